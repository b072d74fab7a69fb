import { PortalError } from '@portal/domain/errors.ts'
import type { Recaptcha } from './config.ts'

const answerWithinMs = 5000

/** Asks reCAPTCHA whether somebody has solved it. Throws `captcha-unavailable` when it does not answer. */
export async function checkRecaptcha({ url, secretKey }: Recaptcha, response: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (!answer.ok) throw new Error(`reCAPTCHA answers ${answer.status}.`)
    return ((await answer.json()) as { success?: unknown }).success === true
  } catch (cause) {
    throw new PortalError('captcha-unavailable', { cause, retryAfter: 5 })
  }
}
