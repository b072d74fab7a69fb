import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch as watchFolder } from 'node:fs'
import path from 'node:path'

const quietMs = 100

/** Builds and starts the portal, and both again whenever the sources have been quiet for a moment after a change. */
export async function watch(root: string, build: () => Promise<void>): Promise<void> {
  let portal = await restart(root, build)
  let restarting: Promise<void> = Promise.resolve()
  let again: NodeJS.Timeout | undefined
  const changed = (_: string, file: string | null) => {
    if (!file || /\.test\.|(^|[\\/])\./.test(file)) return
    clearTimeout(again)
    again = setTimeout(() => {
      restarting = restarting.then(async () => {
        portal = await restart(root, build, portal)
      })
    }, quietMs)
  }
  for (const folder of ['apps', 'packages']) watchFolder(path.join(root, folder), { recursive: true }, changed)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop(portal).then(() => process.exit(0)))
  }
}

async function restart(root: string, build: () => Promise<void>, running?: ChildProcess): Promise<ChildProcess> {
  await build().catch(error => console.error(error))
  if (running) await stop(running)
  return spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, stdio: 'inherit' })
}

async function stop(portal: ChildProcess): Promise<void> {
  if (portal.exitCode !== null || portal.signalCode !== null) return
  const ended = once(portal, 'exit')
  portal.kill('SIGTERM')
  await ended
}
