import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Password of the demo accounts in every portal that a test starts. */
export const demoPassword = 'correct horse battery'

export interface Portal {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Ends it as an operator would (SIGTERM) and waits. The data folder stays. */
  stop(): Promise<void>
  /** Ends it as a power switch would (SIGKILL) and waits. */
  kill(): Promise<void>
  /** Removes the data folder. */
  remove(): void
}

const root = path.join(import.meta.dirname, '../..')

/** Starts the whole portal as `npm start` does, on a free port, and waits until it says that it is ready. */
export async function startPortal(settings: Record<string, string> = {}): Promise<Portal> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'portal-'))
  const child = spawn(path.join(root, 'node_modules/.bin/node'), ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'warn',
      SAMPLE_ECONOMIES: '12',
      SAMPLE_COMPANIES: '400',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout!.on('data', chunk => (output += chunk))
  child.stderr!.on('data', chunk => (output += chunk))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const url = await readyAddress(child, () => output)
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** The address out of the line that says the portal is ready. */
function readyAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const ready = /ready at (https?:\/\/\S+)/.exec(output())
      if (ready) resolve(ready[1]!)
    }
    child.stdout!.on('data', look)
    child.stderr!.on('data', look)
    child.once('exit', code => reject(new Error(`The portal ended with ${code} before it was ready:\n${output()}`)))
  })
}
