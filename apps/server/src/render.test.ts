import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPages } from '../../../tests/support/built.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { buildApp } from './app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  buildPages()
  ctx = await openTestContext({ PUBLIC_URL: 'https://portal.example.com' })
  app = await buildApp(ctx)
}, 120_000)
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

const operation = '?path=/series/search&method=get'

test('the article stands before the menu in the document', async () => {
  const { body } = await get('/en/docs/ceic/macroeconomic')
  expect(body.indexOf('<main')).toBeLessThan(body.indexOf('id="menu"'))
  expect(body.indexOf('<main')).toBeGreaterThan(0)
})

test('an address that leads nowhere is 404, with its words', async () => {
  const nowhere = ['/nope', '/docs/emis/nope', '/docs/ceic/macroeconomic/nope', '/docs/ceic/macroeconomic/docs/nope']
  const wrong = [
    `/docs/ceic/macroeconomic/docs/series?path=/nope&method=get`,
    '/docs/ceic/macroeconomic/docs',
    '/?country=XX',
  ]
  for (const page of [
    ...nowhere,
    ...wrong,
    '/docs/ceic/macroeconomic/docs/models/Nope',
    '/api-products/ceic/nope',
    '/api-products/redd/api-v1',
  ]) {
    const english = await get(`/en${page}`)
    expect([page, english.statusCode]).toEqual([page, 404])
    expect(english.body).toContain('The page you are looking for could not be found.')
    expect((await get(`/zh${page}`)).body).toContain('找不到您要访问的页面。')
  }
})

test.each([
  '//evil.example',
  '/%',
  '/%E0%A4%A',
  '/en/../../etc/passwd',
  '/en/docs/ceic/macroeconomic/docs/series?path=%00&method=get',
  '/en/docs/ceic/macroeconomic/docs/series?path=/series/search&method=toString',
  '/en/docs/ceic/macroeconomic/docs/constructor',
  '/en/docs/__proto__/constructor',
  `/en/docs/ceic/macroeconomic/docs/models/${'x'.repeat(300)}`,
  `/en/docs/ceic/macroeconomic/search?q=${'x'.repeat(300)}`,
  '/en?country=%F0%9F%98%80&indicator[]=1',
])('a forged address is refused, never a failure: %s', async address => {
  const { statusCode } = await get(address)
  expect([400, 404]).toContain(statusCode)
})

test.each(['..', 'a b', '[::1]:4000', 'evil.example/../', '[zz]', 'x:99999'])(
  'a forged host makes no page fail: %s',
  async host => {
    const bare = await openTestContext()
    const portal = await buildApp(bare)
    const { statusCode } = await portal.inject({ url: '/en/docs/ceic/macroeconomic', headers: { host } })
    await portal.close()
    await bare.close()
    expect(statusCode).toBe(200)
  },
)

test('an unknown call or file is no page', async () => {
  for (const address of ['/api/nope', '/assets/nope.js']) {
    const { statusCode, headers } = await get(address)
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
  }
})

test("an operation's address without a tag leads to the page of its first tag, with the same query", async () => {
  const answer = await get(`/zh/docs/ceic/macroeconomic/docs${operation}`)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(`/zh/docs/ceic/macroeconomic/docs/series${operation}`)
  const wrongTag = await get(`/en/docs/ceic/macroeconomic/docs/layout${operation}`)
  expect(wrongTag.headers.location).toBe(`/en/docs/ceic/macroeconomic/docs/series${operation}`)
})

test('takes the values of a call along to the page of its operation, whatever page is kept for the address', async () => {
  const values = ['p.id=310000103', 'p.id=310000101&p.count=2', '']
  for (const asked of values) {
    const query = `path=/series/{id}&method=get${asked && `&${asked}`}`
    const { headers } = await app.inject(`/en/docs/ceic/macroeconomic/docs?${query}`)
    const { searchParams } = new URL(String(headers.location), 'http://portal')
    expect([...searchParams].filter(([name]) => name.startsWith('p.')).map(pair => pair.join('='))).toEqual(
      asked ? asked.split('&') : [],
    )
  }
})

test('the addressed operation is open: its words, parameters, answers and a call are in the page', async () => {
  const { body } = await get(`/en/docs/ceic/macroeconomic/docs/series${operation}`)
  for (const part of [
    'Search for series',
    'strict_keyword_search',
    'Accepted values',
    '429',
    'keyword=GDP',
    'SearchSeriesResult',
  ]) {
    expect(body).toContain(part)
  }
})

