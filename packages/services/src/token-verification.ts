import type { TokenProduct } from '@portal/domain/product.ts'
import { openedApis, parseSecret, type SecretKind } from '@portal/domain/token.ts'
import type { Context } from './context.ts'
import { sha256 } from './secrets.ts'
import { requireProduct, selectTokens, type TokenRow, toInfo } from './tokens.ts'
import { listSubscriptions } from './users.ts'

/** Why a token does not work, in the order in which it is asked. */
export const invalidReasons = ['mistyped', 'other-product', 'unknown', 'replaced', 'not-subscribed'] as const
type InvalidReason = (typeof invalidReasons)[number]

/** Whether a token that somebody has at hand is their valid one for a product; says nothing about other people's. */
export async function verifyToken(ctx: Context, accountId: string, name: string, secret: string) {
  const product = requireProduct(name)
  const kind = parseSecret(secret)
  const row = kind && (await selectTokens(ctx, accountId).where('secret_hash', '=', sha256(secret)).executeTakeFirst())
  const info = row ? toInfo(ctx, row) : undefined
  const reason = await findFault(ctx, accountId, product, kind, row)
  return {
    valid: reason === undefined,
    product,
    prefix: info?.prefix ?? null,
    createdAt: info?.createdAt ?? null,
    lastUsedAt: info?.lastUsedAt ?? null,
    ...(reason && { reason }),
  }
}

async function findFault(
  ctx: Context,
  accountId: string,
  product: TokenProduct,
  kind: SecretKind | undefined,
  row: TokenRow | undefined,
): Promise<InvalidReason | undefined> {
  if (!kind) return 'mistyped'
  if (kind !== product) return 'other-product'
  if (!row) return 'unknown'
  if (row.ended_at) return 'replaced'
  return openedApis(product, await listSubscriptions(ctx, accountId)).length === 0 ? 'not-subscribed' : undefined
}
