import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import type { Context } from './context.ts'
import { startJobWorker, type Task, type Worker } from './job-worker.ts'
import { addJob } from './jobs.ts'

const name = 'delete-expired-sessions'
const dyingWorker = path.join(import.meta.dirname, '../../../tests/support/dying-worker.ts')

let ctx: Context
let workers: Worker[]
beforeEach(async () => {
  ctx = await openTestContext()
  workers = []
})
afterEach(async () => {
  await Promise.all(workers.map(worker => worker.stop()))
  await ctx.close()
})

const startWorker = async (task: Omit<Task<typeof name>, 'name'>) => {
  const worker = await startJobWorker(ctx, [{ name, ...task }])
  workers.push(worker)
  return worker
}

test('a job exists exactly when the transaction of its row was committed', async () => {
  const runs: number[] = []
  const done = Promise.withResolvers<void>()
  const add = (fails: boolean) =>
    ctx.db.transaction().execute(async transaction => {
      await addJob(ctx, name, {}, { transaction })
      if (fails) throw new Error('changed its mind')
    })
  await expect(add(true)).rejects.toThrow('changed its mind')
  await add(false)
  const { rows } = await sql`select id from pgboss.job where name = ${name}`.execute(ctx.db)
  expect(rows).toHaveLength(1)
  await startWorker({
    run: async () => {
      runs.push(runs.length)
      done.resolve()
    },
  })
  await done.promise
  expect(runs).toEqual([0])
})

test('a job whose process was killed is taken again', { timeout: 60_000 }, async () => {
  const child = await startDyingWorker()
  await addJob(ctx, name, {})
  await once(child, 'message')
  child.kill('SIGKILL')
  const taken = Promise.withResolvers<void>()
  await startWorker({ run: async () => taken.resolve() })
  await taken.promise
})

test('a job that took its process down three times is given up with the reason', { timeout: 60_000 }, async () => {
  await addJob(ctx, name, {})
  const reason = Promise.withResolvers<string>()
  for (let attempt = 0; attempt < 3; attempt++) {
    const child = await startDyingWorker()
    await once(child, 'message')
    child.kill('SIGKILL')
    await once(child, 'exit')
    // The process was last heard of a minute ago, so that nobody has to wait for it here.
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(ctx.db)
  }
  await startWorker({ run: async () => {}, giveUp: async (_ctx, _payload, why) => reason.resolve(why) })
  expect(await reason.promise).toBe('job heartbeat timeout')
})

test('a job that fails is tried three times and then given up with its own words', async () => {
  let attempts = 0
  const reason = Promise.withResolvers<string>()
  await startWorker({
    run: async () => {
      attempts++
      throw new Error('The disk is full.')
    },
    giveUp: async (_ctx, _payload, why) => reason.resolve(why),
  })
  await addJob(ctx, name, {})
  expect(await reason.promise).toBe('The disk is full.')
  expect(attempts).toBe(3)
})

test('a worker that stops hands its job back, and that counts as no attempt', async () => {
  const started = Promise.withResolvers<void>()
  const first = await startWorker({
    run: async (_ctx, _payload, signal) => {
      started.resolve()
      await once(signal, 'abort')
      signal.throwIfAborted()
    },
  })
  await addJob(ctx, name, {})
  await started.promise
  await first.stop()
  const { rows } = await sql<{ state: string; retry_count: number }>`
    select state, retry_count from pgboss.job where name = ${name} order by created_on desc limit 1`.execute(ctx.db)
  expect(rows).toEqual([{ state: 'created', retry_count: 0 }])
  const taken = Promise.withResolvers<void>()
  await startWorker({ run: async () => taken.resolve() })
  await taken.promise
})

async function startDyingWorker(): Promise<ChildProcess> {
  const { databaseUrl, dataDir } = ctx.config
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  return fork(dyingWorker, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}
