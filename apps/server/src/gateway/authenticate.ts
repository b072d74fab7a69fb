import { credentialNames } from '@portal/domain/spec.ts'
import type { Context } from '@portal/services/context.ts'
import type { TokenHolder } from '@portal/services/token-memory.ts'
import { findTokenHolder } from '@portal/services/tokens.ts'
import type { FastifyRequest } from 'fastify'
import { type GatewayCall, refuse } from './call.ts'

/**
 * Whose token a call carries. Fails with 401 when it carries none that is valid, with 403 when its account is not
 * subscribed to this API, and with `database-unavailable` when nobody can tell.
 */
export async function authenticate(ctx: Context, call: GatewayCall, request: FastifyRequest): Promise<TokenHolder> {
  const secret = readSecret(call, request)
  const holder = secret === undefined ? undefined : await findTokenHolder(ctx, secret)
  if (!holder)
    throw refuse(call, 401, secret === undefined ? 'token-missing' : 'token-invalid', 'gateway.token-missing')
  if (!holder.apis.includes(call.api.product.name)) throw refuse(call, 403, 'not-subscribed', 'gateway.not-subscribed')
  return holder
}

/**
 * The token of a call: `?token=`, `Authorization` with or without the word Bearer, or `x-api-key`, in this order. Where
 * the API has a login, the session of `?sessionId=` goes before all of them.
 */
function readSecret({ api }: GatewayCall, { query, headers }: FastifyRequest): string | undefined {
  const { token, sessionId } = query as { token?: unknown; sessionId?: unknown }
  const session = credentialNames(api.specification).includes('sessionId') ? sessionId : undefined
  const given = session ?? token ?? headers.authorization?.replace(/^bearer\s+/i, '') ?? headers['x-api-key']
  return typeof given === 'string' && given !== '' ? given.trim() : undefined
}
