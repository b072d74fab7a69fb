import { randomBytes } from 'node:crypto'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import { isTokenProduct, type TokenProduct, type TokenScope, tokenProducts } from '@portal/domain/product.ts'
import { makeSecret, openedApis, parseSecret, secretBytes, shownPrefix } from '@portal/domain/token.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { newId, sha256, sha256Key } from './secrets.ts'
import type { TokenFacts, TokenHolder } from './token-memory.ts'
import { unwrittenUse } from './token-use.ts'
import { readTrialToken } from './trials.ts'
import { listSubscriptions } from './users.ts'

/** A token as its owner sees it later: everything but the secret. */
interface TokenInfo {
  product: TokenProduct
  prefix: string
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
}

/** The valid tokens of an account, at most one for each product. */
export async function listTokens(ctx: Context, accountId: string): Promise<TokenInfo[]> {
  const rows = await selectTokens(ctx, accountId).where('ended_at', 'is', null).execute()
  return rows
    .map(row => toInfo(ctx, row))
    .sort((a, b) => tokenProducts.indexOf(a.product) - tokenProducts.indexOf(b.product))
}

/** The products for which an account may have a token. */
export async function listTokenProducts(ctx: Context, accountId: string): Promise<TokenProduct[]> {
  const subscribed = await listSubscriptions(ctx, accountId)
  return tokenProducts.filter(product => openedApis(product, subscribed).length > 0)
}

/**
 * Makes a new token for a product; the one before it stops working at once, everywhere. The secret is in the answer and
 * nowhere else. Throws `token-product-unknown`, or `token-no-subscription` when the token would open nothing.
 */
export async function generateToken(ctx: Context, accountId: string, name: string) {
  const product = requireProduct(name)
  const token = makeSecret(product, randomBytes(secretBytes))
  const row = await ctx.db.transaction().execute(async db => {
    // All tokens of an account are made one after the other, or two at once would both end the same earlier one.
    await db.selectFrom('portal.account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow()
    const within = { ...ctx, db }
    if (openedApis(product, await listSubscriptions(within, accountId)).length === 0) {
      throw new PortalError('token-no-subscription')
    }
    const ended = await endToken(within, accountId, product)
    const made = await insertToken(within, { accountId, product, kind: 'key', secret: token })
    return { ...made, ended }
  })
  for (const { id } of row.ended) ctx.tokens.memory.hear(`token ${id}`)
  return { product, token, prefix: row.prefix, createdAt: row.created_at }
}

/**
 * Whose token this is and what it opens; nothing when it is mistyped, unknown, replaced or expired. Mostly answered
 * from memory. Throws `database-unavailable` when neither memory nor database can say.
 */
export const findTokenHolder = (ctx: Context, secret: string): Promise<TokenHolder | undefined> =>
  ctx.tokens.memory.find(sha256Key(secret), async () => {
    const kind = parseSecret(secret)
    return kind && (kind === 'ceicSandbox' ? readTrialToken : readToken)(ctx, sha256(secret))
  })

/** Keeps a new token or session; the secret only as its hash. */
export const insertToken = (
  ctx: Context,
  made: { accountId: string; product: TokenScope; kind: 'key' | 'session'; secret: string; expiresAt?: Date },
) =>
  ctx.db
    .insertInto('portal.token')
    .values({
      id: newId(ctx),
      account_id: made.accountId,
      product: made.product,
      kind: made.kind,
      secret_hash: sha256(made.secret),
      prefix: shownPrefix(made.secret),
      created_at: ctx.now(),
      expires_at: made.expiresAt ?? null,
    })
    .returning(['id', 'prefix', 'created_at'])
    .executeTakeFirstOrThrow()

const endToken = (ctx: Context, accountId: string, product: TokenProduct) =>
  ctx.db
    .updateTable('portal.token')
    .set({ ended_at: ctx.now() })
    .where('account_id', '=', accountId)
    .where('product', '=', product)
    .where('kind', '=', 'key')
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()

/** The product of a name in an address. Throws `token-product-unknown`. */
export function requireProduct(name: string): TokenProduct {
  if (!isTokenProduct(name)) throw new PortalError('token-product-unknown', { values: { name } })
  return name
}

/** The tokens that an account ever made, not the sessions. */
export const selectTokens = (ctx: Context, accountId: string) =>
  ctx.db
    .selectFrom('portal.token')
    .select(['id', 'product', 'prefix', 'created_at', 'last_used_at', 'expires_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'key')
    .$narrowType<{ product: TokenProduct }>()

export type TokenRow = Awaited<ReturnType<ReturnType<typeof selectTokens>['execute']>>[number]

/** What is shown of a token; uses that are only noted so far count. */
export function toInfo(ctx: Context, row: TokenRow): TokenInfo {
  const unwritten = unwrittenUse(ctx, row.id)
  const lastUsedAt = unwritten && !(row.last_used_at && row.last_used_at > unwritten) ? unwritten : row.last_used_at
  return { product: row.product, prefix: row.prefix, createdAt: row.created_at, lastUsedAt, expiresAt: row.expires_at }
}

async function readToken(ctx: Context, hash: Buffer): Promise<TokenFacts | undefined> {
  const row = await ctx.db
    .selectFrom('portal.token')
    .select(['id', 'account_id', 'product', 'expires_at', 'ended_at'])
    .select(sql<string[]>`array(select api from portal.subscription where account_id = token.account_id)`.as('apis'))
    .where('secret_hash', '=', hash)
    .executeTakeFirst()
  const expiresAt = row?.product === 'epfr' && !row.ended_at ? await keepAlive(ctx, row) : row?.expires_at
  return (
    row && {
      holder: {
        tokenId: row.id,
        accountId: row.account_id,
        product: row.product,
        apis: openedApis(row.product, row.apis),
      },
      isEnded: row.ended_at !== null,
      endsAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
    }
  )
}

/**
 * When a session of fund flows ends that is used now. It is asked for once a minute, so the calls of that minute are
 * allowed for; and it is written no more often than that, however many processes ask.
 */
async function keepAlive(ctx: Context, { id, expires_at }: { id: string; expires_at: Date | null }) {
  const now = ctx.now().getTime()
  const idleEnd = now + limits.flowSessionIdleMinutes * 60_000
  const endsAt = expires_at?.getTime() ?? 0
  if (endsAt <= now || endsAt > idleEnd) return expires_at
  const later = new Date(idleEnd + limits.tokenMemorySeconds * 1000)
  await ctx.db.updateTable('portal.token').set({ expires_at: later }).where('id', '=', id).execute()
  return later
}
