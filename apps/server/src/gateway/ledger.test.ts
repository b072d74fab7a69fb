import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '@portal/services/context.ts'
import { generateToken } from '@portal/services/tokens.ts'
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
    const [refused] = await Promise.all([
      keepPace(urls, await makeCaller()),
      ...[1, 10, 200].map(async connections => crowd(connections, urls, await makeCaller())),
    ])
    const ledger = (await Promise.all(portals.map(stopPortal))).flat()
    expect(crowdedSeconds(ledger)).toEqual([])
    expect(overlaps(ledger)).toEqual([])
    expect(refused).toEqual([])
    expect(byKey(ledger).map(entries => entries.length >= leastCalls)).toEqual([true, true, true, true])
  },
  (seconds + 60) * 1000,
)

/** Somebody who calls until the time is over and the limit was put to the test, however slow the machine is. */
interface Caller {
  token: string
  accepted: number
  isDone(): boolean
}

async function makeCaller(): Promise<Caller> {
  const { token } = await generateToken(ctx, (await makeAccount(ctx)).id, 'ceic')
  const until = performance.now() + seconds * 1000
  const caller = { token, accepted: 0, isDone: () => performance.now() > until && caller.accepted >= leastCalls }
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

/** Calls with gaps of 205 ms from start to start, each time at the next process; answers what was refused. */
async function keepPace(urls: string[], caller: Caller) {
  const agents = urls.map(() => new http.Agent({ keepAlive: true, maxSockets: 1 }))
  const refused: unknown[] = []
  for (let call = 0; !caller.isDone(); call++) {
    const startedAt = performance.now()
    const { status, headers } = await get(urls, agents, call, caller)
    if (status !== 200) refused.push({ call, status, limit: headers.ratelimit })
    await wait(Math.max(0, Math.ceil(startedAt + 206 - performance.now())))
  }
  for (const agent of agents) agent.destroy()
  return refused
}

function get(urls: string[], agents: http.Agent[], call: number, caller: Caller) {
  const at = call % urls.length
  const url = `${urls[at]}/data/ceic/v2/subscriptions`
  return new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const request = http.get(url, { agent: agents[at], headers: { authorization: caller.token } }, response => {
      if (response.statusCode === 200) caller.accepted++
      response.resume().on('end', () => resolve({ status: response.statusCode, headers: response.headers }))
    })
    request.on('error', reject)
  })
}

/** Six calls of one key that were certainly accepted within one second. */
function crowdedSeconds(ledger: LedgerEntry[]) {
  return byKey(ledger).flatMap(entries =>
    entries.flatMap((first, at) => {
      const sixth = entries[at + 5]
      return sixth && sixth.acceptedAt - first.askedAt < 1000 ? [{ first, sixth }] : []
    }),
  )
}

/** Calls of one key that began before the one before them had ended. */
function overlaps(ledger: LedgerEntry[]) {
  return byKey(ledger).flatMap(entries =>
    entries.flatMap((entry, at) => (at > 0 && entries[at - 1]!.endedAt > entry.acceptedAt ? [entry] : [])),
  )
}

const byKey = (ledger: LedgerEntry[]) =>
  [...Map.groupBy(ledger, ({ key }) => key).values()].map(entries =>
    entries.sort((a, b) => a.acceptedAt - b.acceptedAt),
  )
