import fs from 'node:fs'
import { exampleCompanyId } from '@portal/data-apis/samples/companies/plan.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Caller, makeCaller } from '../../../tests/support/operations.ts'
import { sampleTemplate } from '../../../tests/support/samples.ts'
import { unzip } from '../../../tests/support/unzip.ts'
import type { Context } from './context.ts'
import { queueDueFeeds } from './due-feeds.ts'
import { runDump } from './dump-runs.ts'
import { pathOfFile } from './storage.ts'

let ctx: Context
let call: Caller
const running = new AbortController().signal
const startedAt = Date.now()
beforeAll(async () => {
  ctx = await openTestContext({}, await sampleTemplate())
})
beforeEach(async () => {
  ;({ call } = await makeCaller(ctx, 'emis-api-v2'))
})
afterAll(() => ctx.close())

type Data = Record<string, unknown> & { id: string; filter_id: string; status: string }
const post = async (operationId: string, body: object, params = {}) =>
  (await call<{ data: Data }>(operationId, params, { body, baseUrl: 'http://portal.test/data/emis/v2/company' })).data
const get = async (operationId: string, id: string) => (await call<{ data: Data }>(operationId, { id })).data
const list = async (operationId: string, params = {}) =>
  (await call<{ data: { total: number; items: Data[] } }>(operationId, params)).data

const fileOf = async (id: string) => {
  const dump = await ctx.db.selectFrom('portal.dump').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return dump.file_key
    ? { name: dump.file_name!, bytes: fs.readFileSync(pathOfFile(ctx.config, dump.file_key)) }
    : undefined
}

/** Orders a dump and runs it; answers the texts of its files by their names. */
async function dumpOf(body: object): Promise<Map<string, string>> {
  const { id } = await post('companiesDumpsPost', { name: 'Test', ...body })
  await runDump(ctx, id, running)
  expect(await get('companiesDumpsIdGet', id)).toMatchObject({ status: 'completed', can_be_cancelled: false })
  const { name, bytes } = (await fileOf(id))!
  return name.endsWith('.zip')
    ? new Map([...unzip(bytes)].map(([file, content]) => [file.replace(/.*Z_/, ''), content.toString()]))
    : new Map([[name.replace(/.*Z/, ''), bytes.toString()]])
}

test('a dump holds profiles and statements of the chosen companies, as the API gives them', async () => {
  const files = await dumpOf({ company_ids: [exampleCompanyId, 1000001], financial_standards: ['EMISG', 'BG-IFRS'] })
  expect([...files.keys()]).toEqual(['profiles_1.json', 'statements_1.json'])
  const profiles = JSON.parse(files.get('profiles_1.json')!)
  expect(profiles).toMatchObject({
    count: 2,
    items: [{ id: 1000001 }, { id: exampleCompanyId, details: { country_code: 'BG' } }],
  })
  const statements = JSON.parse(files.get('statements_1.json')!)
  expect(statements.currency).toBe('USD')
  const example = statements.items.find((item: { company_id: number }) => item.company_id === exampleCompanyId)
  const newest = example.statements.find(
    (one: { year: number; period: string }) => one.year === 2025 && one.period === 'Y',
  )
  expect(Object.keys(newest.accounts)).toEqual(['EMISG', 'BG-IFRS'])
  expect(newest.accounts.EMISG).toContainEqual({ code: 'TR', value: expect.any(Number) })
})

test('XML holds the same under the same names', async () => {
  const choice = { criteria: { company_name: 'Sofia Timber' }, include_financial_statements: false }
  const files = await dumpOf({ ...choice, is_xml: true, consolidation: 'single' })
  expect([...files.keys()]).toEqual(['.xml'])
  expect(files.get('.xml')).toMatch(
    /^<\?xml .*\n<companies generated_at=".*" filter_id=".*" count="1">\n<company id="1250077">/,
  )
  expect(files.get('.xml')).toContain('<current_name>Sofia Timber AD</current_name>')
})

