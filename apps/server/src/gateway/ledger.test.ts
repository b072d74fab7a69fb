import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '@portal/services/context.ts'
import { findTokenHolder, generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import type { LedgerEntry } from '../../../../tests/support/ledger-portal.ts'

const seconds = Number(process.env.LEDGER_SECONDS ?? 3)
/** Fewer accepted calls of a token would not put its limit to the test. */
const leastCalls = 8
const portal = path.join(import.meta.dirname, '../../../../tests/support/ledger-portal.ts')

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext()
})
afterAll(() => ctx.close())

test.each<[number, 'memory' | 'shared']>([
  [1, 'memory'],
  [4, 'shared'],
])(
  'in %i processes: never six calls in a second, never two at once, and nobody who keeps the pace is refused',
  async (processes, limiter) => {
    const portals = await Promise.all(Array.from({ length: processes }, () => startPortal(limiter)))
    const urls = portals.map(({ url }) => url)
    const paced = await makeCaller()
    await Promise.all([
      keepPace(urls, paced),
      ...[1, 10, 200].map(async connections => crowd(connections, urls, await makeCaller())),
    ])
    const ledger = (await Promise.all(portals.map(stopPortal))).flat()
    const accepted = ledger.filter(entry => entry.accepted)
    expect(crowdedSeconds(accepted)).toEqual([])
    expect(overlaps(accepted)).toEqual([])
    const pacedCalls = ledger.filter(({ key }) => key === paced.key)
    expect(pacedCalls.length).toBeGreaterThanOrEqual(leastCalls)
    expect(refusedInSpiteOfPace(pacedCalls)).toEqual([])
    expect(byKey(accepted).map(entries => entries.length >= leastCalls)).toEqual([true, true, true, true])
  },
  (seconds + 60) * 1000,
)

/** Somebody who calls until the time is over and the limit was put to the test, however slow the machine is. */
interface Caller {
  token: string
  /** Under which its calls stand in the ledger. */
  key: string
  accepted: number
  isDone(): boolean
}

async function makeCaller(): Promise<Caller> {
  const { token } = await generateToken(ctx, (await makeAccount(ctx)).id, 'ceic')
  const until = performance.now() + seconds * 1000
  const key = (await findTokenHolder(ctx, token))!.tokenId
  const caller = { token, key, accepted: 0, isDone: () => performance.now() > until && caller.accepted >= leastCalls }
  return caller
}

const crowd = (connections: number, urls: string[], caller: Caller) =>
  Promise.all(Array.from({ length: connections }, (_, at) => hammer(urls, at, caller)))

async function startPortal(limiter: string) {
  const { dataDir, databaseUrl } = ctx.config
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', DEMO: '0' }
  const child = fork(portal, [limiter], { env, execArgv: [], stdio: 'inherit' })
  const [url] = await once(child, 'message')
  return { child, url: url as string }
}

async function stopPortal({ child }: { child: ChildProcess }): Promise<LedgerEntry[]> {
  child.send('stop')
  const [ledger] = await once(child, 'message')
  return ledger as LedgerEntry[]
}

/** Calls as fast as the answers come, each time at the next process. */
async function hammer(urls: string[], first: number, caller: Caller) {
  const agents = urls.map(() => new http.Agent({ keepAlive: true, maxSockets: 1 }))
  for (let call = first; !caller.isDone(); call++) await get(urls, agents, call, caller)
  for (const agent of agents) agent.destroy()
}

/** Calls with gaps of 205 ms from start to start, each time at the next process. */
async function keepPace(urls: string[], caller: Caller) {
  const agents = urls.map(() => new http.Agent({ keepAlive: true, maxSockets: 1 }))
  for (let call = 0; !caller.isDone(); call++) {
    const startedAt = performance.now()
    await get(urls, agents, call, caller)
    await wait(Math.max(0, Math.ceil(startedAt + 206 - performance.now())))
  }
  for (const agent of agents) agent.destroy()
}

function get(urls: string[], agents: http.Agent[], call: number, caller: Caller) {
  const at = call % urls.length
  const url = `${urls[at]}/data/ceic/v2/subscriptions`
  return new Promise<void>((resolve, reject) => {
    const request = http.get(url, { agent: agents[at], headers: { authorization: caller.token } }, response => {
      if (response.statusCode === 200) caller.accepted++
      response.resume().on('end', () => resolve())
    })
    request.on('error', reject)
  })
}

/** Six calls of one key that were certainly accepted within one second. */
function crowdedSeconds(ledger: LedgerEntry[]) {
  return byKey(ledger).flatMap(entries =>
    entries.flatMap((first, at) => {
      const sixth = entries[at + 5]
      return sixth && sixth.decidedAt - first.askedAt < 1000 ? [{ first, sixth }] : []
    }),
  )
}

/**
 * Refused calls of one key although it, and the five before it, reached the limiter 205 ms apart or more. Calls that a
 * busy machine held up on their way and then let arrive together say nothing about the limiter.
 */
function refusedInSpiteOfPace(entries: LedgerEntry[]) {
  const asked = entries.toSorted((a, b) => a.askedAt - b.askedAt)
  const isPaced = (at: number) => at === 0 || asked[at]!.askedAt - asked[at - 1]!.askedAt >= 205
  return asked.filter((entry, at) => !entry.accepted && [0, 1, 2, 3, 4].every(back => at < back || isPaced(at - back)))
}

/** Calls of one key that began before the one before them had ended. */
function overlaps(ledger: LedgerEntry[]) {
  return byKey(ledger).flatMap(entries =>
    entries.flatMap((entry, at) => (at > 0 && entries[at - 1]!.endedAt > entry.decidedAt ? [entry] : [])),
  )
}

const byKey = (ledger: LedgerEntry[]) =>
  [...Map.groupBy(ledger, ({ key }) => key).values()].map(entries => entries.sort((a, b) => a.decidedAt - b.decidedAt))
