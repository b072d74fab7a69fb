import { randomUUID } from 'node:crypto'
import { limits } from '@portal/domain/limits.ts'
import pg from 'pg'

/** What the database says about one call. */
export interface CallAnswer {
  accepted: boolean
  /** Calls accepted in the last second, this one included. */
  used: number
  /** Milliseconds until the oldest of them leaves the window. */
  resetMs: number
}

/** The paces that all processes share. Every method takes many keys and costs one statement. */
export interface CallPaces {
  take(keys: string[]): Promise<CallAnswer[]>
  giveBack(keys: string[]): Promise<void>
  /** Says that these calls of this process are still in flight. */
  renew(keys: string[]): Promise<void>
  /** Removes the keys that were not used for a minute. */
  forgetRested(): Promise<void>
  close(): Promise<void>
}

/**
 * The row lock of the upsert makes it exact: of two processes that ask for the same key the second sees what the first
 * has written. Times lie in the window also a second ahead, so that a small step of the clock opens nothing; what lies
 * further ahead was written before the clock was put back and does not count. What this process holds itself is its own
 * business. A refused key answers from before the statement, which is good enough for a hint.
 */
const takeStatement = `
  with wanted as (select key from unnest($1::text[]) with ordinality as given (key, at) order by at),
  taken as (
    insert into portal.call_pace as pace (key, accepted, busy_until, holder)
    select key, array[clock_timestamp()], clock_timestamp() + $3::interval, $2::uuid from wanted
    on conflict (key) do update set
      accepted = (pace.accepted || clock_timestamp())[greatest(1, cardinality(pace.accepted) + 2 - $4::int):],
      busy_until = clock_timestamp() + $3::interval,
      holder = $2::uuid
    where (pace.busy_until is null or pace.holder = $2::uuid
        or pace.busy_until not between clock_timestamp() and clock_timestamp() + $3::interval)
      and (select count(*) from unnest(pace.accepted) time
           where time > clock_timestamp() - $5::interval and time <= clock_timestamp() + $5::interval) < $4::int
    returning key, accepted
  )
  select wanted.key, taken.key is not null as accepted, recent.used, recent."resetMs"
  from wanted left join taken using (key) cross join lateral (
    select count(*)::int as used,
      coalesce(extract(epoch from min(time) + $5::interval - clock_timestamp())::float8 * 1000, 0) as "resetMs"
    from unnest(coalesce(taken.accepted, (select accepted from portal.call_pace pace where pace.key = wanted.key))) time
    where time > clock_timestamp() - $5::interval and time <= clock_timestamp() + $5::interval
  ) recent`

const giveBackStatement = `
  with mine as (select key from portal.call_pace where key = any($1::text[]) and holder = $2::uuid order by key for update)
  update portal.call_pace pace set busy_until = null from mine where pace.key = mine.key`

const renewStatement = `
  with mine as (
    select key from portal.call_pace
    where key = any($1::text[]) and holder = $2::uuid and busy_until is not null for update skip locked
  )
  update portal.call_pace pace set busy_until = clock_timestamp() + $3::interval from mine where pace.key = mine.key`

const forgetStatement = `
  delete from portal.call_pace where key in (
    select key from portal.call_pace
    where (busy_until is null or busy_until < clock_timestamp())
      and accepted[cardinality(accepted)] < clock_timestamp() - interval '1 minute'
    for update skip locked
  )`

/** A connection stays open, and no call waits longer than this for the database, in milliseconds. */
const patience = { idleTimeoutMillis: 0, statement_timeout: 2000, connectionTimeoutMillis: 2000 }
/**
 * Plans each statement once. By itself PostgreSQL plans them anew for every round, which takes longer than the round, and
 * for a minute reads the whole table where it was small at first.
 */
const onConnect = async (client: pg.ClientBase) => {
  await client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off')
}
const lease = `${limits.callLeaseMs} milliseconds`
const window = `${limits.callWindowMs} milliseconds`

/**
 * Opens connections of its own to the database of a pool, so that a call's turn never waits for somebody's long query,
 * and gives up soon rather than hold calls back.
 */
export function openCallPaces({ options }: pg.Pool): CallPaces {
  const pool = new pg.Pool({ ...options, max: 2, ...patience, onConnect })
  pool.on('error', () => {}) // an idle connection that breaks is replaced on its next use
  const holder = randomUUID()
  const run = async (name: string, text: string, values: unknown[]) => {
    const { rows } = await pool.query({ name, text, values })
    return rows
  }
  return {
    take: async keys => {
      // Rounds of several processes lock in the same order, so they never wait for each other in a circle.
      const values = [keys.toSorted(), holder, lease, limits.callsPerSecond, window]
      const answers = new Map<string, CallAnswer>()
      for (const { key, ...answer } of await run('take-calls', takeStatement, values)) answers.set(key, answer)
      return keys.map(key => answers.get(key)!)
    },
    giveBack: async keys => void (await run('give-calls-back', giveBackStatement, [keys, holder])),
    renew: async keys => void (await run('renew-calls', renewStatement, [keys, holder, lease])),
    forgetRested: async () => void (await run('forget-rested-calls', forgetStatement, [])),
    close: () => pool.end(),
  }
}
