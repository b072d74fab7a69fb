import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresPrograms, isReachable, program, reachableFolder, serverIdentity } from './postgres-programs.ts'

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

/** Dies with its parent even when that is killed: the shell sees the end of the pipe and stops the server. */
const untilParentEnds =
  'exec 3<&0; "$0" "$@" 3<&- & P=$!; (cat <&3 >/dev/null; kill -INT $P 2>/dev/null) & exec 3<&-; wait $P'

/** The address of the embedded server of a data folder, whether it runs or not. */
export function embeddedAddress(dataDir: string): DatabaseAddress {
  const inside = path.join(dataDir, 'postgres-socket')
  const fits =
    `${inside}/.s.PGSQL.5432.lock`.length <= socketPathMax && (!serverIdentity || isReachable(path.dirname(dataDir)))
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return {
    host: fits ? inside : path.join(os.tmpdir(), `portal-${name}`),
    port: 5432,
    user: 'portal',
    database: 'portal',
  }
}

/** The process id of the server that holds the folder, as far as it is alive. */
function runningServer(dataDir: string): number | undefined {
  try {
    const pid = Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? -1 : undefined
  }
}

/** Starts the embedded PostgreSQL of a data folder, making the database on first use. `programs` overrides its folder. */
export async function startEmbeddedPostgres(dataDir: string, programs?: string): Promise<EmbeddedPostgres> {
  const binaries = findPostgresPrograms(programs)
  if (serverIdentity) fs.chmodSync(dataDir, fs.statSync(dataDir).mode | 0o011) // others may pass, not look
  const address = embeddedAddress(dataDir)
  const cluster = clusterFolder(dataDir)
  for (const folder of [cluster, address.host]) ownFolder(folder)
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(binaries, cluster)
  while (runningServer(dataDir)) await wait(20) // an earlier server that is still writing its last pages
  const logFile = path.join(dataDir, 'postgres.log')
  const server = launch(binaries, cluster, address, logFile)
  await untilReady(server, address, logFile)
  return { address, stop: () => stopServer(server) }
}

/** The cluster lies in the data folder; when "nobody" cannot get there, a link in the data folder says where it lies. */
function clusterFolder(dataDir: string): string {
  const link = path.join(dataDir, 'postgres')
  if (fs.existsSync(link)) return fs.realpathSync(link)
  if (!serverIdentity || isReachable(dataDir)) return link
  const elsewhere = path.join(reachableFolder, `cluster-${randomUUID()}`)
  fs.mkdirSync(elsewhere, { recursive: true })
  fs.symlinkSync(elsewhere, link)
  return elsewhere
}

function ownFolder(folder: string) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (serverIdentity) fs.chownSync(folder, serverIdentity.uid, serverIdentity.gid)
}

/** Makes the cluster in a folder beside and renames it, so a start that is killed half-way leaves nothing behind. */
async function initialise(binaries: string, cluster: string) {
  const fresh = `${cluster}.new`
  fs.rmSync(fresh, { recursive: true, force: true })
  ownFolder(fresh)
  const options = ['-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-instructions']
  await run(program(binaries, 'initdb'), ['-D', fresh, ...options])
  fs.rmdirSync(cluster)
  fs.renameSync(fresh, cluster)
}

function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, {
    ...serverIdentity,
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

const childEnvironment = () => ({ PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' })

function launch(binaries: string, cluster: string, address: DatabaseAddress, logFile: string): ChildProcess {
  const settings = [
    'listen_addresses=',
    'shared_buffers=128MB',
    'max_connections=60',
    'unix_socket_permissions=0700',
    'jit=off',
    'random_page_cost=1.1', // what is read often lies in memory, where an index costs no seeks
  ]
  const args = ['-D', cluster, '-k', address.host, ...settings.flatMap(setting => ['-c', setting])]
  const log = fs.openSync(logFile, 'a')
  const child = spawn('/bin/sh', ['-c', untilParentEnds, program(binaries, 'postgres'), ...args], {
    ...serverIdentity,
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
