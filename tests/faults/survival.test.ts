import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '@portal/services/db.ts'
import { embeddedAddress } from '@portal/services/embedded-postgres.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../support/client.ts'
import { demoPassword, type Portal, startPortal } from '../support/portal.ts'

// Real processes are killed and started again on one data folder; each test leaves a running portal behind.
const rounds = Number(process.env.FAULT_ROUNDS ?? 3)
const root = path.join(import.meta.dirname, '../..')
let portal: Portal
let settings: Record<string, string>

beforeAll(async () => {
  portal = await startPortal()
  settings = { DATA_DIR: portal.dataDir }
}, 180_000)
afterAll(async () => {
  await portal.stop()
  portal.remove()
})

const again = async () => {
  portal = await startPortal(settings)
}

test('refuses a second portal on the same data folder within two seconds and names the first', async () => {
  const refusal = async (more: Record<string, string>) => {
    const startedAt = performance.now()
    const message = await startPortal({ ...settings, ...more }).catch((error: Error) => error.message)
    return { message, ms: performance.now() - startedAt }
  }
  const { message, ms } = await refusal({})
  expect(message).toContain(`in use by process ${portal.process.pid}`)
  // The requirement itself is a bound on time: a start that hung would be the failure. What a busy machine takes to start
  // anything at all is seen in a start that ends before it looks at the folder.
  const none = await refusal({ PORT: 'none' })
  expect(none.message).toContain('PORT')
  expect(ms).toBeLessThan(2000 + 3 * none.ms)
})

describe('token generation', () => {
  test.each(Array.from({ length: rounds }, (_, round) => round))(
    'keeps the token it answered with when it is killed (%i)',
    async round => {
      const person = await signIn(portal.url, 'ceic', 'macro@demo.test', demoPassword)
      const acknowledged: string[] = []
      let ended = false
      const generating = (async () => {
        while (!ended) {
          const token = await person.generate('ceic').catch(() => undefined)
          if (token) acknowledged.push(token)
        }
      })()
      await until(() => acknowledged.length > 3 + round)
      await portal.kill()
      ended = true
      await generating
      await again()
      const works = await Promise.all(acknowledged.map(token => isAccepted(token)))
      // Only the newest may work. It does, unless one more was made whose answer the kill cut off.
      expect(works.slice(0, -1)).not.toContain(true)
      const { items } = await (await signIn(portal.url, 'ceic', 'macro@demo.test', demoPassword)).tokens()
      expect(items).toHaveLength(1)
      const replaced = !acknowledged.at(-1)!.startsWith(items[0]!.prefix.replace(/\W+$/, ''))
      expect(works.at(-1)).toBe(!replaced)
    },
  )
})

describe('an import', () => {
  const indicator = 'Survival index'
  const places = 200
  const series = (name: string) => ['--indicator', name, '--unit', 'Index', '--source', 'Test']

  test('keeps every series it said was saved when it is killed, and ends when it is run again', async () => {
    const file = path.join(portal.dataDir, 'survival.csv')
    const rows = Array.from({ length: places }, (_, place) =>
      [1, 2, 3].map(year => `Place ${place},${2000 + year},${place * year}`).join('\n'),
    )
    writeFileSync(file, `Country,Year,Value\n${rows.join('\n')}\n`)
    const importing = startImport(file, series(indicator))
    await until(() => importing.saved() > 0)
    const said = importing.saved()
    importing.process.kill('SIGKILL')
    await importing.ended
    await portal.kill()
    await again()
    expect(await countSeries(indicator)).toBeGreaterThanOrEqual(said)
    const second = startImport(file, series(indicator))
    expect(await second.ended).toBe(0)
    expect(await countSeries(indicator)).toBe(places)
  })

  test('is still there after a stop and a start, and can be done while the portal is stopped', async () => {
    await portal.stop()
    const file = path.join(portal.dataDir, 'stopped.csv')
    writeFileSync(file, 'Country,Year,Value\nChina,2001,1\nChina,2002,2\n')
    const importing = startImport(file, series('Stopped index'))
    expect(await importing.ended, importing.output()).toBe(0)
    await again()
    expect(await countSeries('Stopped index')).toBe(1)
    expect(await countSeries(indicator)).toBe(places)
  })
})

