import { limits } from '@portal/domain/limits.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { TokenHolder } from './token-memory.ts'

/** Uses of tokens that this process has not written yet. */
export interface TokenUse {
  /** By token id. */
  pending: Map<string, PendingUse>
  writtenAt: number
  timer: NodeJS.Timeout | undefined
}

interface PendingUse {
  accountId: string
  usedAt: number
  /** One entry for each hour (milliseconds), API name and operation. */
  calls: CountedCalls[]
}

interface CountedCalls {
  hour: number
  api: string
  operation: string
  calls: number
}

/** An accepted call; no operation when its address has none. */
interface UsedCall {
  api: string
  operation?: string | undefined
}

const everyMs = limits.tokenUseSeconds * 1000
const hourMs = 3_600_000

export const makeTokenUse = (): TokenUse => ({
  pending: new Map(),
  writtenAt: Number.NEGATIVE_INFINITY,
  timer: undefined,
})

/** Notes an accepted call, in memory; it is written within a minute. Costs the call nothing and never throws. */
export function noteTokenUse(
  ctx: Context,
  { tokenId, accountId }: Pick<TokenHolder, 'tokenId' | 'accountId'>,
  { api, operation = '' }: UsedCall,
): void {
  const { use } = ctx.tokens
  const now = ctx.now().getTime()
  const entry = { hour: now - (now % hourMs), api, operation, calls: 1 }
  add(use.pending, tokenId, { accountId, usedAt: now, calls: [entry] })
  const dueInMs = use.writtenAt > now ? 0 : Math.max(0, use.writtenAt + everyMs - now)
  if (dueInMs === 0) writeInBackground(ctx)
  else writeLater(ctx, dueInMs)
}

/** The last use of a token that this process knows of but has not written. */
export const unwrittenUse = (ctx: Context, tokenId: string): Date | undefined => {
  const pending = ctx.tokens.use.pending.get(tokenId)
  return pending && new Date(pending.usedAt)
}

/** Writes everything noted so far in one statement; what cannot be written stays noted. */
export async function writeTokenUse(ctx: Context): Promise<void> {
  const { use } = ctx.tokens
  clearTimeout(use.timer)
  use.timer = undefined
  use.writtenAt = ctx.now().getTime()
  const batch = use.pending
  if (batch.size === 0) return
  use.pending = new Map()
  try {
    await write(ctx, batch)
  } catch (error) {
    for (const [tokenId, more] of batch) add(use.pending, tokenId, more)
    writeLater(ctx, everyMs)
    throw error
  }
}

function writeInBackground(ctx: Context) {
  writeTokenUse(ctx).catch(error => ctx.log.warn({ err: error }, 'the use of tokens could not be written yet'))
}

function writeLater(ctx: Context, inMs: number) {
  ctx.tokens.use.timer ??= setTimeout(() => writeInBackground(ctx), inMs).unref()
}

function add(pending: TokenUse['pending'], tokenId: string, more: PendingUse) {
  const known = pending.get(tokenId)
  if (!known) return void pending.set(tokenId, more)
  known.usedAt = Math.max(known.usedAt, more.usedAt)
  for (const entry of more.calls) {
    const { hour, api, operation } = entry
    const same = known.calls.find(each => each.operation === operation && each.api === api && each.hour === hour)
    if (same) same.calls += entry.calls
    else known.calls.push(entry)
  }
}

/** The rows are written in one order everywhere, so that processes never wait for one another in a circle. */
async function write(ctx: Context, batch: Map<string, PendingUse>) {
  const uses = [...batch].sort(([a], [b]) => (a < b ? -1 : 1))
  const calls = uses.flatMap(([tokenId, { accountId, calls }]) =>
    calls.map(entry => ({ tokenId, accountId, ...entry })),
  )
  await sql`
    with used as (
      select * from unnest(${uses.map(([id]) => id)}::uuid[], ${uses.map(([, { usedAt }]) => new Date(usedAt))}::timestamptz[])
        as used (id, at)
    ), touched as (
      update portal.token set last_used_at = greatest(last_used_at, used.at) from used where token.id = used.id
    ), called as (
      select * from unnest(
        ${calls.map(({ hour }) => new Date(hour))}::timestamptz[], ${calls.map(({ tokenId }) => tokenId)}::uuid[],
        ${calls.map(({ accountId }) => accountId)}::uuid[], ${calls.map(({ api }) => api)}::text[],
        ${calls.map(({ operation }) => operation)}::text[], ${calls.map(entry => entry.calls)}::bigint[])
        as called (hour, token_id, account_id, api, operation, calls)
    ), by_operation as (
      insert into portal.operation_use as kept (day, account_id, api, operation, calls)
      select (hour at time zone 'UTC')::date, account_id, api, operation, sum(calls) from called
      where operation <> '' group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, account_id, api, operation) do update set calls = kept.calls + excluded.calls
    )
    insert into portal.token_use as kept (hour, token_id, api, calls)
    select hour, token_id, api, sum(calls) from called group by 1, 2, 3 order by 1, 2, 3
    on conflict (hour, token_id, api) do update set calls = kept.calls + excluded.calls`.execute(ctx.db)
}
