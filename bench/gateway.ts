import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Figure, median, quantile } from './figure.ts'
import type { BenchedProduct, GatewayServer } from './support/gateway-server.ts'
import { hammer, measureTimes, messageOf, type Route, warmUp } from './support/load.ts'
import { startNginx } from './support/nginx.ts'

export const title = 'Gateway beside a bare route of the same server, and in front of an upstream beside nginx'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const roundSeconds = Number(process.env.BENCH_SECONDS ?? 3)
const callsPerSecond = 1000
/** One API by its name; all without it. */
const onlyApi = process.env.BENCH_API
const detailed = 'ceic-macroeconomic'
/** What a gateway may add to a call, in milliseconds, wherever it keeps the limit. */
const addedAtMost = { p50: 1, p99: 5 }
/** Of the calls that nginx forwards: what a bare proxy of Node with a token and a limit has reached. */
const forwardedAtLeast = 0.47

/** Calls per second and processor time of the server for each, in rounds that take turns; then added latency. */
export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'))
  const upstream = start('upstream-server', {})
  const url = (await messageOf(upstream)) as string
  const portal = start('gateway-server', {
    ...{ DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
    BENCH_UPSTREAM: url,
  })
  try {
    const server = (await messageOf(portal)) as GatewayServer
    const figures: Figure[] = []
    for (const product of server.products.filter(({ name }) => !onlyApi || name === onlyApi))
      figures.push(...(await measureProduct(portal, server, product)))
    return [...figures, ...(await measureForwarding(portal, server, url))]
  } finally {
    for (const child of [portal, upstream]) {
      if (child.connected) child.send('stop')
      if (child.exitCode === null) await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const start = (name: string, env: Record<string, string>): ChildProcess =>
  fork(path.join(import.meta.dirname, `support/${name}.ts`), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

/** One product through the gateway beside its handler alone; the first one also with the limit over the database. */
async function measureProduct(portal: ChildProcess, server: GatewayServer, product: BenchedProduct): Promise<Figure[]> {
  const { name, bare, tokens } = product
  const routes: Record<string, Route> = {
    'handler alone': { url: server.memory + bare },
    'limit in memory': { url: server.memory + product.path, tokens },
    ...(name === detailed && { 'limit over the database': { url: server.shared + product.path, tokens } }),
  }
  for (const route of Object.values(routes)) await warmUp(route)
  const { rates, costs } = await takeTurns(routes, portal)
  const times = await measureTimes(Object.values(routes), callsPerSecond, roundSeconds * Object.keys(routes).length)
  const [bareRate = 0, ...ours] = rates
  return ours.flatMap((rate, at): Figure[] => {
    const words = `${name}, ${Object.keys(routes)[at + 1]}`
    const added = (share: number) => quantile(times[at + 1]!, share) - quantile(times[0]!, share)
    return [
      {
        name: `calls, ${words}`,
        value: rate,
        unit: '/s',
        yardstick: { name: 'handler alone', value: bareRate },
        target: { atLeast: 0.5 },
      },
      {
        name: `processor time, ${words}`,
        value: costs[at + 1]!,
        unit: 'µs',
        yardstick: { name: 'handler alone', value: costs[0]! },
      },
      { name: `added p50, ${words}`, value: added(0.5), unit: 'ms', target: { atMost: addedAtMost.p50 } },
      { name: `added p99, ${words}`, value: added(0.99), unit: 'ms', target: { atMost: addedAtMost.p99 } },
    ]
  })
}

/** Median calls per second, and microseconds of processor time for each call. */
async function takeTurns(routes: Record<string, Route>, server: ChildProcess) {
  const list = Object.values(routes)
  const rates = list.map((): number[] => [])
  const costs = list.map((): number[] => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [at, route] of list.entries()) {
      const before = await processorTime(server)
      const { rate, calls } = await hammer(route, roundSeconds)
      if (round === 0) continue // warms up
      rates[at]!.push(rate)
      costs[at]!.push(((await processorTime(server)) - before) / calls)
    }
  }
  return { rates: rates.map(median), costs: costs.map(median) }
}

/** Of the server, in microseconds since its start. */
async function processorTime(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const { user, system } = (await messageOf(child)) as NodeJS.CpuUsage
  return user + system
}

/** Calls that are checked and handed on to an upstream, beside nginx that hands them on unchecked, and the upstream alone. */
async function measureForwarding(
  portal: ChildProcess,
  { forwarding, products }: GatewayServer,
  upstream: string,
): Promise<Figure[]> {
  const product = products.find(({ name }) => name === detailed)
  if (!product) return []
  const nginx = await startNginx(upstream)
  if (!nginx)
    console.error('nginx is missing, so forwarding is measured without its yardstick: apt-get install nginx-light')
  const routes: Record<string, Route> = {
    'upstream alone': { url: upstream + product.path },
    'forwarded by the gateway': { url: forwarding + product.path, tokens: product.tokens },
    ...(nginx && { 'forwarded by nginx': { url: nginx.url + product.path } }),
  }
  try {
    for (const route of Object.values(routes)) await warmUp(route)
    const { rates, costs } = await takeTurns(routes, portal)
    const times = await measureTimes(Object.values(routes), callsPerSecond, roundSeconds * Object.keys(routes).length)
    const [alone, ours, theirs] = rates as [number, number, number?]
    const added = (at: number, share: number) => quantile(times[at]!, share) - quantile(times[0]!, share)
    const latency = (share: number, words: string): Figure => ({
      name: `added ${words}, forwarded`,
      value: added(1, share),
      unit: 'ms',
      ...(theirs !== undefined && { yardstick: { name: 'nginx', value: added(2, share) } }),
    })
    return [
      { name: 'calls, forwarded', value: ours, unit: '/s', yardstick: { name: 'upstream alone', value: alone } },
      ...(theirs === undefined
        ? []
        : [
            {
              name: 'calls, forwarded',
              value: ours,
              unit: '/s',
              yardstick: { name: 'nginx', value: theirs },
              target: { atLeast: forwardedAtLeast },
            },
          ]),
      { name: 'processor time, forwarded', value: costs[1]!, unit: 'µs' },
      latency(0.5, 'p50'),
      latency(0.99, 'p99'),
    ]
  } finally {
    nginx?.stop()
  }
}
