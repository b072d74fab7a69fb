import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdDataFolder } from './data-folder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-folder-'))
})
afterEach(() => fs.rmSync(dataDir, { recursive: true }))

test('refuses a second holder and names the first', async () => {
  const folder = await holdDataFolder(dataDir)
  await expect(holdDataFolder(dataDir)).rejects.toThrow(`in use by process ${process.pid}`)
  await folder.release()
  await (await holdDataFolder(dataDir)).release()
})

test('takes the folder of a holder that was killed', async () => {
  const holder = path.join(dataDir, 'holder.mts')
  fs.writeFileSync(
    holder,
    `import { holdDataFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'data-folder.ts'))}
     await holdDataFolder(${JSON.stringify(dataDir)})
     process.send!('held')
     setInterval(() => {}, 1000)`,
  )
  const child = fork(holder, { stdio: 'inherit' })
  await once(child, 'message')
  await expect(holdDataFolder(dataDir)).rejects.toThrow(`in use by process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await holdDataFolder(dataDir)).release()
})
