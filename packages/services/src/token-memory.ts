import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { TokenScope } from '@portal/domain/product.ts'
import type { Notices } from './notices.ts'

/** Whose token a call shows, and the APIs that it opens. */
export interface TokenHolder {
  tokenId: string
  accountId: string
  product: TokenScope
  apis: readonly string[]
}

/** What the database says about a token. */
export interface TokenFacts {
  holder: TokenHolder
  isEnded: boolean
  /** When it ends by itself, in milliseconds since 1970; a session that is used may end later than was read. */
  endsAt: number
}

interface Remembered extends TokenFacts {
  checkedAt: number
  /** The connection on which news of it would have come since; undefined when there was none. */
  connection: number | undefined
}

type Read = () => Promise<TokenFacts | undefined>

const keepMs = limits.tokenMemorySeconds * 1000

/**
 * What one process knows of tokens, so that most calls ask nobody. It believes itself for a minute while `notices` would
 * bring changes, and for an instant otherwise. `now` is in milliseconds.
 */
export class TokenMemory {
  readonly #now: () => number
  readonly #notices: () => Notices
  readonly #remembered = new Map<string, Remembered>()
  readonly #reading = new Map<string, Promise<TokenHolder | undefined>>()
  #changes = 0
  #failedAt = Number.NEGATIVE_INFINITY

  constructor(now: () => number, notices: () => Notices) {
    this.#now = now
    this.#notices = notices
  }

  /** The holder behind a key, from memory or else from `read`. Throws `database-unavailable`. */
  async find(key: string, read: Read): Promise<TokenHolder | undefined> {
    const known = this.#remembered.get(key)
    if (known && (known.isEnded || this.#isFresh(known))) return this.#holderNow(known)
    if (known && this.#isWithin(this.#failedAt, limits.tokenMemoryBlindMs) && this.#isWithin(known.checkedAt, keepMs)) {
      return known.holder
    }
    const answer = this.#reading.get(key) ?? this.#readAnew(key, read)
    this.#reading.set(key, answer)
    try {
      return await answer
    } catch (cause) {
      return this.#holderWithoutAsking(key, cause)
    } finally {
      if (this.#reading.get(key) === answer) this.#reading.delete(key)
    }
  }

  /** Takes note that a token has ended ('token ID'), or that an account's subscriptions have changed ('account ID'). */
  hear(notice: string): void {
    const [what, id] = notice.split(' ')
    this.#changes++
    this.#reading.clear()
    for (const [key, state] of this.#remembered) {
      if (what === 'token' && state.holder.tokenId === id) this.#remembered.set(key, { ...state, isEnded: true })
      if (what === 'account' && state.holder.accountId === id) this.#remembered.delete(key)
    }
  }

  async #readAnew(key: string, read: Read) {
    const before = { connection: this.#notices().connection(), checkedAt: this.#now() }
    const changes = this.#changes
    const facts = await read()
    // News that came while we read may be of this very token: what was read is then good for this call at most.
    if (facts && changes === this.#changes) this.#remember(key, { ...facts, ...before })
    return facts && this.#holderNow(facts)
  }

  #remember(key: string, state: Remembered) {
    this.#remembered.delete(key)
    this.#remembered.set(key, state)
    if (this.#remembered.size <= limits.tokensRemembered) return
    this.#remembered.delete(this.#remembered.keys().next().value!)
  }

  #holderWithoutAsking(key: string, cause: unknown) {
    this.#failedAt = this.#now()
    const known = this.#remembered.get(key)
    if (known && this.#isWithin(known.checkedAt, keepMs)) return this.#holderNow(known)
    throw new PortalError('database-unavailable', { cause, retryAfter: 1 })
  }

  #isFresh({ checkedAt, connection }: Remembered) {
    const hears = connection !== undefined && connection === this.#notices().connection()
    return this.#isWithin(checkedAt, hears ? keepMs : limits.tokenMemoryBlindMs)
  }

  /** Whether a moment is less than `ms` ago; one that lies ahead was taken from a clock since put back. */
  #isWithin(since: number, ms: number) {
    const age = this.#now() - since
    return age >= 0 && age < ms
  }

  #holderNow({ holder, isEnded, endsAt }: TokenFacts) {
    return isEnded || endsAt <= this.#now() ? undefined : holder
  }
}
