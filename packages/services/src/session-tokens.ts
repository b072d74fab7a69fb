import { createHmac } from 'node:crypto'
import { limits } from '@portal/domain/limits.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { sha256 } from './secrets.ts'

/** What the owner of a session holds: a short access token, and the refresh token that buys the next pair. */
export interface SessionTokens {
  token: string
  expiresAt: Date
  refreshToken: string
  refreshExpiresAt: Date
}

/**
 * The refresh token that replaces another. It is computed rather than drawn, as is the access token beside it, so that
 * a pair can be given out twice although only its hashes are kept; without the portal's key nobody can follow them.
 */
export const successorOf = (ctx: Context, refreshToken: string): string => follow(ctx, refreshToken, 'refresh')

const follow = (ctx: Context, refreshToken: string, use: 'refresh' | 'access') =>
  createHmac('sha256', ctx.config.secretKey).update(`${use} ${refreshToken}`).digest('base64url')

/** A refresh token with its access token, and the row that is kept of both. */
export function makePair(ctx: Context, refreshToken: string) {
  const token = follow(ctx, refreshToken, 'access')
  const now = ctx.now().getTime()
  const expiresAt = new Date(now + limits.sessionMinutes * 60_000)
  const refreshExpiresAt = new Date(now + limits.refreshDays * 86_400_000)
  const tokens: SessionTokens = { token, expiresAt, refreshToken, refreshExpiresAt }
  const row = {
    refresh_hash: sha256(refreshToken),
    access_hash: sha256(token),
    access_expires_at: expiresAt,
    refresh_expires_at: refreshExpiresAt,
  }
  return { tokens, row }
}

type PairRow = ReturnType<typeof makePair>['row']

/** Marks a refresh token as replaced and keeps its successor, in one statement. The account id, if it was still good. */
export async function replacePair(ctx: Context, refreshToken: string, next: PairRow): Promise<string | undefined> {
  const { rows } = await sql<{ account_id: string }>`
    with replaced as (
      update portal.session_token as pair set replaced_at = ${ctx.now()} from portal.session
      where pair.refresh_hash = ${sha256(refreshToken)} and pair.replaced_at is null
        and pair.refresh_expires_at > ${ctx.now()} and session.id = pair.session_id and session.ended_at is null
      returning session.id, session.account_id
    ), successor as (
      insert into portal.session_token (refresh_hash, access_hash, session_id, access_expires_at, refresh_expires_at)
      select ${next.refresh_hash}, ${next.access_hash}, id,
        ${next.access_expires_at}::timestamptz, ${next.refresh_expires_at}::timestamptz from replaced
    )
    select account_id from replaced`.execute(ctx.db)
  return rows[0]?.account_id
}

/** A replaced token of a running session, with what its successor was given when that is the one computed here. */
export async function findReplaced(ctx: Context, refreshToken: string, next: PairRow) {
  const row = await ctx.db
    .selectFrom('portal.session_token as pair')
    .innerJoin('portal.session as session', 'session.id', 'pair.session_id')
    .leftJoin('portal.session_token as successor', join =>
      join.onRef('successor.session_id', '=', 'session.id').on('successor.refresh_hash', '=', next.refresh_hash),
    )
    .select([
      'session.id as sessionId',
      'account_id as accountId',
      'pair.replaced_at as replacedAt',
      'successor.access_expires_at as expiresAt',
      'successor.refresh_expires_at as refreshExpiresAt',
    ])
    .where('pair.refresh_hash', '=', sha256(refreshToken))
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row?.replacedAt) return undefined
  const { sessionId, accountId, replacedAt, expiresAt, refreshExpiresAt } = row
  return { sessionId, accountId, replacedAt, expiry: expiresAt && refreshExpiresAt && { expiresAt, refreshExpiresAt } }
}
