import { beforeAll, describe, expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { documents } from '../documents.ts'
import { exampleCompanyId } from '../samples/companies/plan.ts'

interface Found {
  data: {
    total: number
    duplicates: number
    results: number
    search: Record<string, unknown>
    documents: FoundDocument[]
  }
}
interface FoundDocument {
  id: number
  title: string
  body?: string
  date: string
  format: string
  language: { code: string; name: string }
  companies: { isic: number; name: string }[]
  countries: { code: string; name: string }[]
  industries: { id: number }[]
  topics: { code: string }[]
  sourceType: { code: string }
  publication: { code: string }
  publicationTypes: { code: string }[]
  files: { link: string; format: string }[]
  highlights?: { field: string; text: string }[]
}

const calls = useDataCalls(documents, 'emis/documents')
let everywhere: string[]
let all: FoundDocument[] | undefined

beforeAll(async () => {
  const { rows } = await calls.ctx.pool.query('select distinct unnest(countries) as code from document.document')
  everywhere = rows.map(({ code }) => code)
})

type Values = Record<string, string | string[]>
const search = async (values: Values = {}, more = {}) =>
  (await calls.ask<Found>('searchQuery', { 'countries[]': everywhere, limit: '100', ...values }, more)).data
const example = { 'companies[]': String(exampleCompanyId) }

describe('what a search finds', () => {
  test('with nothing but all countries it is everything once, the newest first', async () => {
    const found = await search()
    expect(found.total + found.duplicates).toBe(1200)
    expect(found.results).toBe(100)
    const dates = found.documents.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('a company: its documents, with the words of the term marked', async () => {
    const { total, duplicates, documents } = await search({ ...example, term: '"net profit" AND export*' })
    expect({ total, duplicates }).toEqual({ total: 2, duplicates: 1 })
    expect(documents.map(({ title }) => title)).toEqual([
      'Sofia Timber AD: company report 2025',
      'Sofia Timber AD reports 8.4% rise in third-quarter revenue',
    ])
    expect(documents[0]!.highlights!.map(({ text }) => text).join()).toMatch(/<em>Net profit<\/em>.*<em>exports<\/em>/s)
  })

  const has = (list: { code: string }[], ...codes: string[]) => list.some(({ code }) => codes.includes(code))
  const criteria: [Values, (document: FoundDocument) => boolean][] = [
    [{ 'countries[]': ['PL', 'CZ'] }, ({ countries }) => has(countries, 'PL', 'CZ')],
    [{ 'countries[]': 'YY' }, ({ countries }) => countries.length > 1],
    [{ 'languages[]': ['zh', 'ru'] }, ({ language }) => ['zh', 'ru'].includes(language.code)],
    [{ 'formats[]': ['2', '999'] }, ({ format }) => ['PDF', 'MULTI'].includes(format)],
    [{ 'industries[]': '32' }, ({ industries }) => industries.some(({ id }) => String(id).startsWith('32'))],
    [{ 'topics[]': ['MA', 'EX'] }, ({ topics }) => has(topics, 'MA', 'EX')],
    [{ 'sourceTypes[]': 'RS' }, ({ sourceType }) => sourceType.code === 'RS'],
    [{ 'publications[]': 'gbw' }, ({ publication }) => publication.code === 'GBW'],
    [{ 'publicationTypes[]': 'LG' }, ({ publicationTypes }) => has(publicationTypes, 'LG')],
    [{ startDate: '2026-06-01', endDate: '2026-06-30' }, ({ date }) => date.startsWith('2026-06')],
    [
      { startDate: '2026-10-30T08:00:00Z', endDate: '2026-10-30T10:20:00Z' },
      ({ date }) => date.startsWith('2026-10-30'),
    ],
  ]
  test.each(criteria)('%j gives all of those and no others', async (values, holds) => {
    all ??= await everything({ skipDuplicates: '0' })
    const { total, documents } = await search({ ...values, skipDuplicates: '0' })
    expect(documents.filter(document => !holds(document))).toEqual([])
    expect(total).toBe(all.filter(holds).length)
    expect(total).toBeGreaterThan(0)
  })

  test('a term without hits finds nothing, and that is no error', async () => {
    expect(await search({ term: 'xyzzy' })).toMatchObject({ total: 0, duplicates: 0, results: 0, documents: [] })
  })

  test('in the scope of the title, only titles count', async () => {
    const inTitle = await search({ term: 'grain', scope: 'title' })
    expect(inTitle.documents.every(({ title }) => /grain/i.test(title))).toBe(true)
    const inBody = await search({ term: 'grain', scope: 'body', includeBody: '1' })
    expect(inBody.documents.every(({ body }) => /grain/i.test(body!))).toBe(true)
    expect(inTitle.total).toBeGreaterThan(0)
    expect(inBody.documents.flatMap(({ highlights }) => highlights!).every(({ field }) => field === 'body')).toBe(true)
  })

  test('repetitions are left out unless they are wanted, and counted either way', async () => {
    const without = await search({ ...example, term: 'revenue' })
    const withThem = await search({ ...example, term: 'revenue', skipDuplicates: '0' })
    expect(without).toMatchObject({ total: 2, duplicates: 1 })
    expect(withThem).toMatchObject({ total: 3, duplicates: 1 })
    const copyAlone = await search({ ...example, 'publications[]': 'SEEW' })
    expect(copyAlone).toMatchObject({ total: 1, duplicates: 0 })
  })
})

/** Every document, read page by page from id to id. */
async function everything(values: Values = {}): Promise<FoundDocument[]> {
  const all: FoundDocument[] = []
  for (let from = 1; ; from = all.at(-1)!.id + 1) {
    const { documents } = await search({ order: 'id_asc', startDocumentId: String(from), ...values })
    if (!documents.length) return all
    all.push(...documents)
  }
}

describe('order and pages', () => {
  test('from id to id each document comes once, repetitions across pages left out', async () => {
    const ids = (await everything()).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    expect(ids.length).toBe((await search()).total)
  })

  test('offset pages join without gap or overlap', async () => {
    const page = (offset: number) => search({ limit: '50', offset: String(offset) })
    const [first, second, both] = [await page(0), await page(50), await search()]
    expect([...first.documents, ...second.documents].map(({ id }) => id)).toEqual(both.documents.map(({ id }) => id))
    expect((await search({ offset: '100000' })).documents).toEqual([])
  })

  test('each order is what it says', async () => {
    const ids = async (order: string) => (await search({ ...example, order })).documents.map(({ id }) => id)
    const up = await ids('id_asc')
    expect(up).toEqual(up.toSorted())
    expect(await ids('id_desc')).toEqual(up.toReversed())
    expect(await ids('oldest')).toEqual(up)
    expect(await ids('newest')).toEqual(up.toReversed())
    const best = await search({ term: 'grain OR wheat', order: 'relevance' })
    expect(best.documents[0]!.title).toMatch(/grain/i)
  })

  test('downwards, the start is the largest id', async () => {
    const { documents } = await search({ order: 'id_desc', startDocumentId: '741920205', ...example })
    expect(documents.map(({ id }) => id)).toEqual([741920159])
  })
})

describe('what is refused', () => {
  test.each([
    [{ 'countries[]': ['PL', 'XX'] }, '321', 'XX'],
    [{ 'languages[]': 'fr' }, '321', 'fr'],
    [{ 'publicationTypes[]': 'ZZ' }, '321', 'ZZ'],
    [{ 'topics[]': 'ZZ' }, '201', 'ZZ'],
    [{ 'sourceTypes[]': 'ZZ' }, '201', 'ZZ'],
    [{ 'industries[]': '99' }, '201', '99'],
    [{ 'companies[]': '99999999' }, '201', '99999999'],
    [{ 'publications[]': 'NOPE' }, '201', 'NOPE'],
    [{ startDate: '2026-02-01', endDate: '2026-01-31' }, '201', 'startDate'],
    [{ term: 'grain AND (port' }, '320', 'character 11'],
    [{ term: `"'; drop table document.document; --` }, '320', 'character 1'],
  ])('%j: %s, and the words name %s', async (values, code, words) => {
    await expect(search(values as Values)).rejects.toMatchObject({
      status: 400,
      code,
      message: expect.stringContaining(words),
    })
  })

  test('in the language of the caller', async () => {
    const refused = search({ term: 'grain AND (port' }, { language: 'zh' })
    await expect(refused).rejects.toMatchObject({ code: '320', message: expect.stringContaining('第11个字符') })
  })
})

test('names of codes come in the language of the caller, titles in their own', async () => {
  const [document] = (await search({ ...example, limit: '1' }, { language: 'zh' })).documents
  expect(document).toMatchObject({ language: { name: '英语' }, countries: [{ code: 'BG', name: '保加利亚' }] })
  expect(document!.title).toBe('Bulgaria: wood processing – sector report 2026')
})

test('the search is told back as it was understood', async () => {
  const { search: echo } = await search({
    ...example,
    'countries[]': 'bg',
    'formats[]': '2',
    startDate: '2026-10-01',
    term: 'timber',
  })
  expect(echo).toMatchObject({
    countries: ['BG'],
    companies: [String(exampleCompanyId)],
    formats: [2],
    languages: [],
    startDate: '2026-10-01T00:00:00+00:00',
    term: 'timber',
    scope: 'everywhere',
    order: 'newest',
  })
})

describe('documents by id', () => {
  test('come in the order asked for, with their texts', async () => {
    const { data } = await calls.ask<Found>('searchGetDocuments', { 'ids[]': ['741920251', '741920113'] })
    expect(data.documents.map(({ id }) => id)).toEqual([741920251, 741920113])
    expect(data.documents[1]!.body).toContain('The port of Varna handled 412 thousand tonnes')
    const short = await calls.ask<Found>('searchGetDocuments', { 'ids[]': '741920113', includeBody: 'false' })
    expect(short.data.documents[0]).not.toHaveProperty('body')
  })

  test('an unknown id is named', async () => {
    const asked = calls.ask('searchGetDocuments', { 'ids[]': ['741920113', '5'] })
    await expect(asked).rejects.toMatchObject({ status: 404, code: '310', message: 'There is no document 5.' })
  })
})
