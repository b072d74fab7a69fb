import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { DataError } from '../../api/data-error.ts'
import { useFailureWords } from '../../api/failure-words.ts'
import { useSignIn } from '../../api/user.ts'
import { useSpeech } from '../../i18n.tsx'
import { chosenRealm } from './RealmChoice.tsx'

type Faults = Partial<Record<'email' | 'password', string>>

/** Sends the form of the login page: what is wrong with it, what the portal refused, and whether it is under way. */
export function useLogin(destination: () => string) {
  const { t } = useSpeech()
  const navigate = useNavigate()
  const signIn = useSignIn()
  const failureWords = useFailureWords()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const refuse = (form: HTMLFormElement, found: Faults, words?: string) => {
    setFaults(found)
    setFailure(words)
    const field = form.elements.namedItem(found.email ? 'email' : 'password') as HTMLInputElement
    field.focus()
    field.select()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const { email, password } = readFields(form)
    const found: Faults = {
      ...(!/\S@\S/.test(email) && { email: t(email ? 'login.emailIncomplete' : 'login.emailMissing') }),
      ...(!password && { password: t('login.passwordMissing') }),
    }
    if (found.email || found.password) return refuse(form, found)
    setBusy(true)
    try {
      await signIn({ realm: chosenRealm(form), email, password })
      navigate(destination(), { replace: true })
    } catch (error) {
      refuse(form, readFaults(error), failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  return { faults, failure, busy, submit }
}

function readFields(form: HTMLFormElement) {
  const data = new FormData(form)
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') }
}

/** What the portal says of single fields, 'body/email'. */
function readFaults(error: unknown): Faults {
  const fields = error instanceof DataError ? error.fields : []
  return Object.fromEntries(fields.map(({ path, message }) => [path.split('/').at(-1), message]))
}
