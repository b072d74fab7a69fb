import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-log-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A process that logs its last line when it is told to, and ends. */
function startProcess() {
  const program = path.join(folder, 'ends.mts')
  writeFileSync(
    program,
    `import { closeLog, openLog } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))}
     const log = openLog({ logLevel: 'info', dataDir: '.' } as never)
     process.on('message', async () => {
       log.info('the last line')
       await closeLog(log)
       process.exit(0)
     })`,
  )
  return fork(program, { stdio: ['ignore', 'pipe', 'ignore', 'ipc'], execArgv: [] })
}

test('the last line is written before the process ends', async () => {
  const child = startProcess()
  let written = ''
  child.stdout!.on('data', chunk => (written += chunk))
  child.send('end')
  expect(await once(child, 'close')).toEqual([0, null])
  expect(JSON.parse(written)).toMatchObject({ level: 30, msg: 'the last line' })
})

test('a process ends although nobody reads its log any more', async () => {
  const child = startProcess()
  child.stdout!.destroy()
  child.send('end')
  expect(await once(child, 'exit')).toEqual([0, null])
})
