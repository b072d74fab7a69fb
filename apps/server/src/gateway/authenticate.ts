import { DataError } from '@portal/data-apis/data-api.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Family } from '@portal/domain/product.ts'
import { parseSecret } from '@portal/domain/token.ts'
import type { Context } from '@portal/services/context.ts'
import type { TokenHolder } from '@portal/services/token-memory.ts'
import { findTokenHolder } from '@portal/services/tokens.ts'
import { isEndedTrial } from '@portal/services/trials.ts'
import { say } from '@portal/services/words.ts'
import type { FastifyRequest } from 'fastify'
import type { Api } from './api.ts'
import { type GatewayCall, refuse, wordsLanguage } from './call.ts'

/** A place of a call where a token may stand. */
type Carrier = (request: FastifyRequest, api: Api) => unknown

const inQuery =
  (name: string): Carrier =>
  ({ query }) =>
    (query as Record<string, unknown>)[name]
const inHeader =
  (name: string): Carrier =>
  ({ headers }) =>
    headers[name]
/** The session of an API that has a login. */
const session: Carrier = ({ query }, { credentials }) =>
  credentials.has('sessionId') ? (query as Record<string, unknown>).sessionId : undefined
const bearer: Carrier = ({ headers }) => /^bearer\s+(.*)$/i.exec(headers.authorization ?? '')?.[1]
/** With or without the word Bearer. */
const authorization: Carrier = ({ headers }) => headers.authorization?.replace(/^bearer\s+/i, '')

const anywhere = [inQuery('token'), authorization, inHeader('x-api-key')]

/** Where a family looks for the token of a call; the first place that has something counts. */
const carriers: Record<Family, Carrier[]> = {
  ceic: anywhere,
  emis: [session, ...anywhere],
  emisV2: anywhere,
  epfr: [bearer],
  redd: anywhere,
}

/**
 * Whose token a call carries. Fails with 401 when it carries none that is valid, with 403 when its account is not
 * subscribed to this API, and with `database-unavailable` when nobody can tell.
 */
export async function authenticate(ctx: Context, call: GatewayCall, request: FastifyRequest): Promise<TokenHolder> {
  const secret = readSecret(call, request)
  const holder = secret === undefined ? undefined : await findTokenHolder(ctx, secret)
  if (!holder && secret !== undefined && (await isEndedTrial(ctx, secret))) throw trialEnded(call)
  if (!holder && secret !== undefined && parseSecret(secret)?.endsWith('Session'))
    throw refuse(call, 401, 'session-ended', 'gateway.session-ended')
  if (!holder)
    throw refuse(call, 401, secret === undefined ? 'token-missing' : 'token-invalid', 'gateway.token-missing')
  if (!holder.apis.includes(call.api.product.name)) throw refuse(call, 403, 'not-subscribed', 'gateway.not-subscribed')
  return holder
}

const trialEnded = (call: GatewayCall) =>
  new DataError(401, 'SANDBOX_EXPIRED', say(wordsLanguage(call), 'error.trial-ended', { days: limits.sandboxDays }))

/** The token of a call, where its family looks for it. */
export function readSecret({ api }: GatewayCall, request: FastifyRequest): string | undefined {
  for (const carrier of carriers[api.product.family]) {
    const given = carrier(request, api)
    if (given !== undefined) return typeof given === 'string' && given !== '' ? given.trim() : undefined
  }
  return undefined
}
