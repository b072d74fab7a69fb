import { useFailureWords } from '../api/failure-words.ts'
import { signOut } from '../api/user.ts'
import { useSpeech } from '../i18n.tsx'
import { inLanguage, paths } from '../paths.ts'
import { showSnackbar } from './Snackbars.tsx'

/** Ends the session and opens a new document, so that nothing of the account stays in memory; or says why not. */
export function useSignOut(): () => Promise<void> {
  const { language } = useSpeech()
  const failureWords = useFailureWords()
  return () =>
    signOut().then(
      () => location.replace(`${inLanguage(language, paths.login)}?why=signed-out`),
      error => showSnackbar('error', failureWords(error)),
    )
}