test('only one dump of an account runs at a time, and a cancelled one makes room', async () => {
  const { id } = await post('companiesDumpsPost', { name: 'One', company_ids: [exampleCompanyId] })
  await expect(post('companiesDumpsPost', { name: 'Two', company_ids: [exampleCompanyId] })).rejects.toMatchObject({
    status: 409,
    code: 'DUMP_ALREADY_RUNNING',
  })
  await call('companiesDumpsIdDelete', { id })
  expect(await get('companiesDumpsIdGet', id)).toMatchObject({ status: 'cancelled', can_be_cancelled: false })
  await expect(call('companiesDumpsIdDelete', { id })).rejects.toMatchObject({ status: 409, code: 'DUMP_ENDED' })
  await post('companiesDumpsPost', { name: 'Two', company_ids: [exampleCompanyId] })
  expect(await list('companiesDumpsGet')).toMatchObject({ total: 2, items: [{ name: 'Two' }, { name: 'One' }] })
  expect(await list('companiesDumpsGet', { status: 'cancelled' })).toMatchObject({ total: 1, items: [{ id }] })
})

test.each<[string, object, string, string]>([
  [
    'ids and criteria at once',
    { company_ids: [exampleCompanyId], criteria: { country: ['BG'] } },
    'COMPANY_IDS_AND_CRITERIA',
    'Please use either company IDs list OR data search criteria',
  ],
  [
    'ids among the criteria',
    { criteria: { company_ids: [exampleCompanyId], country: ['BG'] } },
    'COMPANY_IDS_AND_CRITERIA',
    'Please use either company IDs list OR data search criteria',
  ],
  ['nothing', {}, 'INVALID_INPUT_PARAMETER', 'Choose companies'],
  ['empty criteria', { criteria: { country: [] } }, 'INVALID_INPUT_PARAMETER', 'Choose companies'],
  ['an unknown company', { company_ids: [5] }, 'INVALID_INPUT_PARAMETER', 'There is no company 5.'],
  ['an unknown country', { criteria: { country: ['XX'] } }, 'INVALID_INPUT_PARAMETER', 'XX'],
  ['what no company is', { criteria: { company_name: 'Nobody at all' } }, 'INVALID_INPUT_PARAMETER', 'No company'],
  [
    'an unknown standard',
    { company_ids: [exampleCompanyId], financial_standards: ['XX'] },
    'INVALID_INPUT_PARAMETER',
    'XX',
  ],
  [
    'neither part',
    { company_ids: [exampleCompanyId], include_company_profiles: false, include_financial_statements: false },
    'INVALID_INPUT_PARAMETER',
    'Include',
  ],
  [
    'both parts in a single file',
    { company_ids: [exampleCompanyId], consolidation: 'single' },
    'INVALID_INPUT_PARAMETER',
    'single',
  ],
  [
    'a server of one’s own',
    { company_ids: [exampleCompanyId], delivery: { host: 'ftp.test' } },
    'INVALID_INPUT_PARAMETER',
    'not available',
  ],
])('refuses %s', async (_, body, code, words) => {
  const error = await post('companiesDumpsPost', { name: 'Wrong', ...body }).catch(failure => failure)
  expect(error).toMatchObject({ status: 400, code })
  expect(error.message).toContain(words)
  expect(await list('companiesDumpsGet')).toMatchObject({ total: 0 })
})

test('a saved filter tells how many companies it chooses, serves dumps, and stays while a feed uses it', async () => {
  const filter = await post('companiesSearchFiltersPost', { name: 'Wood', company_name: 'Sofia Timber' })
  expect(filter).toMatchObject({ name: 'Wood', criteria: { company_name: 'Sofia Timber' }, matched_companies: 1 })
  await dumpOf({ filter_id: filter.id })
  await post('companiesDumpsPost', { name: 'By ids', company_ids: [exampleCompanyId] })
  expect(await list('companiesSearchFiltersGet')).toEqual({ total: 1, items: [filter] })
  const feed = await post('companiesFeedsPost', { name: 'Changes', filter_id: filter.id })
  const remove = () => call('companiesSearchFiltersIdDelete', { id: filter.id })
  await expect(remove()).rejects.toMatchObject({ status: 409, code: 'FILTER_IN_USE' })
  await call('companiesFeedsIdDelete', { id: feed.id })
  await remove()
  await expect(get('companiesSearchFiltersIdGet', filter.id)).rejects.toMatchObject({
    status: 404,
    code: 'FILTER_NOT_FOUND',
  })
})

