import { randomBytes } from 'node:crypto'
import { limits } from '@portal/domain/limits.ts'
import { makeSecret, parseSecret, type SessionProduct, secretBytes } from '@portal/domain/token.ts'
import type { Context } from './context.ts'
import { checkCredentials } from './identity.ts'
import { sha256 } from './secrets.ts'
import { insertToken } from './tokens.ts'

/**
 * Starts a session of a product's API for somebody's login; its secret is accepted in the place of a token until it is
 * ended or a day has passed. Throws `login-failed` and `login-too-often`.
 */
export async function createApiSession(
  ctx: Context,
  product: SessionProduct,
  login: { email: string; password: string; address: string },
): Promise<{ session: string; expiresAt: Date }> {
  const accountId = await checkCredentials(ctx, { realm: product, ...login })
  const session = makeSecret(`${product}Session`, randomBytes(secretBytes))
  const expiresAt = new Date(ctx.now().getTime() + limits.apiSessionHours * 3_600_000)
  await insertToken(ctx, { accountId, product, kind: 'session', secret: session, expiresAt })
  return { session, expiresAt }
}

/** Ends a session of a product's API by its secret. False when there is none that runs. */
export const endApiSession = async (ctx: Context, product: SessionProduct, session: string): Promise<boolean> =>
  parseSecret(session) === `${product}Session` && endSession(ctx, 'secret_hash', sha256(session))

/** Ends the session that a call was made with. False when it was made with a token, which only a new one replaces. */
export const endCallingSession = (ctx: Context, tokenId: string): Promise<boolean> => endSession(ctx, 'id', tokenId)

async function endSession(ctx: Context, column: 'id' | 'secret_hash', value: string | Buffer): Promise<boolean> {
  const ended = await ctx.db
    .updateTable('portal.token')
    .set({ ended_at: ctx.now() })
    .where(column, '=', value)
    .where('kind', '=', 'session')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .returning('id')
    .executeTakeFirst()
  if (ended) ctx.tokens.memory.hear(`token ${ended.id}`)
  return ended !== undefined
}

/** Deletes the sessions of APIs that can open nothing any more. */
export async function deleteExpiredApiSessions(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('portal.token')
    .where('kind', '=', 'session')
    .where(({ or, eb }) => or([eb('expires_at', '<', ctx.now()), eb('ended_at', 'is not', null)]))
    .execute()
}
