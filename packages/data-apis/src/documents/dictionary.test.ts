import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { documents } from '../documents.ts'
import { listDocumentsDictionary } from './choices.ts'

const calls = useDataCalls(documents, 'emis/documents')
const { ctx } = calls

const list = async (method: string, values = {}, more = {}) =>
  (await calls.ask<{ data: { code: string; id: number; name: string }[] }>(`dictionary${method}`, values, more)).data

test.each(['GetCountries', 'GetLanguages', 'GetPublicationTypes', 'GetSourceTypes', 'GetTopics'])(
  '%s names each code once, in either language',
  async method => {
    const [english, chinese] = [await list(method), await list(method, {}, { language: 'zh' })]
    const codes = english.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(chinese.map(({ code }) => code)).toEqual(codes)
    expect(chinese.every(({ name }) => /\p{Script=Han}/u.test(name))).toBe(true)
  },
)

test('every code that a document holds is in its dictionary', async () => {
  const { rows } = await ctx.pool.query(`
    select array(select distinct unnest(countries) from document.document) as "GetCountries",
      array(select distinct language from document.document) as "GetLanguages",
      array(select distinct unnest(topics) from document.document) as "GetTopics",
      array(select distinct unnest(publication_types) from document.document) as "GetPublicationTypes",
      array(select distinct source_type from document.publication) as "GetSourceTypes"`)
  for (const [method, codes] of Object.entries<string[]>(rows[0])) {
    const known = (await list(method)).map(({ code }) => code)
    expect(codes.filter(code => !known.includes(code))).toEqual([])
  }
  const known = (await list('GetIndustries')).map(({ id }) => id)
  const used = await ctx.pool.query('select distinct unnest(industries) as id from document.document')
  expect(used.rows.filter(({ id }) => !known.includes(id))).toEqual([])
})

test('formats are names by number', async () => {
  expect(await list('GetFormats')).toEqual({ 1: 'HTML', 2: 'PDF', 3: 'DOC', 4: 'XLS', 999: 'MULTI' })
})

test('publications come by country and page by page', async () => {
  const all = await list('GetPublications')
  const names = all.map(({ name }) => name)
  expect(all.length).toBeGreaterThan(50)
  expect(await list('GetPublications', { limit: '5', offset: '10' })).toEqual(all.slice(10, 15))
  expect((await list('GetPublications', { 'countries[]': 'bg' })).map(({ code }) => code)).toEqual(['BGDN', 'SEEW'])
  expect(await list('GetPublications', { 'countries[]': 'AD' })).toEqual([])
  expect(names).toContain('产业观察报')
  await expect(list('GetPublications', { 'countries[]': 'XX' })).rejects.toMatchObject({ code: '321' })
})

test('the query builder gets the same codes to choose from', async () => {
  expect((await listDocumentsDictionary(ctx, 'topics'))!.map(({ id }) => id)).toEqual(
    (await list('GetTopics')).map(({ code }) => code),
  )
  expect((await listDocumentsDictionary(ctx, 'publications'))!.some(({ id }) => id === 'BGDN')).toBe(true)
  expect(await listDocumentsDictionary(ctx, 'constructor')).toBeUndefined()
})
