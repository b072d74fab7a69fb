import { basePathOf, type Product } from '@portal/domain/product.ts'
import { type Endpoint, listEndpoints } from '@portal/domain/spec.ts'
import type { Realm } from '@portal/domain/user.ts'
import { findProduct, listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceFiles } from '../../../../tests/house/source-files.ts'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { makeApiCallers, makeStranger } from '../../../../tests/support/api-callers.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { contractNotes } from '../../../../tests/support/contract-notes.ts'
import { openPromises } from '../../../../tests/support/document-promises.ts'
import {
  type ExampleCall,
  exampleAnswer,
  exampleBody,
  inTurn,
  listBodyFields,
  listShown,
  type Made,
  madeFor,
  noteIds,
  unknownValue,
  type Values,
  withIds,
  writeCall,
  wrongValue,
} from '../../../../tests/support/example-calls.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'
import { buildApp } from '../app.ts'

const names = sourceFiles(/^packages\/content\/products\/.*\/product\.json$/).map(
  ({ text }) => (JSON.parse(text) as Product).name,
)
const password = 'correct horse battery'
const minutes = 60_000

type App = Awaited<ReturnType<typeof buildApp>>
let ctx: Context
let app: App
let callers: Map<string, string>
let now = 0
beforeAll(async () => {
  ctx = Object.assign(await openTestContext({}, await sampleTemplate()), { limiter: openMemoryLimiter(() => now) })
  app = await buildApp(ctx)
  callers = await makeApiCallers(ctx)
}, 5 * minutes)
afterAll(async () => {
  await app.close()
  await ctx.close()
})

/** Lets the limiter forget the calls before. */
const wait = () => {
  now += 1000
}

test('there are products to check', () => {
  expect(names.length).toBeGreaterThan(1)
  expect(
    listProducts(ctx)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names.toSorted())
})

/** The operations of a product, each with what it takes to call it. */
function readOperations(name: string) {
  const { specification } = findProduct(ctx, name)
  return listEndpoints(specification).map(endpoint => ({
    endpoint,
    id: endpoint.operation.operationId,
    note: contractNotes[`${name} ${endpoint.operation.operationId}`],
    parameters: listShown(specification, endpoint),
    fields: listBodyFields(specification, endpoint),
    body: exampleBody(endpoint)?.value,
    isOpen: (endpoint.operation.security ?? specification.security ?? []).length === 0,
  }))
}
type Called = ReturnType<typeof readOperations>[number]

