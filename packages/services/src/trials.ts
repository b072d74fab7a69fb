import { hkdfSync } from 'node:crypto'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import { makeSecret, openedApis, parseSecret, secretBytes } from '@portal/domain/token.ts'
import type { Context } from './context.ts'
import type { Db } from './db.ts'
import { newFileKey, newId, sha256 } from './secrets.ts'
import type { TrialTable } from './tables.ts'
import type { TokenFacts } from './token-memory.ts'

/** What somebody writes who asks for a trial of the sandbox. */
export type TrialApplication = Omit<TrialTable, 'id' | 'link_hash' | 'token_hash' | 'created_at' | 'expires_at'>

/** Starts a trial. The link opens it and goes out by mail; what is kept of it opens nothing. */
export async function createTrial(
  ctx: Context,
  application: TrialApplication,
  db: Db = ctx.db,
): Promise<{ link: string; expiresAt: Date }> {
  const link = newFileKey()
  const expiresAt = new Date(ctx.now().getTime() + limits.sandboxDays * 86_400_000)
  await db
    .insertInto('portal.trial')
    .values({
      ...application,
      id: newId(ctx),
      link_hash: sha256(link),
      token_hash: sha256(tokenOf(link)),
      created_at: ctx.now(),
      expires_at: expiresAt,
    })
    .execute()
  return { link, expiresAt }
}

/** What the link of a trial opens. Throws `trial-unknown` for an unknown one and `trial-ended` after seven days. */
export async function openTrial(ctx: Context, link: string): Promise<{ apiToken: string; expiresAt: Date }> {
  const trial = await findTrial(ctx, 'link_hash', sha256(link))
  if (!trial) throw new PortalError('trial-unknown')
  if (trial.expires_at <= ctx.now()) throw new PortalError('trial-ended', { values: { days: limits.sandboxDays } })
  return { apiToken: tokenOf(link), expiresAt: trial.expires_at }
}

/** What is known of a trial's token, by its hash. */
export async function readTrialToken(ctx: Context, hash: Buffer): Promise<TokenFacts | undefined> {
  const trial = await findTrial(ctx, 'token_hash', hash)
  if (!trial) return undefined
  const { id, expires_at } = trial
  const apis = openedApis('ceicSandbox', ['ceic-sandbox'])
  const holder = { tokenId: id, accountId: id, product: 'ceicSandbox', apis } as const
  return { holder, isEnded: false, endsAt: expires_at.getTime() }
}

/** Whether a token that opens nothing is that of a trial whose days are over. */
export async function isEndedTrial(ctx: Context, secret: string): Promise<boolean> {
  if (parseSecret(secret) !== 'ceicSandbox') return false
  const trial = await findTrial(ctx, 'token_hash', sha256(secret))
  return trial !== undefined && trial.expires_at <= ctx.now()
}

const tokenOf = (link: string) =>
  makeSecret('ceicSandbox', new Uint8Array(hkdfSync('sha256', link, '', 'token of a trial', secretBytes)))

const findTrial = (ctx: Context, column: 'link_hash' | 'token_hash', hash: Buffer) =>
  ctx.db.selectFrom('portal.trial').select(['id', 'expires_at']).where(column, '=', hash).executeTakeFirst()