test('what belongs to others, or is none, is not there', async () => {
  const { id } = await post('companiesSearchFiltersPost', { country: ['BG'] })
  const { call: other } = await makeCaller(ctx, 'emis-api-v2')
  for (const [kind, operation] of [
    ['FILTER', 'companiesSearchFiltersIdGet'],
    ['DUMP', 'companiesDumpsIdGet'],
    ['FEED', 'companiesFeedsIdGet'],
  ]) {
    for (const wrong of [id, 'x']) {
      await expect(other(operation!, { id: wrong })).rejects.toMatchObject({ status: 404, code: `${kind}_NOT_FOUND` })
    }
  }
  await expect(other('companiesDumpsPost', {}, { body: { name: 'a', filter_id: id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a feed brings the companies that changed since the run before, and no file when none did', async () => {
  const body = {
    name: 'Daily',
    company_ids: [exampleCompanyId, 1000001],
    consolidation: 'single',
    include_financial_statements: false,
  }
  const { id, ...feed } = await post('companiesFeedsPost', body)
  expect(feed).toMatchObject({ frequency: 'daily', status: 'active', next_run_at: expect.any(String) })
  const deliver = async (day: number) => {
    const at = { ...ctx, now: () => new Date(startedAt + day * 86_400_000 + 60_000) }
    await queueDueFeeds(at)
    const runs = ctx.db.selectFrom('portal.dump').select('id').where('feed_id', '=', id).orderBy('due_at', 'desc')
    const run = await runs.executeTakeFirstOrThrow()
    await runDump(at, run.id, running)
    const file = await fileOf(run.id)
    return file && JSON.parse(file.bytes.toString()).items.map((item: { id: number }) => item.id)
  }
  expect(await deliver(1)).toBeUndefined()
  await ctx.pool.query(`update company.company set employees = employees + 1 where id = $1`, [exampleCompanyId])
  expect(await deliver(2)).toEqual([exampleCompanyId])
  await ctx.pool.query(
    `update company.executive set name = 'New Head' where company_id = 1000001 and display_order = 0`,
  )
  expect(await deliver(3)).toEqual([1000001])
  expect(await deliver(4)).toBeUndefined()
  expect(await get('companiesFeedsIdGet', id)).toHaveProperty('last_run_at')
  expect((await list('companiesDumpsGet')).items.map(run => run.feed_id)).toEqual([id, id])
})

test('a feed is changed, paused and ended', async () => {
  const { id } = await post('companiesFeedsPost', {
    name: 'Weekly',
    criteria: { country: ['BG'] },
    frequency: 'weekly',
  })
  const changed = await post(
    'companiesFeedsIdPatch',
    { status: 'inactive', frequency: 'monthly', is_xml: true },
    { id },
  )
  expect(changed).toMatchObject({
    name: 'Weekly',
    status: 'inactive',
    frequency: 'monthly',
    is_xml: true,
    currency: 'USD',
  })
  expect(changed).not.toHaveProperty('next_run_at')
  expect(await list('companiesFeedsGet', { status: 'active' })).toEqual({ total: 0, items: [] })
  const chosen = await post('companiesFeedsIdPatch', { status: 'active', company_ids: [exampleCompanyId] }, { id })
  expect(chosen).toMatchObject({ status: 'active', next_run_at: expect.any(String) })
  expect(await get('companiesSearchFiltersIdGet', chosen.filter_id)).toMatchObject({ matched_companies: 1 })
  await call('companiesFeedsIdDelete', { id })
  await expect(get('companiesFeedsIdGet', id)).rejects.toMatchObject({ status: 404, code: 'FEED_NOT_FOUND' })
})
