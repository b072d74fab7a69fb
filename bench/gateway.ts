import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { type Figure, median, quantile } from './figure.ts'
import type { GatewayServer } from './support/gateway-server.ts'

export const title = 'Gateway beside a bare route of the same server'

const rounds = 5
const roundSeconds = 3
const connections = 32
const openLoopSeconds = 20
const callsPerSecond = 1000
const operation = '/data/ceic/v2/dictionary/statuses'

interface Route {
  url: string
  tokens?: string[]
}

/** Calls per second and processor time of the server for each, in rounds that take turns; then added latency. */
export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'))
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  }
  const child = fork(path.join(import.meta.dirname, 'support/gateway-server.ts'), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const server = (await messageOf(child)) as GatewayServer
    await warmUp(server)
    return [...(await measureRates(child, server)), ...(await measureLatency(server))]
  } finally {
    if (child.connected) child.send('stop')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureRates(child: ChildProcess, server: GatewayServer): Promise<Figure[]> {
  const routes = {
    bare: { url: `${server.memory}/bare` },
    memory: { url: server.memory + operation, tokens: server.tokens },
    shared: { url: server.shared + operation, tokens: server.tokens },
  } satisfies Record<string, Route>
  const names = Object.keys(routes) as (keyof typeof routes)[]
  const rates = { bare: [], memory: [], shared: [] } as Record<keyof typeof routes, number[]>
  const costs = { bare: [], memory: [], shared: [] } as Record<keyof typeof routes, number[]>
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const { rate, cost } = await hammer(child, routes[name])
      if (round === 0) continue // warms up
      rates[name].push(rate)
      costs[name].push(cost)
    }
  }
  const bareRate = { name: 'bare route', value: median(rates.bare) }
  const bareCost = { name: 'bare route', value: median(costs.bare) }
  const figures = (name: 'memory' | 'shared', words: string): Figure[] => [
    { name: `calls, ${words}`, value: median(rates[name]), unit: '/s', yardstick: bareRate, target: { atLeast: 0.5 } },
    { name: `processor time, ${words}`, value: median(costs[name]), unit: 'µs', yardstick: bareCost },
  ]
  return [...figures('memory', 'limit in memory'), ...figures('shared', 'limit over the database')]
}

/** Calls once with every token, so that reading them from the database is not what is measured. */
async function warmUp({ memory, tokens }: GatewayServer) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  await Promise.all(tokens.map(token => get(memory + operation, token, agent)))
  agent.destroy()
}

/** As many calls as the answers allow, every connection with tokens of its own, so that no call is refused. */
async function hammer(child: ChildProcess, { url, tokens }: Route) {
  const share = tokens ? Math.floor(tokens.length / connections) : 0
  let client = 0
  const before = await processorTime(child)
  const result = await autocannon({
    url,
    connections,
    duration: roundSeconds,
    setupClient: connection => {
      const own = tokens?.slice(client * share, ++client * share)
      if (own) connection.setRequests(own.map(authorization => ({ headers: { authorization } })))
    },
  })
  const calls = result['2xx']
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} calls failed at ${url}.`)
  return { rate: calls / result.duration, cost: ((await processorTime(child)) - before) / calls }
}

/** What the server says next; it fails when the server has ended. */
function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The server ended with ${code}.`))
    child.once('exit', ended).once('message', message => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}

/** Of the server, in microseconds since its start. */
async function processorTime(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const { user, system } = (await messageOf(child)) as NodeJS.CpuUsage
  return user + system
}

/** Latency from the moment a call was due, at a rate that does not wait for answers; routes take turns call by call. */
async function measureLatency({ memory, shared, tokens }: GatewayServer): Promise<Figure[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 128 })
  const urls = [`${memory}/bare`, memory + operation, shared + operation]
  const times: number[][] = urls.map(() => [])
  const total = openLoopSeconds * callsPerSecond
  const startsAt = performance.now() + 50
  const calls: Promise<void>[] = []
  for (let call = 0; call < total; ) {
    const due = startsAt + (call * 1000) / callsPerSecond
    if (performance.now() < due) {
      await new Promise(resolve => setTimeout(resolve, 1))
      continue
    }
    const at = call % urls.length
    calls.push(
      get(urls[at]!, tokens[call % tokens.length]!, agent).then(() => void times[at]!.push(performance.now() - due)),
    )
    call++
  }
  await Promise.all(calls)
  agent.destroy()
  const [bare, inMemory, overDatabase] = times as [number[], number[], number[]]
  const added = (name: string, ours: number[], share: number, atMost: number): Figure => ({
    name: `added latency ${name}, ${callsPerSecond} calls/s`,
    value: quantile(ours, share) - quantile(bare, share),
    unit: 'ms',
    target: { atMost },
  })
  return [
    added('p50, limit in memory', inMemory, 0.5, 1),
    added('p99, limit in memory', inMemory, 0.99, 5),
    added('p50, limit over the database', overDatabase, 0.5, 3),
    added('p99, limit over the database', overDatabase, 0.99, 10),
  ]
}

function get(url: string, authorization: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { authorization } }, response => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.resume().on('end', resolve)
    })
    request.on('error', reject)
  })
}
