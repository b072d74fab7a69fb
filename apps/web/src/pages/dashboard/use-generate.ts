import type { TokenProduct } from '@portal/domain/product.ts'
import { useState } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import { useGenerateToken } from '../../api/tokens.ts'
import { useSpeech } from '../../i18n.tsx'
import { showSnackbar } from '../../layouts/Snackbars.tsx'
import { keepToken } from '../../query-builder/token-store.ts'

/** Makes a new token. Its secret lives as long as the page shows it, and in this tab for the query builder. */
export function useGenerate(product: TokenProduct) {
  const { t } = useSpeech()
  const generateToken = useGenerateToken()
  const failureWords = useFailureWords()
  const [secret, setSecret] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const generate = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { token } = await generateToken(product)
      keepToken(product, token)
      setSecret(token)
      showSnackbar('success', t('token.generated'))
    } catch (error) {
      setFailure(failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  return { secret, failure, busy, generate }
}
