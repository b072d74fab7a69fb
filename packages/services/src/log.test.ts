import { execFileSync, fork, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-log-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A process that logs its last line when it is told to, and ends. */
function startProcess(stdio: StdioOptions = ['ignore', 'pipe', 'ignore', 'ipc']) {
  const program = path.join(folder, 'ends.mts')
  writeFileSync(
    program,
    `import { closeLog, openLog } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))}
     const log = openLog({ logLevel: 'info', dataDir: '.' } as never)
     console.error('Starting ...')
     process.send!('ready')
     process.on('message', async () => {
       console.error('Stopping ...')
       log.info('the last line')
       await closeLog(log)
       process.exit(0)
     })`,
  )
  return fork(program, { stdio, execArgv: [] })
}

test('the last line is written before the process ends', async () => {
  const child = startProcess()
  let written = ''
  child.stdout!.on('data', chunk => (written += chunk))
  child.send('end')
  expect(await once(child, 'close')).toEqual([0, null])
  expect(JSON.parse(written)).toMatchObject({ level: 30, msg: 'the last line' })
})

test('a process ends in good order although nobody reads its words and its log any more', async () => {
  const pipe = path.join(folder, 'pipe')
  execFileSync('mkfifo', [pipe]) // as a shell makes it; what Node makes is a socket
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(pipe, 'w')
  const child = startProcess(['ignore', writer, writer, 'ipc'])
  await once(child, 'message')
  closeSync(writer)
  closeSync(reader)
  child.send('end')
  expect(await once(child, 'exit')).toEqual([0, null])
})
