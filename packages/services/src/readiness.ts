import { access, constants, statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from './context.ts'

/** Longest time that anything may take to prove itself, in milliseconds. */
const answersWithinMs = 2000

const needs: Record<string, (ctx: Context) => Promise<unknown>> = {
  database: ctx => ctx.pool.query('select 1'),
  queue: async ctx => (await ctx.jobs.open('delete-expired-sessions')).schemaVersion(),
  storage: async ({ config }) => {
    await access(config.dataDir, constants.R_OK | constants.W_OK)
    const { bavail } = await statfs(config.dataDir)
    if (bavail === 0) throw new Error('The disk is full.')
  },
}

/** The names of what the portal needs and cannot reach now; none when it is ready to work. */
export async function findMissing(ctx: Context): Promise<string[]> {
  const checks = Object.entries(needs).map(async ([name, check]) => {
    const late = wait(answersWithinMs, undefined, { ref: false }).then(() => {
      throw new Error('There was no answer.')
    })
    return Promise.race([check(ctx), late]).then(
      () => [],
      error => {
        ctx.log.warn({ err: error, need: name }, 'the portal is not ready')
        return [name]
      },
    )
  })
  return (await Promise.all(checks)).flat()
}
