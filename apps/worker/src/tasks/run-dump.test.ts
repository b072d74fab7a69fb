import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { Context } from '@portal/services/context.ts'
import { runDump } from '@portal/services/dump-runs.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../../tests/support/context.ts'
import { holdDumpsAt } from '../../../../tests/support/hold-dumps.ts'
import { type Caller, makeCaller, makeSeries } from '../../../../tests/support/operations.ts'

let ctx: Context
let call: Caller
const children: ChildProcess[] = []
beforeAll(async () => {
  ctx = await openTestContext()
  ;({ call } = await makeCaller(ctx))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await ctx.close()
})

/** A worker as `npm run worker` starts it. */
async function startWorker(): Promise<ChildProcess> {
  const { databaseUrl, dataDir } = ctx.config
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0' }
  const child = fork(path.join(import.meta.dirname, '../main.ts'), { env, execArgv: [], silent: true })
  children.push(child)
  for await (const text of child.stderr!) if (String(text).includes('ready')) break
  return child
}

const findDump = (id: string) =>
  ctx.db.selectFrom('portal.dump').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Lets a worker write half of a file and kills it there. */
async function killHalfWay(id: string) {
  const hold = await holdDumpsAt(ctx, 200)
  try {
    const child = await startWorker()
    await hold.reached()
    expect((await findDump(id)).processed).toBe(100)
    child.kill('SIGKILL')
    await once(child, 'exit')
  } finally {
    await hold.cutOff()
  }
}

test('a dump whose worker is killed ends with the file of an undisturbed one', { timeout: 90_000 }, async () => {
  for (const indicator of Array.from({ length: 60 }, (_, at) => `Indicator ${at + 1}`)) {
    await makeSeries(ctx, ['US', 'CN', 'FR', 'DE', 'JP'], indicator)
  }
  const filter = await call<{ data: { id: string } }>('createFilter', { database: ['GLOBAL'], keyword: 'Indicator' })
  const order = { filter_id: filter.data.id, consolidation: 'singlezip' }
  const { id } = (await call<{ data: { id: string } }>('createDataDump', order)).data
  await killHalfWay(id)
  // The worker was last heard of a minute ago, so that nobody has to wait for it here.
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(ctx.db)
  const worker = await startWorker()
  await expect.poll(async () => (await findDump(id)).status, { timeout: 40_000 }).toBe('completed')
  worker.kill('SIGTERM')
  expect(await once(worker, 'exit')).toEqual([0, null])
  const after = await findDump(id)
  expect(after).toMatchObject({ attempt: 2, processed: 300, total: 300 })
  const files = path.join(ctx.config.dataDir, 'files')
  const written = fs.readFileSync(path.join(files, after.file_key!))
  expect(fs.readdirSync(files)).toEqual([after.file_key])
  await ctx.db.updateTable('portal.dump').set({ status: 'queued', file_key: null }).where('id', '=', id).execute()
  await runDump(ctx, id, new AbortController().signal)
  const { file_sha256 } = await findDump(id)
  expect(createHash('sha256').update(written).digest()).toEqual(file_sha256)
})
