import {
  type Endpoint,
  listEndpoints,
  listParameters,
  type Parameter,
  resolve,
  type Schema,
} from '@portal/domain/spec.ts'
import { findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'
import { buildApp } from '../app.ts'

/** Calls of each operation; more of them find more. */
const calls = Number(process.env.FUZZ_CALLS ?? 12)

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let authorization: string
let now = 0

beforeAll(async () => {
  ctx = { ...(await openTestContext({}, await sampleTemplate())), limiter: openMemoryLimiter(() => now) }
  app = await buildApp(ctx)
  authorization = (await generateToken(ctx, (await makeAccount(ctx)).id, 'ceic')).token
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

/** Values that programs, people and attackers send. */
const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e400',
    '99999999999999999999',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    "'",
    '"',
    ';--',
  ),
  fc.constantFrom(
    '%',
    '%00',
    '\0',
    '\ud800',
    '\ufffd',
    '中国',
    'GDP;CPI',
    'a NOT (b',
    '((((',
    '2024-02-30',
    '00000000',
    '../../etc',
  ),
  fc.constantFrom(
    '1,2,3',
    ',',
    'x'.repeat(3000),
    Array(3001).fill('1').join(','),
    '__proto__',
    'constructor',
    '310000101',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

function likely(schema: Schema): fc.Arbitrary<string> {
  const items = schema.items ?? schema
  const known = [items.enum ?? [], schema.example ?? [], items.example ?? [], schema.default ?? []].flat().map(String)
  const ids = ['310000101', '310000101,310000102', 'SR100001', 'GLOBAL', 'TP3200827', 'US', 'CN', 'UD1001', '1']
  const byFormat =
    { date: ['2024-01-01', '20200229'], 'date-time': ['2024-01-01T00:00:00Z'] }[schema.format ?? ''] ?? []
  const byType = schema.type === 'integer' ? ['1', '5', '100'] : schema.type === 'boolean' ? ['true', '0'] : ids
  return fc.constantFrom(...known, ...byFormat, ...byType)
}

const someValue = (schema: Schema) => fc.oneof({ weight: 4, arbitrary: likely(schema) }, { weight: 1, arbitrary: odd })

interface Sent {
  path: Record<string, string>
  query: [string, string][]
  form: [string, string][]
  json: unknown
}

const specificationOf = () => findProduct(ctx, 'ceic-macroeconomic').specification

function callOf(endpoint: Endpoint): fc.Arbitrary<Sent> {
  const specification = specificationOf()
  const parameters = listParameters(specification, endpoint).map(parameter => ({
    ...parameter,
    schema: resolve(specification, parameter.schema),
  }))
  const content = endpoint.operation.requestBody?.content ?? {}
  const form = content['application/x-www-form-urlencoded']?.schema
  const fields = form ? Object.entries(resolve(specification, form).properties ?? {}) : []
  const pairs = (entries: [string, Schema][]): fc.Arbitrary<[string, string][]> =>
    fc
      .subarray(entries, { maxLength: Math.min(6, entries.length) })
      .chain(some =>
        fc.tuple(...some.map(([name, schema]) => someValue(schema).map((value): [string, string] => [name, value]))),
      )
  const named = (place: Parameter['in']) => parameters.filter(parameter => parameter.in === place)
  return fc.record({
    path: fc.record(Object.fromEntries(named('path').map(({ name, schema }) => [name, someValue(schema)]))),
    query: pairs(named('query').map(({ name, schema }) => [name, schema])),
    form: pairs(fields.map(([name, schema]) => [name, resolve(specification, schema)])),
    json: fc.oneof(fc.constant([{ date: '2024-01-01', value: 1 }]), fc.jsonValue()),
  })
}

function send({ method, path, operation }: Endpoint, sent: Sent) {
  now += 1000
  const encode = (text: string) => encodeURIComponent(text.toWellFormed())
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name) => encode(sent.path[name]!) || '%20')
  const query = sent.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  const type = Object.keys(operation.requestBody?.content ?? {})[0]
  const payload =
    type === 'application/json'
      ? JSON.stringify(sent.json)
      : sent.form.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  return app.inject({
    method: method.toUpperCase() as 'GET',
    url: `/data/ceic/v2${at}?${query}`,
    headers: { authorization, ...(type && { 'content-type': type }) },
    ...(type && { payload }),
  })
}

/** Checks an answer against the model that the document promises for its status. */
function promises() {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', components: specificationOf().components })
  return (endpoint: Endpoint, status: number, body: unknown): string | undefined => {
    const response = endpoint.operation.responses[status]
    if (!response) return `${status} is not documented`
    const schema = resolve(specificationOf(), response).content?.['application/json']?.schema
    if (!schema) return undefined
    const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')))
    return check(body) ? undefined : ajv.errorsText(check.errors)
  }
}

test(
  'whatever is sent, every operation answers as the document promises and never with a fault of ours',
  async () => {
    const broken = promises()
    const problems: unknown[] = []
    for (const endpoint of listEndpoints(specificationOf())) {
      const property = fc.asyncProperty(callOf(endpoint), async sent => {
        const answer = await send(endpoint, sent)
        const isJson = String(answer.headers['content-type']).includes('json')
        if (answer.statusCode >= 500) throw new Error(answer.body)
        const wrong = isJson ? broken(endpoint, answer.statusCode, answer.json()) : undefined
        if (wrong) throw new Error(`${answer.statusCode}: ${wrong} in ${answer.body.slice(0, 500)}`)
      })
      const { failed, counterexample, errorInstance, seed } = await fc.check(property, { numRuns: calls })
      if (failed)
        problems.push([endpoint.operation.operationId, `${errorInstance}`, JSON.stringify(counterexample), seed])
    }
    expect(problems).toEqual([])
  },
  20 * 60_000,
)
