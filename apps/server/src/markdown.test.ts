import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { buildApp } from './app.ts'

const origin = 'https://portal.example.com'
const docs = '/docs/ceic/macroeconomic'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  ctx = await openTestContext({ PUBLIC_URL: origin })
  app = await buildApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const read = (url: string, accept?: string) => app.inject({ url, headers: accept ? { accept } : {} })
const addresses = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(match => match[1]!.replaceAll('&amp;', '&').slice(origin.length))

test.each([
  [`${docs}.md`, '# Macroeconomic API'],
  [`/zh${docs}/getting-started/authentication.md`, '# 身份验证'],
  [`${docs}/docs/series.md`, '- [GET /series/search](/en/docs/ceic/macroeconomic/docs/series.md?path='],
  [`/zh${docs}/docs/series.md?path=/series/search&method=get`, '`GET /data/ceic/v2/series/search`'],
  [
    `/zh${docs}/docs/series.md`,
    `- [GET /series/search](/zh${docs}/docs/series.md?path=/series/search&method=get)：搜索数列`,
  ],
  [`${docs}/docs/models/TimePoint.md`, '- `value` (number'],
  [`/zh${docs}/docs/models/Series.md`, `（[TimePoint](/zh${docs}/docs/models/TimePoint.md)[]`],
  [`${docs}/docs/models/TimePoint.md`, `Used by [`],
  [`${docs}/docs/models.md`, `- [TimePoint](/en${docs}/docs/models/TimePoint.md): `],
  [`/zh${docs}/docs/models.md`, '## 全部模型（'],
  [`${docs}/docs/responses.md`, '# Responses'],
  ['/faq.md', '## General questions'],
  ['/docs.md', `- [CEIC Macroeconomic API](/en${docs}.md) (Version `],
  ['/zh/api-products.md', '（2.11.4版）：'],
  ['/zh.md', '# 数据API门户'],
])('%s is the page as markdown', async (url, expected) => {
  const answer = await read(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  expect(answer.body).toContain(expected)
  expect(answer.body).not.toMatch(/<(p|div|code)>|\.invalid/)
})

test('gives markdown at the plain address to whoever likes it best, and HTML to everybody else', async () => {
  expect((await read(docs, 'text/markdown, text/html;q=0.5')).body).toMatch(/^# Macroeconomic API/)
  for (const accept of ['text/html,application/xhtml+xml,*/*', '*/*', '']) {
    expect((await read(docs, accept)).headers['content-type']).toContain('html')
  }
  expect((await read(`/zh${docs}/docs/models`, 'text/markdown')).body).toContain('## 全部模型（')
  expect((await read('/login', 'text/markdown')).headers['content-type']).toContain('html')
  expect((await read(docs)).headers.vary).toMatch(/^accept,/)
})

test.each(['/nowhere.md', `${docs}/docs/nothing.md`, `${docs}/docs/models/Nothing.md`])('%s is no page', async url => {
  expect((await read(url)).statusCode).toBe(404)
})

test('an operation tells its parameters with their meaning, its answers and an example', async () => {
  const { body } = await read(`${docs}/docs/series.md?path=/series/search&method=get`)
  expect(body).toMatch(/## Query parameters \{#query\}\n\n[\s\S]*- `lang` \(string, default "en"\): /)
  expect(body).toContain('- `frequency` (string[]): Frequencies to keep.\n  - `D`: Daily')
  expect(body).toMatch(/### 200 \{#status-200\}\n[\s\S]*```json\n\{\n {2}"data": /)
  expect(body).toContain('### 429')
})

test('lists every page for language models, and each is there', async () => {
  for (const [url, language] of [
    ['/llms.txt', 'en'],
    ['/zh/llms.txt', 'zh'],
  ] as const) {
    const { body } = await read(url)
    const listed = addresses(body, /\]\((https:[^)]+)\)/g)
    expect(listed.length).toBeGreaterThan(100)
    expect(listed.filter(address => !address.startsWith(`/${language}/`))).toEqual([])
    for (const address of listed) expect([address, (await read(address)).statusCode]).toEqual([address, 200])
  }
  const whole = (await read('/llms-full.txt')).body
  expect(whole).toContain(`<!-- ${origin}/en${docs}/release-notes -->`)
  expect(whole).toContain('`GET /data/ceic/v2/series/{id}`')
  expect(whole).toContain(`<!-- ${origin}/en${docs}/docs/models/TimePoint -->`)
})

test('the sitemap names every page in both languages, and each is there', async () => {
  const { body } = await read('/sitemap.xml')
  const listed = addresses(body, /<loc>([^<]+)<\/loc>/g)
  expect(listed.filter(address => address.startsWith('/zh')).length).toBe(listed.length / 2)
  expect(listed).toEqual(expect.arrayContaining(['/en', `/zh${docs}`, '/en/api-products/ceic/macroeconomic']))
  for (const address of listed.filter((_, at) => at % 29 === 0)) {
    expect([address, (await read(address)).statusCode]).toEqual([address, 200])
  }
  const model = `${docs}/docs/models/TimePoint`
  expect(body).toContain(
    `<loc>${origin}/zh${model}</loc><xhtml:link rel="alternate" hreflang="en" href="${origin}/en${model}"/>`,
  )
  expect((await read('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
