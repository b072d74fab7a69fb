import type pg from 'pg'
import type { Logger } from 'pino'
import { type Notices, openNotices } from './notices.ts'
import { TokenMemory } from './token-memory.ts'
import { makeTokenUse, type TokenUse } from './token-use.ts'

/** What one process holds of API tokens beside the database. */
export interface TokenState {
  memory: TokenMemory
  use: TokenUse
  /** Whether news of ended tokens reach this process now. */
  hears(): boolean
  close(): Promise<void>
}

/** Nothing is remembered at first; the connection for news is made with the first look-up. */
export function openTokenState(pool: pg.Pool, log: Logger, now: () => number): TokenState {
  let notices: Notices | undefined
  const memory = new TokenMemory(now, () => {
    notices ??= openNotices(pool, 'portal_token', notice => memory.hear(notice), log)
    return notices
  })
  return {
    memory,
    use: makeTokenUse(),
    hears: () => notices?.connection() !== undefined,
    close: async () => notices?.close(),
  }
}
