import type { TokenProduct } from '@portal/domain/product.ts'
import { callPortal } from './call.ts'
import { useData } from './data.ts'

/** A token as its owner sees it: everything but the secret. Times are ISO 8601. */
export interface TokenInfo {
  product: TokenProduct
  prefix: string
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
}

/** The tokens of an account, and the products for which it may have one. */
export interface TokenList {
  items: TokenInfo[]
  available: TokenProduct[]
}

/** A token that was just made, with the secret that no later answer repeats. */
export interface NewToken {
  product: TokenProduct
  token: string
  prefix: string
  createdAt: string
}

export interface Verification {
  valid: boolean
  product: TokenProduct
  prefix: string | null
  createdAt: string | null
  lastUsedAt: string | null
  reason?: 'mistyped' | 'other-product' | 'unknown' | 'replaced' | 'not-subscribed'
}

/** The tokens of whoever is signed in, read anew whenever a page shows them: their last use moves. */
export const useTokens = () => useData<TokenList>('/api/token', { fresh: true })

export const generateToken = (product: TokenProduct): Promise<NewToken> =>
  callPortal(`/api/token/${product}/generate`, { method: 'POST' })

export const verifyToken = (product: TokenProduct, token: string): Promise<Verification> =>
  callPortal(`/api/token/${product}/verify`, { method: 'POST', body: { token } })
