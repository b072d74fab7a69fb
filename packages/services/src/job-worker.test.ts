import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { startJobWorker, type Task, type Worker } from './job-worker.ts'
import { addJob } from './jobs.ts'

const name = 'delete-expired-sessions'
const dyingWorker = path.join(import.meta.dirname, '../../../tests/support/dying-worker.ts')

/** A queue of a test's own, with workers that end with it. */
async function openQueue() {
  const ctx = await openTestContext()
  const workers: Worker[] = []
  return {
    ctx,
    async startWorker(task: Omit<Task<typeof name>, 'name'>) {
      const worker = await startJobWorker(ctx, [{ name, ...task }])
      workers.push(worker)
      return worker
    },
    /** A process that says when it has a job, and then does nothing. */
    startDyingWorker(): ChildProcess {
      const { databaseUrl, dataDir } = ctx.config
      const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
      return fork(dyingWorker, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    },
    async close() {
      await Promise.all(workers.map(worker => worker.stop()))
      await ctx.close()
    },
  }
}

type QueueTest = (title: string, run: (queue: Awaited<ReturnType<typeof openQueue>>) => Promise<void>) => void

const testWith =
  (options: { concurrent: boolean }): QueueTest =>
  (title, run) =>
    test(title, { timeout: 90_000, ...options }, async () => {
      const queue = await openQueue()
      await run(queue).finally(queue.close)
    })

const testQueue = testWith({ concurrent: false })
/** Side by side, because these wait more than they work. */
const testDying = testWith({ concurrent: true })

testQueue('a job exists exactly when the transaction of its row was committed', async ({ ctx, startWorker }) => {
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

testDying('a job whose process was killed is taken again', async ({ ctx, startWorker, startDyingWorker }) => {
  const child = startDyingWorker()
  await addJob(ctx, name, {})
  await once(child, 'message')
  child.kill('SIGKILL')
  const taken = Promise.withResolvers<void>()
  await startWorker({ run: async () => taken.resolve() })
  await taken.promise
})

testQueue(
  'a job that took its process down three times is given up with the reason',
  async ({ ctx, startWorker, startDyingWorker }) => {
    await addJob(ctx, name, {})
    const reason = Promise.withResolvers<string>()
    for (let attempt = 0; attempt < 3; attempt++) {
      const child = startDyingWorker()
      await once(child, 'message')
      child.kill('SIGKILL')
      await once(child, 'exit')
      // The process was last heard of a minute ago, so that nobody has to wait for it here.
      await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(ctx.db)
    }
    await startWorker({ run: async () => {}, giveUp: async (_ctx, _payload, why) => reason.resolve(why) })
    expect(await reason.promise).toBe('job heartbeat timeout')
  },
)

testQueue(
  'a job that fails is tried three times and then given up with its own words',
  async ({ ctx, startWorker }) => {
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
  },
)

testQueue('a worker that stops hands its job back, and that counts as no attempt', async ({ ctx, startWorker }) => {
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
