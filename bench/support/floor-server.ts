import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** The least that a page can be: its text in one file, with a few lines of style and no script. */
export function makeFloor(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const text = main
    .replaceAll(/<(button|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/ (class|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '')
  const style = 'body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem}pre{overflow:auto}'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,"><style>${style}</style></head><body>${text}</body></html>`
}

/** Serves some pages from memory, compressed before. */
export async function serveFloor(pages: Map<string, string>) {
  const packed = new Map([...pages].map(([address, html]) => [address, brotliCompressSync(html)]))
  const server = createServer((request, answer) => {
    const page = packed.get(request.url ?? '')
    answer.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    answer.end(page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise(resolve => server.close(resolve).closeAllConnections()),
  }
}
