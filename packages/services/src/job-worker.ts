import { type Job, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Context } from './context.ts'
import { ensureQueue, givenUpQueue, type JobPayloads, queueSettings, type TaskName } from './jobs.ts'

/** One kind of background work. `run` may be called again after it was cut off anywhere, so it must be repeatable. */
export interface Task<Name extends TaskName = TaskName> {
  name: Name
  /** When it is due by itself: a cron line of five fields, in UTC. */
  cron?: string
  /** How many of its jobs one process works on at a time. */
  atOnce?: number
  /** `signal` is aborted when the process stops or somebody else has taken the job: end soon, by throwing. */
  run(ctx: Context, payload: JobPayloads[Name], signal: AbortSignal): Promise<void>
  /** Called once after the job was given up: it failed, or took its process down, three times. */
  giveUp?(ctx: Context, payload: JobPayloads[Name], reason: string): Promise<void>
}

/** A task without its payload's type, as it stands in the list of all tasks. */
export type AnyTask = { [Name in TaskName]: Task<Name> }[TaskName]

export interface Worker {
  /** Takes no new job, hands the running ones back to the queue and resolves within 9 s. */
  stop(): Promise<void>
}

/** Each setting is the longest that keeps "taken up again within 30 s": 10 s of silence, then noticed, then fetched. */
const attention = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 1, queueCacheIntervalSeconds: 5 }
const fetching = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, heartbeatRefreshSeconds: 2 }
const stopWithinMs = 8000

/** Works on the jobs of the tasks until it is stopped. */
export async function startJobWorker(ctx: Context, tasks: readonly AnyTask[]): Promise<Worker> {
  const boss = new PgBoss({ ...queueSettings(ctx.pool), ...attention, max: 4, useListenNotify: true })
  const stopping = new AbortController()
  boss.on('error', error => ctx.log.warn({ err: error }, 'the job queue is disturbed'))
  await boss.start()
  for (const task of tasks) await ensureQueue(boss, task.name)
  await boss.work(givenUpQueue, { ...fetching, includeMetadata: true }, ([job]: JobWithMetadata<object>[]) =>
    giveUp(ctx, tasks, job!),
  )
  for (const task of tasks) {
    await boss.work<object, void>(task.name, { ...fetching, localConcurrency: task.atOnce ?? 1 }, ([job]) =>
      runJob(ctx, boss, task, job!, stopping.signal),
    )
  }
  await schedule(boss, tasks)
  return {
    stop: async () => {
      stopping.abort(new Error('The worker is stopping.'))
      await boss.stop({ graceful: true, timeout: stopWithinMs })
    },
  }
}

async function runJob(ctx: Context, boss: PgBoss, task: AnyTask, job: Job<object>, stopping: AbortSignal) {
  const log = ctx.log.child({ task: task.name, job: job.id })
  try {
    await (task as Task).run(ctx, job.data as never, AbortSignal.any([job.signal, stopping]))
  } catch (error) {
    if (stopping.aborted) {
      // A new job instead of a failed one: being stopped is not the job's fault and must not count as an attempt.
      await boss.send(task.name, job.data)
      return
    }
    log.error({ err: error, attempt: job.retryCount + 1 }, 'a job failed')
    throw error
  }
}

async function giveUp(ctx: Context, tasks: readonly AnyTask[], job: JobWithMetadata<object>) {
  const reason = failureOf(job.sourceOutput)
  ctx.log.error({ task: job.sourceName, job: job.sourceId, reason }, 'a job was given up after three attempts')
  const task = tasks.find(({ name }) => name === job.sourceName) as Task | undefined
  await task?.giveUp?.(ctx, job.data as never, reason)
}

/** The words of a failure as the queue keeps it; a process that died leaves the missing heartbeat as its reason. */
function failureOf(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } }
  return String(message ?? value?.message ?? 'unknown')
}

async function schedule(boss: PgBoss, tasks: readonly AnyTask[]) {
  for (const { name } of await boss.getSchedules()) {
    if (!tasks.some(task => task.name === name && task.cron)) await boss.unschedule(name)
  }
  for (const { name, cron } of tasks) {
    if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
  }
}
