import { type ChildProcess, spawn } from 'node:child_process'
import { watch as watchFolder } from 'node:fs/promises'
import path from 'node:path'

/** Builds and starts the portal, and again whenever a source has been quiet for a moment after a change. */
export async function watch(root: string, build: () => Promise<void>): Promise<never> {
  let portal = await restart(root, build)
  let again: NodeJS.Timeout | undefined
  for await (const { filename } of watchSources(root)) {
    if (!filename || /\.test\.|(^|\/)\./.test(filename)) continue
    clearTimeout(again)
    again = setTimeout(async () => {
      portal = await restart(root, build, portal)
    }, 100)
  }
  throw new Error('The file system stopped telling about changes.')
}

async function* watchSources(root: string) {
  const changes = ['apps', 'packages'].map(folder =>
    watchFolder(path.join(root, folder), { recursive: true })[Symbol.asyncIterator](),
  )
  const next = changes.map(change => change.next().then(result => ({ change, result })))
  for (;;) {
    const { change, result } = await Promise.race(next)
    next[changes.indexOf(change)] = change.next().then(result => ({ change, result }))
    yield result.value as { filename: string | null }
  }
}

async function restart(root: string, build: () => Promise<void>, running?: ChildProcess): Promise<ChildProcess> {
  await build().catch(error => console.error(error))
  if (running && running.exitCode === null) {
    running.kill('SIGTERM')
    await new Promise(resolve => running.once('exit', resolve))
  }
  return spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, stdio: 'inherit' })
}