test('a page without prefix speaks the language that was chosen, else the one the browser asks for', async () => {
  const language = async (headers: Record<string, string>) =>
    /<html lang="([\w-]+)"/.exec((await get('/', headers)).body)?.[1]
  expect(await language({})).toBe('en')
  expect(await language({ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5' })).toBe('zh-Hans')
  expect(await language({ 'accept-language': 'zh-CN', cookie: 'language=en' })).toBe('en')
})

test('mode, menu and code are drawn as they were chosen; what is no choice counts for nothing', async () => {
  const chosen = await get('/en/docs/ceic/macroeconomic', { cookie: 'mode=contrast; menu=rail; code=python' })
  expect(chosen.body).toMatch(/<html[^>]+data-mode="contrast"[^>]*data-menu="rail"[^>]*data-code="python"/)
  const odd = await get('/en', { cookie: 'mode="><script>; code=cobol' })
  expect(odd.body).toMatch(/<html lang="en" data-brand="default" data-menu="open" data-code="curl">/)
})

test.each([
  ['code=php', 'php', '&lt;\\?php'],
  ['code=java', 'curl', '--header'],
  ['code=cobol', 'curl', '--header'],
])('the call of an operation is in the page in the chosen language alone: %s', async (cookie, language, words) => {
  const { body } = await get(`/en/docs/ceic/macroeconomic/docs/series${operation}`, { cookie })
  expect([...body.matchAll(/data-panel="(\w+)"/g)].map(([, name]) => name)).toEqual([language])
  expect(body.match(/<div role="tabpanel"[\s\S]*?<\/pre>/)?.[0]).toMatch(new RegExp(words))
  const tabs = [...body.matchAll(/<button[^>]+ role="tab"[^>]*>/g)].map(([tag]) => tag)
  expect(tabs).toHaveLength(5)
  for (const mark of ['aria-selected="true"', 'aria-controls'])
    expect(tabs.filter(tag => tag.includes(mark))).toEqual([expect.stringContaining(`data-tab="${language}"`)])
})

test('a page that the browser has is not sent again', async () => {
  const first = await get('/en/faq')
  const again = await get('/en/faq', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the front page says that there are no records when there are none', async () => {
  expect((await get('/en')).body).toContain('No records found.')
})

test('a page whose specification is broken fails with the number of the incident', async () => {
  const product = ctx.content.get('ceic-macroeconomic')!.product
  const content = new Map([[product.name, { product, problem: new Error('broken') }]])
  const broken = await buildApp({ ...ctx, content })
  const { statusCode, body } = await broken.inject({ url: '/en/docs/ceic/macroeconomic/docs/series' })
  await broken.close()
  expect(statusCode).toBe(503)
  expect(body).toContain('This API is unavailable')
  expect(body).toMatch(/Incident number: [\w-]{36}/)
})

test.each([
  ['/docs', '文档'],
  ['/faq', '常见问题'],
  ['/terms', '使用条款'],
  ['/docs/mcp', 'AI助手'],
  ['/docs/ceic/macroeconomic', '读取'],
  ['/docs/ceic/macroeconomic/docs/series', '搜索数列'],
  ['/docs/ceic/macroeconomic/docs/series?path=/series/{id}&method=get', '查询参数'],
  ['/docs/ceic/macroeconomic/docs/models', '全部模型'],
  ['/docs/ceic/macroeconomic/docs/models/TimePoint', '字段'],
  ['/docs/ceic/macroeconomic/docs/responses', '成功'],
  ['/docs/ceic/macroeconomic/getting-started/auto-generating-api-code', '程序'],
  ['/docs/ceic/sandbox/register-trial', '试用'],
])('%s stands beside its Chinese twin, block by block', async (address, words) => {
  const both = `${address}${address.includes('?') ? '&' : '?'}view=both`
  const single = (await get(`/en${address}`)).body
  expect(single).toContain(`href="/en${both.replaceAll('&', '&amp;')}"`)
  const { statusCode, body } = await get(`/en${both}`)
  expect(statusCode).toBe(200)
  const rows = body.match(/<div class="both-row">[\s\S]*?(?=<div class="both-row">|<\/article>)/g) ?? []
  const twins = rows.filter(row => / lang="zh-Hans"/.test(row))
  expect([twins.length, rows.length > 2]).toEqual([rows.length, true])
  expect(body.match(/lang="zh-Hans"[\s\S]*<\/article>/)?.[0]).toContain(words)
  expect(body.match(/<article class="both">[\s\S]*<\/article>/)?.[0].match(/<h1/g)).toHaveLength(1)
})

test('a page about packages lists what can be downloaded, and the built-in list when that cannot be read', async () => {
  const address = '/zh/docs/redd/api-v1/getting-started/using-sdk'
  const { body } = await get(address)
  expect(body).toMatch(/redd_api_client-[\d.]+-py3-none-any\.whl<\/a> \d+KB/)
  expect(body).toContain('href="/zh/docs/redd/api-v1/postman-collection.json"')
  const { renderPage, DataError } = await import('../../../dist/renderer/entry-server.js' as string)
  const read = async (url: string) => {
    if (url.startsWith('/downloads.json')) return { error: new DataError(500, '') }
    return { data: (await app.inject({ url })).json() }
  }
  const assets = {
    boot: '/b',
    both: '/both',
    form: '/f',
    noscript: '/n',
    styles: { public: '/p', docs: '/d', app: '/a' },
  }
  const shell = { language: 'zh', mode: null, code: 'curl', menu: 'open', origin: 'https://portal.example.com', assets }
  const { status, html } = await renderPage({ address, shell, sheets: new Map(), read })
  expect(status).toBe(200)
  expect(html).toContain('以下是门户内置的软件包列表')
  expect(html).toContain('ReddApi-1.4.0.tar.gz')
})
