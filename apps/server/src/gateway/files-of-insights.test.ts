import { startJobWorker, type Worker } from '@portal/services/job-worker.ts'
import { tasks } from '@portal/worker/tasks/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let gateway: Gateway
let worker: Worker
let token: string

beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate())
  token = await gateway.makeToken('ceic')
})
afterAll(async () => {
  await worker?.stop()
  await gateway.close()
})

function get(path: string) {
  return gateway.send({ url: `/data/ceic/v2${path}`, headers: { authorization: `Bearer ${token}` } })
}

test('a picture of a series goes out as an image', async () => {
  const { statusCode, headers, rawPayload } = await get('/series/310000103/visual?format=jpeg&period=10y')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('image/jpeg')
  expect(rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
  const refused = await get('/series/999999999/visual')
  expect([refused.statusCode, refused.json().errors.code]).toEqual([404, 'NOT_FOUND'])
})

test('a report that is ordered is made by the worker, and its link leads to it', { timeout: 60_000 }, async () => {
  const path = '/insights/10001/download/xlsx?orientation=horizontal&adjust_columns=auto'
  const first = await get(path)
  expect([first.statusCode, first.json().errors.code]).toEqual([408, 'REPORT_NOT_READY'])
  worker = await startJobWorker(gateway.ctx, tasks)
  await expect.poll(async () => (await get(path)).statusCode, { timeout: 30_000 }).toBe(200)
  const link = new URL((await get(path)).json().data.downloadLink, 'http://portal.test')
  const { statusCode, headers, rawPayload } = await gateway.send({ url: link.pathname })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
})
