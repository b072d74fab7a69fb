import { randomBytes } from 'node:crypto'
import { limits } from '@portal/domain/limits.ts'
import { makeSecret, parseSecret, secretBytes } from '@portal/domain/token.ts'
import type { Context } from './context.ts'
import { checkCredentials } from './identity.ts'
import { sha256 } from './secrets.ts'
import { insertToken } from './tokens.ts'

/**
 * Starts a session of the macro API for somebody's login; its secret is accepted in the place of a token until it is
 * ended or a day has passed. Throws `login-failed` and `login-too-often`.
 */
export async function createApiSession(
  ctx: Context,
  login: { email: string; password: string; address: string },
): Promise<{ session: string; expiresAt: Date }> {
  const accountId = await checkCredentials(ctx, { realm: 'ceic', ...login })
  const session = makeSecret('ceicSession', randomBytes(secretBytes))
  const expiresAt = new Date(ctx.now().getTime() + limits.apiSessionHours * 3_600_000)
  await insertToken(ctx, { accountId, product: 'ceic', kind: 'session', secret: session, expiresAt })
  return { session, expiresAt }
}

/** Ends a session of the macro API. False when there is none that runs. */
export async function endApiSession(ctx: Context, session: string): Promise<boolean> {
  if (parseSecret(session) !== 'ceicSession') return false
  const ended = await ctx.db
    .updateTable('portal.token')
    .set({ ended_at: ctx.now() })
    .where('secret_hash', '=', sha256(session))
    .where('kind', '=', 'session')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .returning('id')
    .executeTakeFirst()
  if (ended) ctx.tokens.memory.hear(`token ${ended.id}`)
  return ended !== undefined
}

/** Deletes the sessions of the macro API that can open nothing any more. */
export async function deleteExpiredApiSessions(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('portal.token')
    .where('kind', '=', 'session')
    .where(({ or, eb }) => or([eb('expires_at', '<', ctx.now()), eb('ended_at', 'is not', null)]))
    .execute()
}
