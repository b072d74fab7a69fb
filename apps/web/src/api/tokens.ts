import type { TokenProduct } from '@portal/domain/product.ts'
import { callPortal } from './call.ts'
import { useData, useDataStore } from './data.ts'

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
interface NewToken {
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

const tokensPath = '/api/token'

/** The tokens of whoever is signed in, read anew whenever a page shows them: their last use moves. */
export const useTokens = () => useData<TokenList>(tokensPath, { fresh: true })

/** Makes a new token, and lets the page know of it without another call that might fail. Rejects with DataError. */
export function useGenerateToken(): (product: TokenProduct) => Promise<NewToken> {
  const store = useDataStore()
  return async product => {
    const made = await callPortal<NewToken>(`${tokensPath}/${product}/generate`, { method: 'POST' })
    // An older list that is still on its way would hide the new token again.
    if (store.isPending(tokensPath)) await store.read(tokensPath)
    const list = store.get(tokensPath)?.data as TokenList | undefined
    if (list) store.set(tokensPath, { data: replaceToken(list, made) })
    return made
  }
}

/** The list as it is once a new token has taken the place of the one before. */
export const replaceToken = (list: TokenList, { product, prefix, createdAt }: NewToken): TokenList => ({
  ...list,
  items: [
    ...list.items.filter(token => token.product !== product),
    { product, prefix, createdAt, lastUsedAt: null, expiresAt: null },
  ],
})

export const verifyToken = (product: TokenProduct, token: string): Promise<Verification> =>
  callPortal(`/api/token/${product}/verify`, { method: 'POST', body: { token } })
