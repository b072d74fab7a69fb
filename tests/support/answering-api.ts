import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as it arrived. */
export interface ReceivedCall {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface AnsweringApi {
  /** Base URL for the query builder. */
  url: string
  calls: ReceivedCall[]
  close(): Promise<void>
}

type Answer = (response: ServerResponse, call: ReceivedCall) => void

/** An API on a port of its own that any page may call, and that answers what a test says. Pre-flights are not counted. */
export async function startApi(answer: Answer): Promise<AnsweringApi> {
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    for (const name of ['origin', 'headers', 'methods'])
      response.setHeader(`access-control-allow-${name}`, name === 'headers' ? '*, authorization' : '*')
    response.setHeader('access-control-expose-headers', '*')
    if (request.method === 'OPTIONS') return void response.end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    calls.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    answer(response, calls.at(-1)!)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`, calls, close }
}

export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ratelimit: '"calls";r=3;t=1' })
  response.end(JSON.stringify(body))
}

/** Writes an answer of so many bytes: rows like those of a search, in one list. */
export async function answerLarge(response: ServerResponse, bytes: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  const row = JSON.stringify({
    entityId: '310000103',
    metadata: { name: '国内生产总值: China', unit: { id: 1, name: 'CNY' } },
  })
  const block = Array(1000).fill(row).join(',')
  response.write('{"data":{"items":[')
  for (let sent = 0; sent < bytes; sent += block.length) {
    if (!response.write(sent > 0 ? `,${block}` : block)) await once(response, 'drain')
  }
  response.end(']},"last":"reached"}')
}

/** A monthly series of so many points from January 1990 on, 100, 101, 102 and so on. */
export const monthly = (name: string, points: number) => ({
  entityId: name,
  metadata: { name, unit: { id: '1', name: 'USD mn' }, frequency: { id: 'M', name: 'Monthly' } },
  timePoints: Array.from({ length: points }, (_, at) => ({
    date: new Date(Date.UTC(1990, at, 1)).toISOString().slice(0, 10),
    value: 100 + at,
  })),
})
