import { createHash } from 'node:crypto'
import type { SdkDownload } from '@portal/domain/sdk.ts'
import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPages } from '../../../../tests/support/built.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  buildPages()
  ctx = await openTestContext({ PUBLIC_URL: 'https://portal.example.test' })
  app = await buildApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const list = async (query = ''): Promise<SdkDownload[]> => (await ask(`/downloads.json${query}`)).json().downloads
const addressOf = ({ path }: { path: string }) => path.replace('https://portal.example.test', '')

test('every archive of every list is there, as long as it says and with the sum it says', async () => {
  const apis = ['ceic-macroeconomic', 'emis-api-v2', 'epfr-api-v2', 'redd-api-v1']
  const lists = await Promise.all(apis.map(api => list(`?api=${api}`)))
  const files = lists.flat().flatMap(({ files = [] }) => files)
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files) {
    const { statusCode, rawPayload } = await ask(addressOf(file))
    expect([file.path, statusCode, rawPayload.length]).toEqual([file.path, 200, file.size])
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(file.sha256)
  }
})

test.each([
  ['ceic-macroeconomic', ['Postman collection', 'Python guide', 'JavaScript guide', 'PHP guide']],
  ['emis-api-v2', ['Postman collection', 'Python guide', 'JavaScript guide', 'PHP guide']],
  ['epfr-api-v2', ['Postman collection', 'Python guide', 'JavaScript guide', 'PHP guide', 'R guide']],
  ['emis-dealwatch', ['Postman collection']],
])('%s lists its collection and every guide after its packages, and each is there', async (api, names) => {
  const all = await list(`?api=${api}`)
  const texts = all.slice(all.findIndex(({ type }) => type !== 'sdk'))
  expect(texts.map(({ name }) => name)).toEqual(names)
  for (const { path, type, documentation } of texts) {
    const { statusCode, headers } = await ask(addressOf({ path }))
    expect([path, statusCode]).toEqual([path, 200])
    expect(headers['content-type']).toContain(type === 'postman' ? 'json' : 'text/markdown')
    for (const page of documentation) expect([page.path, (await ask(page.path)).statusCode]).toEqual([page.path, 200])
  }
})

test('without an API it is the list of the macro API; one that is not there is refused by name', async () => {
  expect(await list()).toEqual(await list('?api=ceic-macroeconomic'))
  const { statusCode, body } = await ask('/downloads.json?api=ceic-micro')
  expect([statusCode, body]).toEqual([404, expect.stringContaining('ceic-micro')])
})

test('an archive is sent whole, in parts, or not again', async () => {
  const [{ path } = { path: '' }] = (await list()).filter(({ name }) => name === 'JavaScript')
  const address = addressOf({ path })
  const whole = await ask(address)
  const etag = String(whole.headers.etag)
  expect(whole.headers).toMatchObject({ 'content-type': 'application/gzip', 'accept-ranges': 'bytes' })
  const part = await ask(address, { range: 'bytes=10-19' })
  expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(10, 20)])
  const again = await ask(address, { 'if-none-match': etag })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test.each([
  '/downloads/',
  '/downloads/ceic/javascript/',
  '/downloads/ceic/javascript/CeicApi-0.0.0.tar.gz',
  '/downloads/..%2fdownloads.json',
  '/downloads/__proto__',
])('%s is not there', async address => {
  expect((await ask(address)).statusCode).toBe(404)
})