describe.each(names)('%s', name => {
  const made: Made = { ids: new Map(), named: new Map(), at: new Map() }
  /** What no document may show: a login that works. */
  let secrets: Values = {}
  beforeAll(async () => {
    const { brand } = findProduct(ctx, name).product
    const realm = (['ceic', 'emis', 'redd'].includes(brand) ? brand : 'ceic') as Realm
    const { email } = await makeAccount(ctx, { realm, password, apis: names })
    secrets = { login: email, username: email, password, application: 'contract' }
  })

  /** What a required parameter gets: what was given under its name, the example, or what was made at the address. */
  const chooseValue = ({ path }: Endpoint, parameter: string, example: unknown) =>
    secrets[parameter] ?? givenAs(parameter) ?? withIds(example, made) ?? madeFor(made, path, parameter)
  const givenAs = (parameter: string) => (parameter === 'id' ? undefined : made.named.get(parameter))

  /** The call of an operation: its example, or what its caller has made, with some values changed. */
  function write(
    { endpoint, note, parameters, body }: Called,
    change: Values = {},
    bodyChange: Values = {},
  ): ExampleCall {
    const known = parameters
      .filter(({ required, name }) => required || name in change || note?.needs?.includes(name))
      .map(({ name, example }) => [name, name in change ? change[name] : chooseValue(endpoint, name, example)])
    const filled = body && withSecrets(withIds(body, made))
    const changed = Object.keys(bodyChange).length ? { ...(filled as Values), ...bodyChange } : filled
    return writeCall(endpoint, parameters, Object.fromEntries(known) as Values, changed)
  }
  const withSecrets = (body: unknown) =>
    Array.isArray(body)
      ? body
      : Object.fromEntries(Object.entries(body as Values).map(([field, value]) => [field, secrets[field] ?? value]))

  /** Makes a call; what is wrong with its answer goes to `problems`. */
  async function ask(
    { endpoint }: Called,
    call: ExampleCall,
    { isWanted, who = callers.get(name), to = app, problems }: Wanted,
  ) {
    const { product, specification } = findProduct(ctx, name)
    const answer = await to.inject({
      method: call.method as 'GET',
      url: basePathOf(product.gateway) + call.path,
      headers: { ...call.headers, ...(who && { authorization: who }) },
      ...(call.payload !== undefined && { payload: call.payload }),
    })
    const { statusCode, headers, body } = answer
    const type = String(headers['content-type'] ?? '')
    const problem = isWanted(statusCode)
      ? promises(specification)(endpoint, statusCode, type, body)
      : `${statusCode} ${body}`
    if (problem) problems.push(`${call.method} ${call.path} ${call.payload ?? ''}: ${problem.slice(0, 400)}`)
    return { statusCode, isFine: !problem, isJson: type.includes('json'), json: () => answer.json() as unknown }
  }

  test(
    'answers every example as its document promises',
    async () => {
      const problems: string[] = []
      for (const one of inTurn(readOperations(name))) {
        const { endpoint, note, parameters } = one
        const isWanted = (status: number) => status < 300 || status === note?.instead
        const shown = parameters.filter(({ required, example }) => !required && example !== undefined)
        const pairs = shown.map(({ name, example }) => [name, example] as const)
        const partners = pairs.filter(([name]) => note?.together?.includes(name))
        const withPartners = (name: string, example: unknown) =>
          Object.fromEntries(note?.together?.includes(name) ? partners : [[name, example]])
        const examples = endpoint.method === 'get' ? pairs.map(pair => withPartners(...pair)) : []
        for (const change of [{}, ...examples, ...(note?.opens ? [note.opens] : [])]) {
          wait()
          const { isFine, isJson, json } = await ask(one, write(one, change), { isWanted, problems })
          if (isFine && isJson && (endpoint.method === 'post' || change === note?.opens))
            noteIds(made, endpoint.path, exampleAnswer(endpoint), json())
        }
      }
      expect(problems).toEqual([])
    },
    10 * minutes,
  )

  test('answers 401 to a token that is none', async () => {
    const problems: string[] = []
    for (const one of readOperations(name).filter(({ isOpen }) => !isOpen)) {
      await ask(one, write(one), { isWanted: status => status === 401, who: 'Bearer nobody', problems })
    }
    expect(problems).toEqual([])
  })

  test('answers 403 to whoever is not subscribed', async () => {
    const problems: string[] = []
    const who = await makeStranger(ctx, name)
    for (const one of readOperations(name).filter(({ isOpen }) => !isOpen)) {
      await ask(one, write(one), { isWanted: status => status === 403, who, problems })
    }
    expect(problems).toEqual([])
  })

  test(
    'answers 400 to a value of another kind than the document wants',
    async () => {
      const problems: string[] = []
      for (const one of readOperations(name)) {
        for (const { name: parameter, place, schema } of one.parameters) {
          const wrong = wrongValue(schema)
          if (wrong === undefined) continue
          wait()
          const isWanted = (status: number) => status === 400 || (place === 'path' && status === 404)
          await ask(one, write(one, { [parameter]: wrong }), { isWanted, problems })
        }
        for (const [field, schema] of Array.isArray(one.body) ? [] : one.fields) {
          const wrong = wrongValue(schema)
          if (wrong === undefined || one.body === undefined) continue
          wait()
          await ask(one, write(one, {}, { [field]: wrong }), { isWanted: status => status === 400, problems })
        }
      }
      expect(problems).toEqual([])
    },
    10 * minutes,
  )

  test('answers 404 where nothing has the id that is asked for', async () => {
    const problems: string[] = []
    for (const one of readOperations(name).filter(({ endpoint }) => endpoint.operation.responses['404'])) {
      const given = one.parameters.filter(({ required, schema }) => required && !schema.enum)
      let isMissed = given.length === 0 || one.note?.isNeverMissing === true // of fixed words, a wrong one is a 400
      for (const parameter of given) {
        wait()
        const isWanted = (status: number) => status < 500
        const call = write(one, { [parameter.name]: unknownValue(parameter) })
        const { statusCode } = await ask(one, call, { isWanted, problems })
        isMissed ||= statusCode === 404
      }
      if (!isMissed) problems.push(`${one.id} never answers 404`)
    }
    expect(problems).toEqual([])
  })

  test('answers 429 to calls that come too fast', async () => {
    const problems: string[] = []
    wait()
    for (const one of readOperations(name).toSorted(
      (a, b) => Number(b.endpoint.method === 'get') - Number(a.endpoint.method === 'get'),
    )) {
      let last = 0
      for (let calls = 0; calls < 7 && last !== 429; calls++) {
        last = (await ask(one, write(one), { isWanted: () => true, problems })).statusCode
      }
      if (last !== 429) problems.push(`${one.id} is never too fast`)
    }
    expect(problems).toEqual([])
  })

  test('answers 500 with an incident number when the database breaks, and nothing else', async () => {
    const problems: string[] = []
    const transformQuery = () => {
      throw new Error('The database broke.')
    }
    const db = ctx.db.withPlugin({ transformQuery, transformResult: async ({ result }) => result })
    const to = await buildApp({ ...ctx, db, limiter: openMemoryLimiter(() => now) })
    let failures = 0
    for (const one of readOperations(name)) {
      wait()
      const { statusCode } = await ask(one, write(one), { isWanted: status => status !== 503, to, problems })
      failures += Number(statusCode === 500)
    }
    await to.close()
    expect(problems).toEqual([])
    expect(failures).toBeGreaterThan(0)
  })
})

interface Wanted {
  isWanted(status: number): boolean
  /** The header of the caller; by default somebody who is subscribed to everything. */
  who?: string | undefined
  to?: App
  problems: string[]
}

const opened = new WeakMap<object, ReturnType<typeof openPromises>>()
function promises(specification: Parameters<typeof openPromises>[0]) {
  const known = opened.get(specification) ?? openPromises(specification)
  opened.set(specification, known)
  return known
}
