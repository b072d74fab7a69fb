import type { TokenScope } from '@portal/domain/product.ts'

/** Where the token page leaves a new secret for this tab. It goes when the tab is closed, and nowhere else. */
const key = (product: TokenScope) => `apiToken.${product}`

export const readToken = (product: TokenScope): string => attempt(() => sessionStorage.getItem(key(product))) ?? ''

/** Keeps a typed token for the next operation of the same product. */
export function keepToken(product: TokenScope, token: string): void {
  attempt(() => (token ? sessionStorage.setItem(key(product), token) : sessionStorage.removeItem(key(product))))
}

/** A browser may forbid storage altogether; then the token lives as long as the form. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
