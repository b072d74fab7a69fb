import { limits } from '@portal/domain/limits.ts'
import { mailAddress } from '@portal/domain/mail-address.ts'
import { realms } from '@portal/domain/user.ts'
import { z } from 'zod'

/** The shapes that several calls of the portal share, as they are checked and published. */
const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string(),
    code: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    incidentId: z.string().optional(),
  })
  .meta({ id: 'Problem', description: 'What went wrong (RFC 9457), in the language of the request.' })

const failure = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problem } },
})

/** The failures that every call may answer. */
export const failures = { '4xx': failure('The call was refused.'), '5xx': failure('The portal failed.') }

/** An answer in JSON. */
export const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

/** An answer without a body. */
export const nothing = z.undefined().meta({ description: 'Done.' })

/** The body of a call that takes none; published as no body. */
export const noBody = z.strictObject({}).nullish()

export const email = z.email({ pattern: /^[^\s@"\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,255}$/u }).max(limits.emailLengthMax)

/** An address that a mail can be sent to. */
export const mailbox = z.email({ pattern: mailAddress }).max(limits.emailLengthMax)

export const user = z
  .object({
    id: z.string(),
    realm: z.enum(realms),
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    jobPosition: z.string(),
    jobDescription: z.string(),
    pictureUrl: z.string().nullable(),
    subscriptions: z.object({ ceicMacro: z.boolean(), emisCompany: z.boolean(), emisDocuments: z.boolean() }),
    isAdmin: z.boolean(),
    hasTokenDecoder: z.boolean(),
  })
  .meta({ id: 'User' })
