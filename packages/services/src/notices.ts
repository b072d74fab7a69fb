import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

/** Hears what other processes say on a channel of the database. */
export interface Notices {
  /** Which connection hears now; undefined while none does, so that what was said then may be missed. */
  connection(): number | undefined
  close(): Promise<void>
}

const againAfterMs = 250
const probeEveryMs = 5000

/**
 * Listens on a channel over a connection of its own, and again whenever that breaks. A connection that no longer
 * answers counts as broken within ten seconds.
 */
export function openNotices(pool: pg.Pool, channel: string, hear: (notice: string) => void, log: Logger): Notices {
  const closing = new AbortController()
  let connection: number | undefined
  let made = 0
  let isSilent = false

  async function listenOnce() {
    const client = new pg.Client({ ...pool.options, query_timeout: probeEveryMs })
    const broken = new Promise<void>(resolve => client.on('error', () => resolve()).on('end', () => resolve()))
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      connection = ++made
      isSilent = false
      await Promise.race([broken, probe(client)])
    } finally {
      connection = undefined
      await client.end().catch(() => {})
    }
  }

  async function probe(client: pg.Client) {
    for (;;) {
      await wait(probeEveryMs, undefined, { ref: false, signal: closing.signal })
      await client.query('select 1')
    }
  }

  const running = (async () => {
    while (!closing.signal.aborted) {
      await listenOnce().catch(error => {
        if (!isSilent && !closing.signal.aborted) log.warn({ err: error }, `cannot hear ${channel}, trying again`)
        isSilent = true
      })
      await wait(againAfterMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  })()

  return {
    connection: () => connection,
    close: async () => {
      closing.abort()
      await running
    },
  }
}
