import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Context } from '@portal/services/context.ts'
import { portalOperations } from '@portal/services/portal-operations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let ctx: Context
const children: ChildProcess[] = []
beforeAll(async () => {
  ctx = await openTestContext({}, await sampleTemplate())
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

async function orderReport(): Promise<string> {
  const { id: accountId } = await makeAccount(ctx, { apis: ['epfr-api-v2'] })
  const caller = { accountId, tokenId: '', apis: ['epfr-api-v2'], address: '192.0.2.1' }
  const days = { dataset: 'FF', from: '01-01-2022', to: '12-31-2025', frequency: 'Weekly', level: 1 }
  const params = { ...days, assetClasses: ['FF100000'] }
  const call = { operationId: 'createReport', params, body: undefined, language: 'en', baseUrl: '/data' } as const
  const answer = await portalOperations['epfr-api-v2']!.createReport!(ctx, caller, {
    ...call,
    signal: new AbortController().signal,
  })
  return (answer as { body: { data: [{ reportId: string }] } }).body.data[0].reportId
}

const findReport = (id: string) =>
  ctx.db.selectFrom('portal.flow_report').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Lets a worker begin with a report and kills it while it reads the funds. */
async function killHalfWay() {
  const lock = await ctx.pool.connect()
  await lock.query('begin; lock table flow.fund in access exclusive mode')
  const waiting = "from pg_locks join pg_class on relation = pg_class.oid where relname = 'fund' and not granted"
  const child = await startWorker()
  await expect.poll(async () => (await lock.query(`select ${waiting}`)).rowCount, { timeout: 20_000 }).toBe(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await lock.query(`select pg_terminate_backend(pg_locks.pid) ${waiting}`)
  await lock.query('rollback')
  lock.release()
}

test('a report whose worker is killed is made by the next one', { timeout: 90_000 }, async () => {
  const id = await orderReport()
  await killHalfWay()
  expect((await findReport(id)).status).toBe('Incomplete')
  // The worker was last heard of a minute ago, so that nobody has to wait for it here.
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(ctx.db)
  const worker = await startWorker()
  await expect.poll(async () => (await findReport(id)).status, { timeout: 40_000 }).toBe('Completed')
  worker.kill('SIGTERM')
  expect(await once(worker, 'exit')).toEqual([0, null])
  const { output } = await findReport(id)
  expect(output!.Rows.length).toBeGreaterThan(200 * 50)
  expect(output!.Rows[0]!.slice(0, 2)).toEqual(['12/31/2025', 'Australia-Asia Pacific-FF-Equity'])
})
