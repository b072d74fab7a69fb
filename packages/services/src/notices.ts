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

  async function listenAgain() {
    let isTold = false
    while (!closing.signal.aborted) {
      const client = new pg.Client({ ...pool.options, query_timeout: probeEveryMs })
      client.on('notification', ({ payload }) => hear(payload ?? ''))
      const listening = () => {
        connection = ++made
        isTold = false
      }
      await listen(client, channel, listening, closing.signal).catch(error => {
        if (!isTold && !closing.signal.aborted) log.warn({ err: error }, `cannot hear ${channel}, trying again`)
        isTold = true
      })
      connection = undefined
      await client.end().catch(() => {})
      await wait(againAfterMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const running = listenAgain()
  return {
    connection: () => connection,
    close: async () => {
      closing.abort()
      await running
    },
  }
}

/** Listens until the connection breaks, no longer answers, or `signal` ends it. */
async function listen(client: pg.Client, channel: string, listening: () => void, signal: AbortSignal) {
  const broken = new Promise<void>(resolve => client.on('error', () => resolve()).on('end', () => resolve()))
  await client.connect()
  await client.query(`listen ${channel}`)
  listening()
  await Promise.race([broken, probe(client, signal)])
}

async function probe(client: pg.Client, signal: AbortSignal): Promise<never> {
  for (;;) {
    await wait(probeEveryMs, undefined, { ref: false, signal })
    await client.query('select 1')
  }
}
