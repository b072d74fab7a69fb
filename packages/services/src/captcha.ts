import { hkdfSync } from 'node:crypto'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Transaction } from 'kysely'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import { checkRecaptcha } from './recaptcha.ts'
import { sha256 } from './secrets.ts'

/** What a form needs to be sent: a challenge to work on, or where reCAPTCHA is configured its site key. */
type Captcha = Challenge | { siteKey: string; scriptUrl: string }

/** A captcha that was solved, by which it is spent; nothing where somebody else keeps count. */
type SolvedCaptcha = { challenge: Buffer; expiresAt: Date } | undefined

/** A captcha for the next form. */
export async function makeCaptcha(ctx: Context): Promise<Captcha> {
  const { recaptcha } = ctx.config
  if (recaptcha) return { siteKey: recaptcha.siteKey, scriptUrl: `${recaptcha.url}/api.js` }
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: limits.captchaIterations,
    counter: randomInt(limits.captchaGuesses / 2, limits.captchaGuesses * 1.5),
    deriveKey,
    expiresAt: new Date(ctx.now().getTime() + limits.captchaMinutes * 60_000),
    ...secretsOf(ctx.config),
  })
}

/** Checks what a form says of its captcha. Throws `captcha-unsolved`, or `captcha-unavailable` when nobody can tell. */
export async function checkCaptcha(ctx: Context, answer: string): Promise<SolvedCaptcha> {
  const { recaptcha } = ctx.config
  if (recaptcha) {
    if (!answer || !(await checkRecaptcha(recaptcha, answer))) throw unsolved()
    return undefined
  }
  const { challenge, solution } = readAnswer(answer)
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(ctx.config) }).catch(() => {
    throw unsolved()
  })
  const { nonce, expiresAt } = challenge.parameters
  if (!verified || !expiresAt) throw unsolved()
  return { challenge: sha256(nonce), expiresAt: new Date(expiresAt * 1000) }
}

/**
 * Lets a solved captcha count this once, however many forms bring it at the same time. In the transaction of what the
 * form asks for: when that fails, the captcha is not lost. Throws `captcha-unsolved` for one that counted before.
 */
export async function spendCaptcha(transaction: Transaction<Tables>, solved: SolvedCaptcha): Promise<void> {
  if (!solved) return
  const { numInsertedOrUpdatedRows: spent } = await transaction
    .insertInto('portal.spent_captcha')
    .values({ challenge: solved.challenge, expires_at: solved.expiresAt })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (!spent) throw unsolved()
}

/** Forgets the captchas whose time is over; a minute later than that, for clocks that differ. */
export async function deleteSpentCaptchas(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - 60_000)
  await ctx.db.deleteFrom('portal.spent_captcha').where('expires_at', '<', before).execute()
}

const unsolved = () => new PortalError('captcha-unsolved')

/** The challenge and its solution as the page sends them: JSON in base64. */
function readAnswer(answer: string): { challenge: Challenge; solution: Solution } {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    if (typeof challenge.parameters.nonce === 'string') return { challenge, solution }
  } catch {
    // What is no answer at all is none like any other.
  }
  throw unsolved()
}

const secretsOf = (config: Config) => ({
  hmacSignatureSecret: secretOf(config, 'challenges of the captcha'),
  hmacKeySignatureSecret: secretOf(config, 'solutions of the captcha'),
})

const secretOf = ({ secretKey }: Config, use: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', use, 32)).toString('hex')
