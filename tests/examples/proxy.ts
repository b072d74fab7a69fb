import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'

/** A forward proxy on the loopback, as a company has one: whole addresses for HTTP, CONNECT for the rest. */
export async function startProxy() {
  const open = new Set<net.Socket>()
  let calls = 0
  const server = http.createServer((request, response) => {
    calls++
    const target = new URL(request.url ?? '')
    const { 'proxy-authorization': _, ...headers } = request.headers
    const onward = http.request(target, { method: request.method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.writeHead(502).end())
    request.pipe(onward)
  })
  server.on('connect', (request, client: net.Socket) => {
    calls++
    const [host, port] = (request.url ?? '').split(':')
    const onward = net.connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      onward.pipe(client)
      client.pipe(onward)
    })
    open.add(onward)
    for (const socket of [client, onward]) socket.on('error', () => socket.destroy())
  })
  server.on('connection', socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many calls have gone through it. */
    calls: () => calls,
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
