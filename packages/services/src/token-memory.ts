import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { TokenProduct } from '@portal/domain/product.ts'
import type { Notices } from './notices.ts'

/** Whose token a call shows, and the APIs that it opens. */
export interface TokenHolder {
  tokenId: string
  accountId: string
  product: TokenProduct
  apis: readonly string[]
}

/** What the database says about a token. */
export interface TokenFacts {
  holder: TokenHolder
  isEnded: boolean
  /** When it ends by itself, in milliseconds since 1970. */
  endsAt: number
}

interface Remembered extends TokenFacts {
  checkedAt: number
  /** The connection on which news of it would have come since; undefined when there was none. */
  connection: number | undefined
}

/** What one process knows of tokens, so that most calls ask nobody. */
export interface TokenMemory {
  /** The holder behind a key, from memory or else from `read`. Throws `database-unavailable`. */
  find(key: string, read: () => Promise<TokenFacts | undefined>): Promise<TokenHolder | undefined>
  /** Takes note that a token has ended ('token ID'), or that an account's subscriptions have changed ('account ID'). */
  hear(notice: string): void
}

const keepMs = limits.tokenMemorySeconds * 1000

/** A memory that believes itself for a minute while `notices` would bring changes, and for an instant otherwise. */
export function makeTokenMemory(now: () => number, notices: () => Notices): TokenMemory {
  const remembered = new Map<string, Remembered>()
  const reading = new Map<string, Promise<TokenHolder | undefined>>()
  let changes = 0
  let failedAt = Number.NEGATIVE_INFINITY

  /** Whether `since` is less than `ms` ago; a moment that lies ahead was taken from a clock since put back. */
  const isWithin = (since: number, ms: number) => now() >= since && now() - since < ms

  function isFresh({ checkedAt, connection }: Remembered) {
    const hears = connection !== undefined && connection === notices().connection()
    return isWithin(checkedAt, hears ? keepMs : limits.tokenMemoryBlindMs)
  }

  const holderNow = ({ holder, isEnded, endsAt }: TokenFacts) => (isEnded || endsAt <= now() ? undefined : holder)

  async function readAnew(key: string, read: () => Promise<TokenFacts | undefined>) {
    const before = { changes, connection: notices().connection(), checkedAt: now() }
    const state = await read()
    // News that came while we read may be of this very token: what was read is then good for this call at most.
    if (state && before.changes === changes) remember(key, { ...state, ...before })
    return state && holderNow(state)
  }

  function remember(key: string, state: Remembered) {
    remembered.delete(key)
    remembered.set(key, state)
    if (remembered.size > limits.tokensRemembered) remembered.delete(remembered.keys().next().value!)
  }

  async function find(key: string, read: () => Promise<TokenFacts | undefined>) {
    const known = remembered.get(key)
    if (known && (isFresh(known) || !holderNow(known))) return holderNow(known)
    if (known && isWithin(failedAt, limits.tokenMemoryBlindMs) && isWithin(known.checkedAt, keepMs)) return known.holder
    const answer = reading.get(key) ?? readAnew(key, read)
    reading.set(key, answer)
    try {
      return await answer
    } catch (cause) {
      failedAt = now()
      const still = remembered.get(key)
      if (still && isWithin(still.checkedAt, keepMs)) return holderNow(still)
      throw new PortalError('database-unavailable', { cause, retryAfter: 1 })
    } finally {
      if (reading.get(key) === answer) reading.delete(key)
    }
  }

  function hear(notice: string) {
    const [what, id] = notice.split(' ')
    changes++
    reading.clear()
    for (const [key, state] of remembered) {
      if (what === 'token' && state.holder.tokenId === id) remembered.set(key, { ...state, isEnded: true })
      if (what === 'account' && state.holder.accountId === id) remembered.delete(key)
    }
  }

  return { find, hear }
}
