import { PortalError } from '@portal/domain/errors.ts'
import { htmlLanguage, type Language } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { networkOf } from '@portal/domain/network.ts'
import { checkCaptcha, spendCaptcha } from './captcha.ts'
import type { Context } from './context.ts'
import { type Letter, writeLetter } from './letter.ts'
import { postLetter } from './mail.ts'
import { sha256 } from './secrets.ts'
import { allowances, secondsUntilLeft, takeOne } from './sign-in-allowance.ts'
import { createTrial, type TrialApplication } from './trials.ts'
import { say } from './words.ts'

/** A form as it came, and from whom. */
export interface Sending {
  /** The answer to the captcha. */
  captcha: string
  language: Language
  /** Network address of the sender. */
  address: string
  /** Origin of the portal for the links of mails, 'https://portal.example.com'. */
  origin: string
}

/**
 * Starts a trial of the sandbox and mails its link. Whoever asks learns nothing of others: it ends the same for every
 * mailbox, also for one that has had its mails of the day and gets no more. Throws `form-too-often`, `captcha-unsolved`
 * and `consent-missing`.
 */
export async function registerTrial(ctx: Context, application: TrialApplication, sending: Sending): Promise<void> {
  await takeFormTurn(ctx, sending.address)
  const solved = await checkCaptcha(ctx, sending.captcha)
  if (!application.accepts_storage) throw consentMissing(sending.language)
  const mailbox = `trial ${sha256(application.email.toLowerCase()).toString('base64')}`
  await ctx.db.transaction().execute(async transaction => {
    await spendCaptcha(transaction, solved)
    if (!(await takeOne({ ...ctx, db: transaction }, mailbox, allowances.trialMails))) return
    const { link, expiresAt } = await createTrial(ctx, application, transaction)
    const letter = writeTrialLetter(application, sending, { link, expiresAt })
    await postLetter(ctx, transaction, { ...letter, recipient: application.email, usefulUntil: expiresAt })
  })
}

/** Takes one of the forms that an address may send. Throws `form-too-often`. */
async function takeFormTurn(ctx: Context, address: string): Promise<void> {
  const key = `form ${networkOf(address)}`
  if (await takeOne(ctx, key, allowances.forms)) return
  const retryAfter = Math.max(1, Math.ceil(await secondsUntilLeft(ctx, key, allowances.forms)))
  throw new PortalError('form-too-often', { values: { minutes: Math.ceil(retryAfter / 60) }, retryAfter })
}

const consentMissing = (language: Language) =>
  new PortalError('consent-missing', {
    fields: [{ path: 'body/agreeToStorePersonalData', message: say(language, 'field.unchecked') }],
  })

function writeTrialLetter(
  { name }: TrialApplication,
  { language, origin }: Sending,
  { link, expiresAt }: { link: string; expiresAt: Date },
): Letter {
  const until = new Intl.DateTimeFormat(htmlLanguage[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(expiresAt)
  return writeLetter(language, say(language, 'trial.mail.subject'), [
    say(language, 'trial.mail.greeting', { name }),
    say(language, 'trial.mail.text', { days: limits.sandboxDays }),
    { href: `${origin}/${language}/api-products/ceic/sandbox/${link}`, words: say(language, 'trial.mail.open') },
    say(language, 'trial.mail.until', { until }),
    say(language, 'trial.mail.stranger'),
  ])
}
