import { htmlLanguage } from '@portal/domain/language.ts'
import type { TokenProduct } from '@portal/domain/product.ts'
import { isTokenProduct } from '@portal/domain/product.ts'
import { bareToken } from '@portal/domain/request.ts'
import { parseSecret } from '@portal/domain/token.ts'
import { type FormEvent, useState } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import { type Verification, verifyToken } from '../../api/tokens.ts'
import { useSpeech } from '../../i18n.tsx'

interface Result {
  tone: 'good' | 'bad'
  words: string
}

/** Verifies a pasted token: what is wrong with the field, or what is known of the token, in words. */
export function useVerify() {
  const { t } = useSpeech()
  const verdict = useVerdict()
  const failureWords = useFailureWords()
  const [fault, setFault] = useState<string>()
  const [result, setResult] = useState<Result>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const field = event.currentTarget.elements.namedItem('token') as HTMLInputElement
    const token = bareToken(field.value)
    setFault(token ? undefined : t('token.verify.missing'))
    setResult(undefined)
    if (!token) return field.focus()
    setBusy(true)
    try {
      setResult(verdict(await verifyToken(productOf(token), token)))
    } catch (error) {
      setResult({ tone: 'bad', words: failureWords(error) })
    } finally {
      setBusy(false)
    }
  }
  return { fault, result, busy, submit }
}

/** A token names its product; one that names none is asked about like any other, and found mistyped. */
function productOf(token: string): TokenProduct {
  const kind = parseSecret(token)
  return isTokenProduct(kind) ? kind : 'ceic'
}

/** What a verification says in words. */
function useVerdict(): (verification: Verification) => Result {
  const { language, t } = useSpeech()
  const format = new Intl.DateTimeFormat(htmlLanguage[language], { dateStyle: 'medium', timeStyle: 'short' })
  const moment = (iso: string | null) => (iso ? format.format(new Date(iso)) : undefined)
  return ({ valid, reason, product, createdAt, lastUsedAt }) => {
    if (!valid) return { tone: 'bad', words: t(`token.reason.${reason ?? 'unknown'}`) }
    const created = t('token.verify.valid', {
      product: t(`token.product.${product}`),
      created: moment(createdAt) ?? '',
    })
    const used = lastUsedAt ? t('token.verify.used', { used: moment(lastUsedAt) ?? '' }) : t('token.verify.unused')
    return { tone: 'good', words: `${created} ${used}` }
  }
}
