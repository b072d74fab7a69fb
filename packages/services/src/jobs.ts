import type { Transaction } from 'kysely'
import type pg from 'pg'
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'

/** What the job of each task carries. A task is a file of the same name in the worker. */
export interface JobPayloads {
  'delete-expired-sessions': Record<string, never>
  'count-token-use': Record<string, never>
  'delete-abandoned-cursors': Record<string, never>
  'run-dump': { dumpId: string }
  'expire-dumps': Record<string, never>
  'queue-due-feeds': Record<string, never>
  'expire-insight-reports': Record<string, never>
  'make-insight-report': { reportId: string }
  'run-flow-report': { reportId: string }
  'expire-flow-reports': Record<string, never>
  'send-mails': Record<string, never>
}

export type TaskName = keyof JobPayloads

/** Where the jobs end that failed, or took their process down, on every attempt. */
export const givenUpQueue = 'given-up'

/**
 * A job whose process dies is noticed by its missing heartbeat and taken up again within 30 s; after three attempts it
 * is given up. A task may run for hours: only the heartbeat says whether it is alive.
 */
const queueOptions = {
  heartbeatSeconds: 10,
  expireInSeconds: 12 * 3600,
  retryLimit: 2,
  retryDelay: 1,
  notify: true,
}

/** Adds jobs for this process; it connects on the first one, so a process that adds none pays nothing. */
export interface JobQueue {
  open(task: TaskName): Promise<PgBoss>
  close(): Promise<void>
}

/** The job queue in the database that the pool is connected to. */
export function openJobQueue(pool: pg.Pool, log: Logger): JobQueue {
  const boss = new PgBoss({ ...queueSettings(pool), max: 2, supervise: false, schedule: false })
  boss.on('error', error => log.warn({ err: error }, 'the job queue is disturbed'))
  const ready = new Set<TaskName>()
  return {
    open: async task => {
      if (!ready.has(task)) {
        await boss.start()
        await ensureQueue(boss, task)
        ready.add(task)
      }
      return boss
    },
    close: () => boss.stop({ graceful: false }),
  }
}

/** How the queue reaches the database of a pool: by connections of its own, so that neither has to wait for the other. */
export function queueSettings(pool: pg.Pool): ConstructorOptions {
  const { connectionString, host, port, user, password, database } = pool.options
  const address = connectionString ? { connectionString } : { host, port, user, password, database }
  return { ...address, schema: 'pgboss', application_name: `portal jobs ${process.pid}` } as ConstructorOptions
}

/** Makes the queue of a task where it is missing; safe from several processes at once. */
export async function ensureQueue(boss: PgBoss, task: TaskName): Promise<void> {
  await boss.createQueue(givenUpQueue, { ...queueOptions, retryLimit: 20, retryBackoff: true })
  await boss.createQueue(task, { ...queueOptions, deadLetter: givenUpQueue })
}

/**
 * Adds a job for a task. Given the transaction of the row that the job belongs to, both exist or neither does. A worker
 * takes it at once.
 */
export async function addJob<Name extends TaskName>(
  ctx: Context,
  task: Name,
  payload: JobPayloads[Name],
  { transaction }: { transaction?: Transaction<Tables> } = {},
): Promise<void> {
  const boss = await ctx.jobs.open(task)
  await boss.send(task, payload, transaction ? { db: fromKysely(transaction) } : {})
}
