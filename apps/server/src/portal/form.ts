import type { FormField, FormFields } from '@portal/domain/form.ts'
import { limits } from '@portal/domain/limits.ts'
import { makeCaptcha } from '@portal/services/captcha.ts'
import type { Context } from '@portal/services/context.ts'
import type { Sending } from '@portal/services/trial-registration.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mailOriginOf } from '../origin.ts'
import { languageOf } from './language-of.ts'
import { answer, failures, mailbox } from './schemas.ts'

const challenge = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.int().meta({ description: 'Seconds since 1970.' }),
    }),
    signature: z.string(),
  })
  .meta({
    id: 'CaptchaChallenge',
    description:
      'A proof of work (ALTCHA, version 2). Send {challenge, solution: {counter, derivedKey}} as JSON in base64; each challenge counts once.',
  })
const siteKey = z
  .object({ siteKey: z.string(), scriptUrl: z.string() })
  .meta({ id: 'CaptchaSiteKey', description: 'Where reCAPTCHA is configured: what its own script needs.' })

/** What the forms of the portal share. */
export async function formRoutes(plain: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.get('/api/captcha', {
    config: { access: 'form.send' },
    schema: {
      tags: ['Forms'],
      summary: 'Get a captcha for a form',
      response: { 200: answer('A challenge to solve, or a site key.', z.union([challenge, siteKey])), ...failures },
    },
    handler: async (_, reply) => {
      reply.header('cache-control', 'no-store')
      return (await makeCaptcha(ctx)) as z.infer<typeof challenge>
    },
  })
}

/** Where a form came from. `answer` is what it says of its captcha. */
export const sendingOf = (ctx: Context, request: FastifyRequest, captcha: string): Sending => ({
  captcha,
  language: languageOf(request),
  address: request.ip,
  origin: mailOriginOf(ctx, request),
})

/** The answer to the captcha as each form carries it; without one it is refused in its own words, not as a missing field. */
export const captchaAnswer = z.string().max(limits.captchaAnswerMax).default('')

const schemaOf = ({ kind, required, maxLength }: FormField): z.ZodType => {
  if (kind === 'check') return required ? z.boolean() : z.boolean().default(false)
  if (kind === 'mail-address') return mailbox
  const allowed = kind === 'text' ? /^[\P{Cc}\t\n\r]*$/u : /^\P{Cc}*$/u
  const text = z.string().trim().max(maxLength).regex(allowed)
  return required ? text.min(1) : text.default('')
}

/** The body of a form: its fields as the page knows them, and nothing else. */
export const formShape = <Fields extends FormFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as {
    [Name in keyof Fields]: z.ZodType<Fields[Name]['kind'] extends 'check' ? boolean : string>
  }
