import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/**
 * A throw-away PostgreSQL server out of the machine's own programs, reached over TCP like one in production.
 * `url` is its address; `stop` ends it and removes its folder.
 */
export async function startTestPostgres(programs: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-postgres-'))
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid)
  const cluster = path.join(folder, 'cluster')
  const options = { ...identity, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', cluster, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ]
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  )
  const stop = () =>
    new Promise<void>(resolve => {
      server.on('close', () => {
        rmSync(folder, { recursive: true, force: true })
        resolve()
      })
      server.kill('SIGINT')
    })
  await answering(port)
  return { url: `postgres://portal@127.0.0.1:${port}/postgres`, stop }
}

function freePort(): Promise<number> {
  const probe = net.createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function answering(port: number) {
  const { default: pg } = await import('pg')
  for (const startedAt = Date.now(); ; ) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'portal', database: 'postgres' })
    const problem = await client.connect().then(
      () => undefined,
      (error: Error) => error,
    )
    await client.end().catch(() => {})
    if (!problem) return
    if (Date.now() - startedAt > 30_000) throw problem
  }
}
