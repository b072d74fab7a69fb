import type { ChildProcess } from 'node:child_process'
import http from 'node:http'
import autocannon from 'autocannon'

const connections = 32

/** Where calls go, with tokens enough that no call comes too fast for its own. */
export interface Route {
  url: string
  tokens?: string[]
}

/** As many calls a second as the answers allow, every connection with tokens of its own, so that no call is refused. */
export async function hammer({ url, tokens }: Route, duration: number): Promise<{ rate: number; calls: number }> {
  const share = tokens ? Math.floor(tokens.length / connections) : 0
  let client = 0
  const result = await autocannon({
    url,
    connections,
    duration,
    setupClient: connection => {
      const own = tokens?.slice(client * share, ++client * share)
      if (own) connection.setRequests(own.map(authorization => ({ headers: { authorization } })))
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} calls failed at ${url}.`)
  return { rate: result['2xx'] / result.duration, calls: result['2xx'] }
}

/** Calls once with every token, so that reading them from the database is not what is measured. */
export async function warmUp({ url, tokens = [] }: Route) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  await Promise.all(tokens.map(token => get(url, token, agent)))
  agent.destroy()
}

/**
 * Milliseconds from the moment each call was due until its answer was there, by route, at a rate that does not wait for
 * answers; routes take turns call by call.
 */
export async function measureTimes(routes: Route[], callsPerSecond: number, seconds: number): Promise<number[][]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 128 })
  const times: number[][] = routes.map(() => [])
  const total = seconds * callsPerSecond
  const startsAt = performance.now() + 50
  const calls: Promise<void>[] = []
  for (let call = 0; call < total; ) {
    const due = startsAt + (call * 1000) / callsPerSecond
    if (performance.now() < due) {
      await new Promise(resolve => setTimeout(resolve, 1))
      continue
    }
    const at = call % routes.length
    const { url, tokens = [] } = routes[at]!
    calls.push(get(url, tokens[call % tokens.length], agent).then(() => void times[at]!.push(performance.now() - due)))
    call++
  }
  await Promise.all(calls)
  agent.destroy()
  return times
}

function get(url: string, authorization: string | undefined, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: authorization ? { authorization } : {} }, response => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.resume().on('end', resolve)
    })
    request.on('error', reject)
  })
}

/** What a process says next; it fails when the process has ended. */
export function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The server ended with ${code}.`))
    child.once('exit', ended).once('message', message => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}
