import { type FormFault, type FormFields, findFaults } from '@portal/domain/form.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DataError } from '../api/data-error.ts'
import { useFailureWords } from '../api/failure-words.ts'
import { useSpeech } from '../i18n.tsx'
import { useCaptcha } from './use-captcha.ts'

export type Values<Name extends string> = Record<Name, string | boolean>

/** What is wrong, in words, by field; the captcha is one of them. */
type Faults<Name extends string> = Partial<Record<Name | 'captcha', string | undefined>>

/**
 * A form with a captcha: what is typed stays in the browser's own fields, what is wrong is said beside them and in
 * sum, and the first wrong one gets the focus. `send` gets the values with the answer to the captcha.
 */
export function useForm<Name extends string>(
  fields: FormFields<Name>,
  send: (body: Values<Name> & { captcha: string }) => Promise<void>,
) {
  const { t } = useSpeech()
  const failureWords = useFailureWords()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [faults, setFaults] = useState<Faults<Name>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  // Once the words are drawn: whoever hears the field hears them with it.
  useEffect(() => {
    if (refusals > 0) focusFault(form.current)
  }, [refusals])

  const words = (name: Name, fault: FormFault) =>
    fault === 'too-long' ? t('field.too-long', { limit: fields[name].maxLength }) : t(`field.${fault}`)
  const look = () => findFaults(fields, readValues(form.current!, fields))

  const refuse = (found: Faults<Name>, failed?: string) => {
    setFaults(found)
    setFailure(failed)
    setRefusals(count => count + 1)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await captcha.answer()
      const found = Object.fromEntries(look().map(([name, fault]) => [name, words(name, fault)])) as Faults<Name>
      const all = { ...found, ...(!answer && { captcha: t('error.captcha-unsolved') }) }
      if (Object.keys(all).length > 0) return refuse(all)
      setFaults({})
      await send({ ...readValues(form.current!, fields), captcha: answer ?? '' })
    } catch (error) {
      const found = readFaults(error, fields)
      if (found.captcha) captcha.reset()
      refuse(found, Object.keys(found).length > 0 ? undefined : failureWords(error))
    } finally {
      setBusy(false)
    }
  }

  /** Looks at one field again: what was wrong and is mended is taken back; on leaving it, what is wrong is said. */
  const check = (name: string, isLeft: boolean) => {
    if (!name) return
    const fault = look().find(([wrong]) => wrong === name)
    const isNew = fault && isLeft && fault[1] !== 'missing' && fault[1] !== 'unchecked'
    if (fault && !isNew) return
    setFaults(({ [name as Name]: _, ...others }) => ({
      ...(others as Faults<Name>),
      ...(fault && { [name]: words(...fault) }),
    }))
  }
  const isProving = captcha.state === 'working' || captcha.state === 'solved'
  const shown = isProving ? { ...faults, captcha: undefined } : faults
  return { form, captcha, faults: shown, failure, busy, submit, check }
}

function readValues<Name extends string>(form: HTMLFormElement, fields: FormFields<Name>): Values<Name> {
  const data = new FormData(form)
  const value = (name: Name) => (fields[name].kind === 'check' ? data.has(name) : String(data.get(name) ?? '').trim())
  return Object.fromEntries((Object.keys(fields) as Name[]).map(name => [name, value(name)])) as Values<Name>
}

/** What the portal says of single fields, 'body/email', and of the captcha. */
function readFaults<Name extends string>(error: unknown, fields: FormFields<Name>): Faults<Name> {
  if (!(error instanceof DataError)) return {}
  if (error.code === 'captcha-unsolved') return { captcha: error.message } as Faults<Name>
  const named = error.fields.map(({ path, message }) => [path.split('/')[1] ?? '', message] as const)
  return Object.fromEntries(named.filter(([name]) => name in fields)) as Faults<Name>
}

/** The first field that is wrong, or else the message of the failure. */
function focusFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-failure]')?.focus()
}