describe('an import of companies', () => {
  const companies = 1500

  test('is seen as whole companies only, wherever it is killed, and ends when it is run again', async () => {
    const file = path.join(portal.dataDir, 'companies.csv')
    const rows = Array.from(
      { length: companies },
      (_, at) => `Survivor ${at},Town ${at},Biotechnology,${5_000_000 + at}`,
    )
    writeFileSync(file, `Name,City,Industry,CIK\n${rows.join('\n')}\n`)
    for (const table of ['company', 'external_id', 'word']) {
      const hold = await holdWrites(`company.${table}`)
      const importing = startImport(file, ['--companies'])
      await hold.untilAwaited(importing.process)
      expect(await hold.halves()).toBe(0)
      importing.process.kill('SIGKILL')
      await importing.ended
      await hold.end()
    }
    await portal.stop()
    const alone = startImport(file, ['--companies'])
    await until(() => alone.saved() > 0)
    alone.process.kill('SIGKILL')
    await alone.ended
    await again()
    const last = startImport(file, ['--companies'])
    expect(await last.ended, last.output()).toBe(0)
    expect(last.output()).toContain('up to date already')
    expect(await countCompanies('Survivor')).toEqual([companies, companies])
  }, 120_000)
})

/** Lets everybody read a table and nobody write to it, and looks at imported companies as a reader does. */
async function holdWrites(table: string) {
  const { pool } = openDatabase(embeddedAddress(portal.dataDir), 2)
  const holder = await pool.connect()
  await holder.query(`begin; lock table ${table} in share mode`)
  const count = async (query: string, values: unknown[] = []) => Number((await pool.query(query, values)).rows[0].count)
  return {
    async untilAwaited(importing: ChildProcess) {
      const query = `select count(*) from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'`
      while ((await count(query, [`portal ${importing.pid}`])) === 0)
        if (importing.exitCode !== null) throw new Error('The import did not wait to write.')
    },
    /** Companies that lack something of what the file has for each of them. */
    halves: () =>
      count(`select count(*) from company.company c where id >= 9000001 and (city_code is null or main_industries = '{}'
        or not exists (select from company.external_id where company_id = c.id))`),
    async end() {
      await holder.query('rollback')
      holder.release()
      await pool.end()
    },
  }
}

async function isAccepted(token: string): Promise<boolean> {
  const response = await fetch(`${portal.url}/data/ceic/v2/dictionary/frequencies`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return response.status === 200
}

/** How many companies of a name the two company APIs find through the gateway. */
async function countCompanies(name: string): Promise<number[]> {
  const person = await signIn(portal.url, 'ceic', 'admin@demo.test', demoPassword)
  const count = async (product: string, address: string) => {
    const headers = { authorization: `Bearer ${await person.generate(product)}` }
    const response = await fetch(`${portal.url}/data/emis/${address}`, { headers })
    return ((await response.json()) as { data: { total: number } }).data.total
  }
  return [
    await count('emisV2', `v2/company/companies?company_name=${name}&limit=1`),
    await count('emis', `company/Search/queryCompany?filter[]=name:${name}&limit=1`),
  ]
}

/** How many series of an indicator the search finds through the gateway. */
async function countSeries(indicator: string): Promise<number> {
  const person = await signIn(portal.url, 'ceic', 'admin@demo.test', demoPassword)
  const token = await person.generate('ceic')
  const query = new URLSearchParams({ keyword: indicator, strict_keyword_search: 'true', limit: '1' })
  const response = await fetch(`${portal.url}/data/ceic/v2/series/search?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { data: { total: number } }).data.total
}

function startImport(
  file: string,
  flags: string[],
): { process: ChildProcess; ended: Promise<number | null>; saved(): number; output(): string } {
  const child = spawn(path.join(root, 'node_modules/.bin/node'), ['apps/worker/src/data-import.ts', file, ...flags], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings, LOG_LEVEL: 'warn' },
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const saved = () => Number([...output.matchAll(/Saved (\d+) of/g)].at(-1)?.[1] ?? 0)
  return { process: child, ended: once(child, 'close').then(([code]) => code), saved, output: () => output }
}

/** Waits for a condition by looking at it whenever the event loop turns. */
async function until(condition: () => boolean) {
  while (!condition()) await new Promise(resolve => setImmediate(resolve))
}
