import { basePathOf } from '@portal/domain/product.ts'
import { type Endpoint, listEndpoints } from '@portal/domain/spec.ts'
import { findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceFiles } from '../../../../tests/house/source-files.ts'
import { makeApiCallers } from '../../../../tests/support/api-callers.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { openPromises } from '../../../../tests/support/document-promises.ts'
import { type GeneratedCall, generateCalls } from '../../../../tests/support/generated-calls.ts'
import { SeenValues } from '../../../../tests/support/generated-values.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'
import { buildApp } from '../app.ts'
import { families } from './family.ts'

/** Calls of each operation; more of them find more, 400 in the long form. */
const numRuns = Number(process.env.FUZZ_CALLS ?? 24)
/** The ordinary run sends the same calls every time, so that it fails only for whoever broke something; the long one tries others. */
const { FUZZ_CALLS, FUZZ_SEED = FUZZ_CALLS ? undefined : '1' } = process.env
const seed = FUZZ_SEED === undefined ? undefined : Number(FUZZ_SEED)
const hour = 60 * 60_000

const names = sourceFiles(/^packages\/content\/products\/.*\/product\.json$/).map(
  ({ text }) => (JSON.parse(text) as { name: string }).name,
)

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let callers: Map<string, string>
let now = 0

beforeAll(async () => {
  ctx = Object.assign(await openTestContext({}, await sampleTemplate()), { limiter: openMemoryLimiter(() => now) })
  app = await buildApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

/** What the gateway itself may say to a call that is no proper one, whatever the operation declares. */
const refusals = new Set([400, 404, 405, 413, 415])

describe.each(names)('%s', name => {
  const send = ({ method, path, headers, payload }: GeneratedCall) => {
    now += 1000
    const url = basePathOf(findProduct(ctx, name).product.gateway) + path
    const authorization = callers.get(name)
    const all = { ...headers, ...(authorization && { authorization }) }
    const { family } = findProduct(ctx, name).product
    if (families[family].postsQueries && method === 'GET' && url.length % 4 === 0) return postQuery(url, all)
    return app.inject({ method: method as 'GET', url, headers: all, ...(payload !== undefined && { payload }) })
  }

  /** The same call with its query as a form, as a family takes it. */
  const postQuery = (url: string, headers: Record<string, string>) => {
    const [address = '', payload = ''] = url.split(/\?(.*)/)
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    return app.inject({ method: 'POST', url: address, headers: { ...headers, ...type }, payload })
  }

  test('whatever is sent, every operation answers as its document promises and never with a fault of ours', {
    timeout: 4 * hour,
  }, async () => {
    callers = await makeApiCallers(ctx)
    const { specification } = findProduct(ctx, name)
    const isPromised = openPromises(specification)
    const seen = new SeenValues()
    const problems: unknown[] = []
    let [calls, answered] = [0, 0]
    for (const endpoint of listEndpoints(specification).sort((a, b) => turnOf(a) - turnOf(b))) {
      const property = fc.asyncProperty(generateCalls(specification, endpoint, seen), async call => {
        const { statusCode, headers, body } = await send(call)
        const type = String(headers['content-type'] ?? '')
        if (statusCode >= 500) throw new Error(body)
        const isRefused = call.isBroken && refusals.has(statusCode) && body.includes('errors')
        const wrong = isRefused ? undefined : isPromised(endpoint, statusCode, type, withoutModelNames(call, body))
        if (wrong) throw new Error(wrong)
        calls++
        if (statusCode >= 300) return
        answered++
        if (type.includes('json')) seen.learn(JSON.parse(body))
      })
      const result = await fc.check(property, { numRuns, ...(seed !== undefined && { seed }) })
      const { failed, counterexample, errorInstance } = result
      if (failed)
        problems.push([endpoint.operation.operationId, `${errorInstance}`, JSON.stringify(counterexample), result.seed])
    }
    expect(problems).toEqual([])
    // Refusals alone would say little about the operations.
    expect(answered / calls).toBeGreaterThan(0.25)
  })

  test('refuses ten megabytes in the words of its family', async () => {
    const [{ path }] = listEndpoints(findProduct(ctx, name).specification) as [Endpoint]
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const payload = 'x'.repeat(10_000_000)
      const { statusCode, headers, json } = await send({
        method: 'POST',
        path,
        headers: { 'content-type': type },
        payload,
        isBroken: true,
      })
      expect([statusCode, headers['content-type']]).toEqual([413, 'application/json; charset=utf-8'])
      expect(json().errors).toBeDefined()
    }
  })
})

/** Names of models are an addition that a caller asks for, and no part of the models. */
const withoutModelNames = ({ path }: GeneratedCall, body: string) =>
  path.includes('with_model_information') ? body.replaceAll(/"_type":"\w+",?/g, '') : body

/** What makes things comes first, so that its ids are known, and what ends them last. */
const turnOf = ({ method, path }: Endpoint) =>
  method === 'post' && !path.includes('{') ? 0 : method === 'delete' ? 2 : 1
