import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** Thrown when another process already holds the data folder; the message names it. */
export class DataFolderBusyError extends Error {}

export interface DataFolder {
  release(): Promise<void>
}

/**
 * Takes the data folder for this process, or throws naming the process that has it. A listening socket is the lock:
 * the kernel drops it with the process however that ends, and a busy holder still holds it.
 */
export async function holdDataFolder(dataDir: string, attempt = 0): Promise<DataFolder> {
  const socket = socketPath(dataDir)
  const pidFile = path.join(dataDir, 'portal.pid')
  const server = net.createServer(connection => connection.destroy())
  try {
    await listen(server, socket)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (attempt > 3 || (await answers(socket))) throw busy(dataDir, pidFile)
    fs.rmSync(socket, { force: true }) // left behind by a process that was killed
    return holdDataFolder(dataDir, attempt + 1)
  }
  server.unref()
  fs.writeFileSync(pidFile, `${process.pid}\n`)
  return { release: () => new Promise(resolve => server.close(() => resolve())) }
}

/** Whether a living process holds the data folder. */
export const isDataFolderHeld = (dataDir: string): Promise<boolean> => answers(socketPath(dataDir))

function busy(dataDir: string, pidFile: string) {
  const holder = fs.existsSync(pidFile) ? fs.readFileSync(pidFile, 'utf8').trim() : 'unknown'
  return new DataFolderBusyError(
    `The data folder ${dataDir} is in use by process ${holder}. Stop that portal first, or give this one its own DATA_DIR.`,
  )
}

function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\portal-${name}`
  // An abstract socket leaves no file behind, so there is nothing stale to remove and no race in removing it.
  return process.platform === 'linux' ? `\0portal-${name}` : path.join(os.tmpdir(), `portal-${name}.sock`)
}

function listen(server: net.Server, socket: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, () => resolve())
  })
}

function answers(socket: string): Promise<boolean> {
  return new Promise(resolve => {
    const connection = net.connect(socket)
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
    connection.once('connect', () => connection.destroy())
  })
}
