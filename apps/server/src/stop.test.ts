import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-stop-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A process that stops as the portal does, with the given work still to finish. */
async function startProcess(finish: string) {
  const program = path.join(folder, `${finish.length}.mts`)
  writeFileSync(
    program,
    `import { stopOnSignal } from ${JSON.stringify(path.join(import.meta.dirname, 'stop.ts'))}
     const say = (what: string) => new Promise<void>(resolve => process.send!(what, () => resolve()))
     stopOnSignal({ info: () => {} } as never, { finish: [${finish}], close: () => say('closed') })
     setInterval(() => {}, 1000)
     process.send!('ready')`,
  )
  const child = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] })
  const said: unknown[] = []
  child.on('message', what => said.push(what))
  await once(child, 'message')
  return { child, said }
}

test('finishes its work, lets go of everything and ends well', async () => {
  const { child, said } = await startProcess(`() => say('finished')`)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(said).toEqual(['ready', 'finished', 'closed'])
})

test('ends at once on a second signal', async () => {
  const { child, said } = await startProcess(`() => say('finishing').then(() => new Promise(() => {}))`)
  child.kill('SIGTERM')
  await once(child, 'message')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([130, null])
  expect(said).toEqual(['ready', 'finishing'])
})

test('does not wait for work that never ends', async () => {
  const { child, said } = await startProcess(`() => new Promise(() => {}), () => say('finished')`)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(said).toEqual(['ready', 'finished', 'closed'])
})
