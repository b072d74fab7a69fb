import type { Context } from '@portal/services/context.ts'
import { expect } from 'vitest'

/** A place at which every dump stops. */
interface Hold {
  /** Resolves when a dump has come there. */
  reached(): Promise<void>
  /** Lets the dumps go on. */
  release(): Promise<void>
  /** Ends the dumps' connections instead, as for a worker that is dead. */
  cutOff(): Promise<void>
}

/** Makes dumps stop when they would show this many series as processed. */
export async function holdDumpsAt(ctx: Context, processed: number): Promise<Hold> {
  const lock = await ctx.pool.connect()
  await lock.query('select pg_advisory_lock(1)')
  await lock.query(`
    create function portal.hold() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(1); return new; end $$;
    create trigger hold before update on portal.dump for each row when (new.processed >= ${processed})
      execute function portal.hold()`)
  const waiting = "from pg_locks where locktype = 'advisory' and not granted"
  const isReached = async () => (await ctx.pool.query(`select ${waiting}`)).rows.length > 0
  const release = async () => {
    await lock.query('select pg_advisory_unlock(1); drop trigger hold on portal.dump; drop function portal.hold')
    lock.release()
  }
  return {
    reached: () => expect.poll(isReached, { timeout: 20_000 }).toBe(true),
    release,
    cutOff: async () => {
      await lock.query(`select pg_terminate_backend(pid) ${waiting}`)
      await release()
    },
  }
}
