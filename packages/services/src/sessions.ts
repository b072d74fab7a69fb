import { randomBytes } from 'node:crypto'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { User } from '@portal/domain/user.ts'
import type { Context } from './context.ts'
import { newId, sha256 } from './secrets.ts'
import { findReplaced, makePair, replacePair, type SessionTokens, successorOf } from './session-tokens.ts'
import { findUser, selectAccounts, toUser } from './users.ts'

export interface SignedIn extends SessionTokens {
  user: User
}

/** Whose access token a caller shows. */
export interface Caller {
  sessionId: string
  user: User
}

/** Starts a new session of an account. */
export async function startSession(ctx: Context, accountId: string): Promise<SignedIn> {
  const id = newId(ctx)
  const refreshToken = randomBytes(32).toString('base64url')
  const pair = makePair(ctx, refreshToken)
  await ctx.db.transaction().execute(async db => {
    await db.insertInto('portal.session').values({ id, account_id: accountId, created_at: ctx.now() }).execute()
    await db
      .insertInto('portal.session_token')
      .values({ ...pair.row, session_id: id })
      .execute()
  })
  return withUser(ctx, accountId, pair.tokens)
}

/** The caller that an access token belongs to, as long as it and its session last. */
export async function findCaller(ctx: Context, token: string): Promise<Caller | undefined> {
  const row = await selectAccounts(ctx.db)
    .innerJoin('portal.session as session', 'session.account_id', 'account.id')
    .innerJoin('portal.session_token as pair', 'pair.session_id', 'session.id')
    .select('session.id as sessionId')
    .where('pair.access_hash', '=', sha256(token))
    .where('pair.access_expires_at', '>', ctx.now())
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { sessionId, ...account } = row
  return { sessionId, user: toUser(account) }
}

/**
 * Replaces a refresh token by its successor. Whoever shows it again within the grace gets that same successor, so that
 * requests that cross each other do no harm; later it can only be a copy, and the whole session ends. Throws
 * `refresh-failed`.
 */
export async function refreshSession(ctx: Context, refreshToken: string): Promise<SignedIn> {
  const next = makePair(ctx, successorOf(ctx, refreshToken))
  const accountId = await replacePair(ctx, refreshToken, next.row)
  if (accountId) return withUser(ctx, accountId, next.tokens)
  const earlier = await findReplaced(ctx, refreshToken, next.row)
  if (!earlier) throw new PortalError('refresh-failed')
  const graceEndsAt = earlier.replacedAt.getTime() + limits.refreshGraceSeconds * 1000
  if (ctx.now().getTime() > graceEndsAt) await endSession(ctx, earlier.sessionId)
  else if (earlier.expiry) return withUser(ctx, earlier.accountId, { ...next.tokens, ...earlier.expiry })
  throw new PortalError('refresh-failed')
}

/** Ends a session for everybody who holds a token of it. */
export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db.updateTable('portal.session').set({ ended_at: ctx.now() }).where('id', '=', sessionId).execute()
}

/** Ends every session of an account, as when its password changes. */
export async function endSessionsOf(ctx: Context, accountId: string): Promise<void> {
  await ctx.db
    .updateTable('portal.session')
    .set({ ended_at: ctx.now() })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Deletes what can open nothing any more: sessions that ended, and those that nobody refreshed in time. */
export async function deleteExpiredSessions(ctx: Context): Promise<number> {
  await ctx.db.deleteFrom('portal.session_token').where('refresh_expires_at', '<', ctx.now()).execute()
  const { numDeletedRows } = await ctx.db
    .deleteFrom('portal.session as session')
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('ended_at', 'is not', null),
        not(
          exists(
            selectFrom('portal.session_token as pair').select('session_id').whereRef('session_id', '=', 'session.id'),
          ),
        ),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function withUser(ctx: Context, accountId: string, tokens: SessionTokens): Promise<SignedIn> {
  const user = await findUser(ctx, accountId)
  if (!user) throw new PortalError('refresh-failed')
  return { ...tokens, user }
}
