// A process of the portal that writes down every call its limiter decides about: when it was asked for, when it was
// decided and when it ended, by the clock that all processes of a machine share.
import { readConfig } from '@portal/services/config.ts'
import { openContext } from '@portal/services/context.ts'
import { type Limiter, openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { buildApp } from '../../apps/server/src/app.ts'

export interface LedgerEntry {
  key: string
  accepted: boolean
  /** Milliseconds. The limiter has decided somewhere between these two. */
  askedAt: number
  decidedAt: number
  /** When an accepted call was given back; a refused one ends with its refusal. */
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
      const accepted = !verdict.refused
      const decidedAt = now()
      const entry = { key, accepted, askedAt, decidedAt, endedAt: accepted ? Number.POSITIVE_INFINITY : decidedAt }
      ledger.push(entry)
      if (accepted) open.set(key, [...(open.get(key) ?? []), entry])
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
