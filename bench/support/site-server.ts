import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/** Serves the files of a folder as a host of static sites does: compressed once, and all but pages to be kept. */
export async function serveSite(folder: string) {
  const packed = new Map<string, Buffer>()
  const pack = (file: string) => packed.get(file) ?? packed.set(file, brotliCompressSync(readFileSync(file))).get(file)!
  const server = createServer((request, answer) => {
    const file = findFile(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname))
    if (!file) return answer.writeHead(404).end()
    const type = types[path.extname(file)]
    answer.setHeader('content-type', type ?? 'application/octet-stream')
    answer.setHeader('cache-control', file.endsWith('.html') ? 'no-cache' : 'max-age=3600')
    if (type) answer.setHeader('content-encoding', 'br')
    return answer.end(type ? pack(file) : readFileSync(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise(resolve => server.close(resolve).closeAllConnections()),
  }
}

/** A path names a file, a folder with a page in it, or a page without its ending. */
function findFile(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, pathname)
  return [file, path.join(file, 'index.html'), `${file}.html`].find(
    each => each.startsWith(folder) && existsSync(each) && statSync(each).isFile(),
  )
}
