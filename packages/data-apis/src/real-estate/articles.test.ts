import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { realEstate } from '../real-estate.ts'
import { writeBody } from './article-body.ts'

interface Article {
  id: string
  title: string
  body?: string
  language: string
  published_at: string
  article_type: { code: string; name: string }
  countries: { code: string }[]
  sectors: { code: string }[]
  companies: { id: string }[]
  properties: { id: string }[]
  url: string
}

const { ask } = useDataCalls(realEstate, 'redd/api-v1')

const list = async (values: Record<string, string> = {}) =>
  (await ask<{ data: { total: number; items: Article[] } }>('listArticles', values)).data
const read = async (values: Record<string, string>) => (await ask<{ data: Article }>('getArticle', values)).data

test('gives articles, the newest first, without their bodies', async () => {
  const { items } = await list({ limit: '100' })
  const dates = items.map(({ published_at }) => published_at)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(items.filter(({ body }) => body !== undefined)).toEqual([])
  const oldest = (await list({ order: 'published:asc', limit: '2' })).items.map(({ published_at }) => published_at)
  expect(oldest).toEqual(oldest.toSorted())
  expect(oldest[0]! < dates.at(-1)!).toBe(true)
})

test('narrows by every criterion', async () => {
  const all = (await list()).total
  const [told] = (await list({ article_type: 'news', limit: '1' })).items
  const narrowing = {
    ...{ keyword: 'vacancy', country: 'CN,HK', sector: 'office', article_type: 'interview,profile', language: 'de,fr' },
    ...{ published_from: '2026-01-01', published_to: '2020-12-31' },
    ...{ company_id: told!.companies[0]!.id, property_id: told!.properties[0]!.id },
  }
  for (const [name, value] of Object.entries(narrowing)) {
    const found = (await list({ [name]: value })).total
    expect([name, found > 0 && found < all]).toEqual([name, true])
  }
  const { items } = await list({ country: 'cn', sector: 'logistics', language: 'zh', limit: '100' })
  for (const { countries, sectors, language } of items) {
    expect([countries.some(({ code }) => code === 'CN'), sectors[0]!.code, language]).toEqual([true, 'logistics', 'zh'])
  }
})

test('a range of days takes in the whole of its last day, in UTC', async () => {
  const [article] = (await list({ limit: '1' })).items
  const day = article!.published_at.slice(0, 10)
  const ids = (await list({ published_from: day, published_to: day, limit: '100' })).items.map(({ id }) => id)
  expect(ids).toContain(article!.id)
})

test('finds words of the text, and puts those of the title first when asked to', async () => {
  const { items, total } = await list({ keyword: 'Berlin', order: 'relevance', language: 'en', limit: '100' })
  expect(total).toBeGreaterThan(3)
  const isInTitle = items.map(({ title }) => title.includes('Berlin'))
  expect(isInTitle.indexOf(false)).toBe(isInTitle.filter(Boolean).length)
  expect((await list({ keyword: '柏林', language: 'zh' })).total).toBeGreaterThan(0)
})

test('the body is HTML of headings, paragraphs and lists alone, or plain text', async () => {
  const { items } = await list({ article_type: 'analysis,interview', limit: '20' })
  for (const { id } of items) {
    const html = (await read({ id })).body!
    expect(html.replaceAll(/<\/?(h2|p|ul|li)>/g, '')).not.toMatch(/[<>"]/)
    expect(html).toMatch(/^<p>/)
    const text = (await read({ id, format: 'text' })).body!
    expect(text).not.toMatch(/<|&amp;|^#/)
    expect(text.split('\n\n').length).toBeGreaterThan(3)
  }
})

test('whatever a paragraph holds, it comes out as text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), paragraphs => {
      const html = writeBody(paragraphs, 'html')
      expect(html.replaceAll(/<\/?(h2|p|ul|li)>/g, '')).not.toMatch(/[<>"']/)
    }),
  )
  expect(writeBody(['## A & B', '<script>alert(1)</script>', '- one', '- two', 'end'], 'html')).toBe(
    '<h2>A &amp; B</h2>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<p>end</p>',
  )
})

test('an article names its own address', async () => {
  expect((await read({ id: 'ART-000001' })).url).toBe('/data/articles/ART-000001')
  await expect(read({ id: 'ART-999999' })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test.each([
  [{ published_from: '2026-02-01', published_to: '2026-01-01' }, 'published_from'],
  [{ company_id: 'CMP-999999' }, 'CMP-999999'],
  [{ property_id: 'PRP-999999' }, 'PRP-999999'],
  [{ order: 'relevance' }, 'keyword'],
  [{ keyword: '()' }, 'keyword'],
  [{ country: 'QQ' }, 'QQ'],
])('refuses %j and names what is wrong', async (values, said) => {
  const problem = { status: 400, code: 'INVALID_PARAMETER', message: expect.stringContaining(said) }
  await expect(list(values as Record<string, string>)).rejects.toMatchObject(problem)
})

test('whatever is typed, it answers or says what is wrong with it', async () => {
  const pieces = fc.constantFrom('(', ')', ';', 'OR', 'NOT', "'", '\\', '|', ':*', '%', 'office', '空置率', '🙂')
  const typed = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(typed, async parts => {
      const keyword = parts.join(' ').replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
      if (keyword === '') return
      await list({ keyword, limit: '1' }).catch(error => expect(error).toMatchObject({ status: 400 }))
    }),
    { numRuns: 60 },
  )
})
