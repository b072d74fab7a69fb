import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from '@portal/services/context.ts'
import { isPublic } from '@portal/services/public-address.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPages } from '../../../../tests/support/built.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

/** What the storage answers by file; null for a connection that breaks off, undefined for 404. */
let files: Record<string, { status: number; body: string | Buffer } | null>
let asked: string[]
const storage = http.createServer((request, response) => {
  asked.push(request.url!)
  const answer = files[request.url!]
  if (answer === null) return response.destroy()
  response.writeHead(answer?.status ?? 404, { location: '/guides/r.en.md' }).end(answer?.body)
})

let ctx: Context
let own: string
let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  buildPages()
  ctx = await openTestContext()
  storage.listen(0, '127.0.0.1')
  await once(storage, 'listening')
  own = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`
  portal = await openPortal(own, `${own}/guides`)
}, 120_000)
beforeEach(() => {
  files = {}
  asked = []
  portal.minutes += 2
})
afterAll(async () => {
  await portal.close()
  await ctx.close()
  storage.close()
})

/** A portal whose guides are stored at an address, with a clock that the test sets forward. */
async function openPortal(publicUrl: string, guidesUrl: string) {
  const config = { ...ctx.config, publicUrl, guidesUrl }
  const app = await buildApp({ ...ctx, config, now: () => new Date(Date.now() + opened.minutes * 60_000) })
  const opened = { minutes: 0, get: (url: string) => app.inject({ url }), close: () => app.close() }
  return opened
}

const guide = '/en/docs/epfr/api-v2/full-guide/r'
const say = (body: string) => ({ status: 200, body })

test('a guide is shown as the storage has it, in either language', async () => {
  files['/guides/r.en.md'] = say(
    '# Flows in R\n\n## Start {#start}\n\nSee <script>alert(1)</script> [here](javascript:x).\n',
  )
  files['/guides/r.zh.md'] = say('# R中的资金流向\n\n正文。\n')
  const { statusCode, body } = await portal.get(guide)
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>Flows in R</h1>')
  expect(body).toContain('id="start"')
  expect(body).not.toMatch(/<script>alert|href="javascript/)
  expect((await portal.get(guide.replace('/en', '/zh'))).body).toContain('<h1>R中的资金流向</h1>')
  const saved = await portal.get(`${guide}.md`)
  expect(saved.body).toMatch(/^# Flows in R\n\n## Start/)
  expect(body).toMatch(/href="\/en\/docs\/epfr\/api-v2\/full-guide\/r\.md" download="epfr-api-v2-r\.en\.md"/)
  const answer = await portal.get('/api/routing/full-development-guide?api=epfr-api-v2&language=r&lang=en')
  expect(answer.json()).toMatchObject({ type: 'markdown', data: { title: 'Flows in R' } })
})

test('where there is no Chinese text the English one is shown', async () => {
  files['/guides/r.en.md'] = say('# Flows in R\n\nText.\n')
  const { body } = await portal.get(guide.replace('/en', '/zh'))
  expect(body).toMatch(/<h1 lang="en">Flows in R<\/h1>/)
  expect(body).toMatch(/<div[^>]* class="prose"[^>]* lang="en"|<div[^>]* lang="en"[^>]* class="prose"/)
})

test.each([
  ['answers with a failure', { status: 500, body: 'no' }],
  ['has no such guide', undefined],
  ['breaks off', null],
  ['leads elsewhere', { status: 302, body: '' }],
  ['has something else there', say('<html>Welcome</html>')],
  ['has bytes that are no text', { status: 200, body: Buffer.from([0x23, 0x20, 0xff, 0xfe, 0x0a]) }],
  ['has more than a guide', say(`# Long\n\n${'long '.repeat(300_000)}`)],
])('a storage that %s leaves a page that says so, in either language', async (_, answer) => {
  for (const file of ['/guides/r.en.md', '/guides/r.zh.md']) if (answer !== undefined) files[file] = answer
  const english = await portal.get(guide)
  expect(english.statusCode).toBe(500)
  expect(english.body).toContain('<h1>An error occurred</h1>')
  expect(english.body).toContain('contact support')
  const chinese = await portal.get(guide.replace('/en', '/zh'))
  expect(chinese.body).toContain('<h1>发生错误</h1>')
  expect(chinese.body).toContain('请联系技术支持')
  expect((await portal.get(`${guide}.md`)).statusCode).toBe(503)
})

test('a failure is forgotten at once, and a text after a minute', async () => {
  files['/guides/r.en.md'] = null
  expect((await portal.get(guide)).statusCode).toBe(500)
  files['/guides/r.en.md'] = say('# First\n\nText.\n')
  expect((await portal.get(guide)).body).toContain('<h1>First</h1>')
  files['/guides/r.en.md'] = say('# Second\n\nText.\n')
  expect((await portal.get(guide)).body).toContain('<h1>First</h1>')
  portal.minutes += 2
  expect((await portal.get(guide)).body).toContain('<h1>Second</h1>')
})

test('other pages are not asked for there', async () => {
  expect((await portal.get('/en/docs/epfr/api-v2/getting-started/prerequisites')).statusCode).toBe(200)
  expect(asked).toEqual([])
})

test('a private address that is not the portal’s own is asked for nothing', async () => {
  files['/guides/r.en.md'] = say('# Inside\n\nText.\n')
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
    const other = await openPortal('https://portal.example.com', `${own.replace('127.0.0.1', host)}/guides`)
    expect((await other.get('/api/routing/page-data?page=docs/epfr/api-v2/full-guide/r')).statusCode).toBe(503)
    await other.close()
  }
  expect(asked).toEqual([])
})

test('public and private addresses are told apart', () => {
  const addresses = [
    '8.8.8.8',
    '2606:4700::1111',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
  ]
  const inside = ['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '100.64.0.1', '224.0.0.1', 'nonsense']
  expect([...addresses, ...inside].filter(isPublic)).toEqual(['8.8.8.8', '2606:4700::1111'])
})
