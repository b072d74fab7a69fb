// A process of the portal that writes down every call its limiter accepts: when it was asked for, when it was accepted
// and when it ended, by the clock that all processes of a machine share.
import { readConfig } from '@portal/services/config.ts'
import { openContext } from '@portal/services/context.ts'
import { type Limiter, openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { buildApp } from '../../apps/server/src/app.ts'

export interface LedgerEntry {
  key: string
  /** Milliseconds. The limiter has accepted somewhere between these two. */
  askedAt: number
  acceptedAt: number
  endedAt: number
}

const now = () => Number(process.hrtime.bigint()) / 1e6
const ledger: LedgerEntry[] = []

function keepLedger(limiter: Limiter): Limiter {
  const open = new Map<string, LedgerEntry[]>()
  return {
    ...limiter,
    take: async key => {
      const askedAt = now()
      const verdict = await limiter.take(key)
      if (!verdict.refused) {
        const entry = { key, askedAt, acceptedAt: now(), endedAt: Number.POSITIVE_INFINITY }
        ledger.push(entry)
        open.set(key, [...(open.get(key) ?? []), entry])
      }
      return verdict
    },
    giveBack: key => {
      const ended = open.get(key)?.shift()
      if (ended) ended.endedAt = now()
      limiter.giveBack(key)
    },
  }
}

const ctx = await openContext(readConfig())
const limiter = keepLedger(process.argv[2] === 'memory' ? openMemoryLimiter() : ctx.limiter)
const app = await buildApp({ ...ctx, limiter })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.once('message', async () => {
  await app.close()
  await ctx.close()
  process.send!(ledger, () => process.exit(0))
})
process.send!(url)
