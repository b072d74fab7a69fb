import { createHash } from 'node:crypto'
import type { Context } from '@portal/services/context.ts'
import { runDump } from '@portal/services/dump-runs.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { makeSeries } from '../../../../tests/support/operations.ts'
import { buildApp } from '../app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let token: string
let link: URL
let whole: Buffer
let pace = 0
let today = new Date()

beforeAll(async () => {
  const opened = await openTestContext({ PUBLIC_URL: 'https://portal.example.test' })
  ctx = { ...opened, limiter: openMemoryLimiter(() => pace), now: () => today }
  app = await buildApp(ctx)
  const account = await makeAccount(ctx)
  token = (await generateToken(ctx, account.id, 'ceic')).token
  const series = await makeSeries(ctx, ['US', 'CN'])
  const filter = (await post('/filters', { name: 'two', series: series.join() })).json().data
  const dump = (await post('/dumps', { filter_id: filter.id, consolidation: 'single' })).json().data
  await runDump(ctx, dump.id, new AbortController().signal)
  link = new URL((await ask('GET', `/dumps/${dump.id}`)).json().data.downloadLink)
  whole = (await app.inject(link.pathname)).rawPayload
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, form?: Record<string, string>) {
  pace += 1000
  const headers = { authorization: `Bearer ${token}` }
  const url = `/data/ceic/v2${path}`
  if (!form) return app.inject({ method, url, headers })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method, url, headers: { ...headers, ...type }, payload: new URLSearchParams(form).toString() })
}
const post = (path: string, form: Record<string, string>) => ask('POST', path, form)
const download = (headers: Record<string, string> = {}) => app.inject({ url: link.pathname, headers })

test('the link of a completed dump leads to its file, on the public address of the portal', async () => {
  expect(link.origin).toBe('https://portal.example.test')
  const { statusCode, headers, rawPayload } = await download()
  expect(statusCode).toBe(200)
  expect(JSON.parse(rawPayload.toString()).data).toHaveLength(2)
  const digest = createHash('sha256').update(rawPayload).digest()
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(whole.length),
    'accept-ranges': 'bytes',
    'repr-digest': `sha-256=:${digest.toString('base64')}:`,
    etag: `"${digest.toString('hex')}"`,
    'content-disposition': expect.stringMatching(/^attachment; filename="ceic_dump_.*\.json"$/),
  })
})

test('a broken download goes on where it stopped', async () => {
  const first = await download({ range: 'bytes=0-99' })
  const etag = String(first.headers.etag)
  const rest = await download({ range: 'bytes=100-', 'if-range': etag })
  expect([first.statusCode, rest.statusCode]).toEqual([206, 206])
  expect(rest.headers['content-range']).toBe(`bytes 100-${whole.length - 1}/${whole.length}`)
  expect(Buffer.concat([first.rawPayload, rest.rawPayload])).toEqual(whole)
  expect((await download({ range: 'bytes=100-', 'if-range': '"another file"' })).rawPayload).toEqual(whole)
  const outside = await download({ range: `bytes=${whole.length}-` })
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${whole.length}`])
})

test('a key that was never given out, or a name that is not the file, is not there', async () => {
  const [, , key, name] = link.pathname.split('/')
  for (const path of [`/files/${key}/other.json`, `/files/${key!.slice(1)}x/${name}`, '/files/../secret-key/x']) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
})

test('an empty value of a change clears what it names', async () => {
  const { id } = (await post('/filters', { keyword: 'GDP', geo: 'US,CN', end_date_after: '2020-01-01' })).json().data
  const changed = await ask('PATCH', `/filters/${id}`, { geo: '', end_date_after: '' })
  expect(changed.json().data.filter_details.search).toEqual({ keyword: 'GDP' })
})

test('after its days the file is gone', async () => {
  today = new Date(Date.now() + 31 * 24 * 3_600_000)
  const { statusCode, headers } = await download()
  expect([statusCode, headers['content-type']]).toEqual([410, 'application/problem+json; charset=utf-8'])
})
