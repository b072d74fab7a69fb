import { runInNewContext } from 'node:vm'
import { listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { runFlowReport } from '@portal/services/flow-report-runs.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'
import { buildApp } from '../app.ts'

interface Pair {
  key: string
  value: string
  disabled?: boolean
}
interface Item {
  name: string
  item?: Item[]
  event?: { listen: string; script: { exec: string[] } }[]
  request?: {
    method: string
    auth?: { type: string }
    header: Pair[]
    url: { raw: string; host: string[]; path: string[]; query: Pair[]; variable: Pair[] }
    body?: { mode: string; raw: string }
  }
}
interface Collection {
  info: { name: string; schema: string }
  auth: { type: string; bearer: Pair[] }
  variable: Pair[]
  item: Item[]
}

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let origin: string
let clock = 0
const person = { username: 'analyst@example.test', password: 'correct horse' }

beforeAll(async () => {
  ctx = Object.assign(await openTestContext({}, await sampleTemplate()), { limiter: openMemoryLimiter(() => clock) })
  app = await buildApp(ctx)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await makeAccount(ctx, { email: person.username, password: person.password, realm: 'emis', apis: ['epfr-api-v2'] })
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const read = async (path: string, language = 'en') => {
  const answer = await fetch(`${origin}/${language}/docs/${path}/postman-collection.json`)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Collection
}
const listRequests = ({ item = [] }: { item?: Item[] }): Item[] =>
  item.flatMap(each => (each.request ? [each] : listRequests(each)))

/** What Postman's own schema of the format asks of what we write, and that no variable is unknown. */
function faults({ info, auth, variable, item }: Collection): string[] {
  const known = variable.map(({ key }) => key)
  const used = [...JSON.stringify(item).matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]!)
  const folders = item.filter(({ name, item: inside }) => !name || !inside?.length).map(({ name }) => `folder ${name}`)
  const requests = listRequests({ item }).flatMap(({ name, request }) => {
    const { method, url, body } = request!
    const named = url.path.filter(step => step.startsWith(':')).map(step => step.slice(1))
    const isWhole = url.raw.split('?')[0] === `{{baseUrl}}/${url.path.join('/')}`
    const hasNames =
      named.toSorted().join() ===
      url.variable
        .map(({ key }) => key)
        .sort()
        .join()
    const isRight = name && /^[A-Z]+$/.test(method) && (!body || ['raw', 'urlencoded'].includes(body.mode))
    const texts = [...url.query, ...url.variable].every(({ value }) => typeof value === 'string')
    return isWhole && hasNames && isRight && texts ? [] : [`${method} ${url.raw}`]
  })
  return [
    ...(info.schema.endsWith('/v2.1.0/collection.json') && info.name && auth.bearer[0]?.key === 'token'
      ? []
      : ['info']),
    ...folders,
    ...requests,
    ...used.filter(name => !known.includes(name)),
  ]
}

test('every product has a collection of all its operations, in both languages', async () => {
  for (const { name, path } of listProducts(ctx))
    for (const language of ['en', 'zh']) {
      const collection = await read(path, language)
      expect([path, faults(collection)]).toEqual([path, []])
      const loaded = ctx.content.get(name)!
      const paths = 'specification' in loaded ? Object.values(loaded.specification.paths) : []
      const operations = paths.flatMap(item =>
        ['get', 'post', 'put', 'patch', 'delete'].filter(method => method in item),
      )
      expect([path, listRequests(collection).length]).toEqual([path, operations.length])
      expect(/\p{Script=Han}/u.test(collection.info.name)).toBe(language === 'zh')
    }
})

test('asks for what a login needs, and holds nothing that opens anything', async () => {
  const { variable } = await read('epfr/api-v2')
  expect(variable.map(({ key }) => key)).toEqual(['baseUrl', 'username', 'password', 'token', 'reportId'])
  expect(variable.slice(1).every(({ value }) => value === '')).toBe(true)
  expect(variable[0]!.value).toBe(`${origin}/data/epfr/v2`)
})

/** Sends a request as a runner does: variables, address, headers, body, and the script that reads the answer. */
async function send(item: Item, variables: Map<string, string>): Promise<number> {
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => variables.get(name) ?? whole)
  const { method, url, header, body, auth } = item.request!
  const steps = url.path.map(step => url.variable.find(({ key }) => `:${key}` === step)?.value ?? step)
  const query = url.query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, fill(value)])
  const address = `${fill(url.host[0]!)}/${steps.map(step => encodeURIComponent(fill(step))).join('/')}?${new URLSearchParams(query)}`
  const headers = Object.fromEntries(header.map(({ key, value }) => [key, value]))
  if (auth?.type !== 'noauth') headers.Authorization = `Bearer ${variables.get('token')}`
  clock += 1000
  const answer = await fetch(address, { method, headers, ...(body && { body: fill(body.raw) }) })
  const text = await answer.text()
  const pm = {
    response: { code: answer.status, json: () => JSON.parse(text) },
    collectionVariables: { set: (name: string, value: string) => variables.set(name, value) },
  }
  for (const { script } of item.event ?? []) runInNewContext(script.exec.join('\n'), { pm })
  return answer.status
}

test('the whole collection of the fund flows runs from top to bottom', async () => {
  const collection = await read('epfr/api-v2')
  const variables = new Map(collection.variable.map(({ key, value }) => [key, value]))
  for (const [name, value] of Object.entries(person)) variables.set(name, value)
  const outcomes: [string, number][] = []
  for (const item of listRequests(collection)) {
    outcomes.push([item.name, await send(item, variables)])
    const reportId = item.request!.method === 'POST' && variables.get('reportId')
    if (reportId) await runFlowReport(ctx, reportId, new AbortController().signal)
  }
  expect(outcomes.filter(([, status]) => status !== 200)).toEqual([])
  expect(outcomes.length).toBe(17)
})

test('a wrong password opens nothing, and what needs the session is refused', async () => {
  const collection = await read('epfr/api-v2')
  const [login, next] = listRequests(collection)
  const variables = new Map([
    ...collection.variable.map(({ key, value }) => [key, value] as const),
    ['username', 'x'],
    ['password', 'y'],
  ])
  expect(await send(login!, variables)).toBe(401)
  expect(variables.get('token')).toBe('')
  expect(await send(next!, variables)).toBe(401)
})

test('a product that does not exist has no collection', async () => {
  expect((await fetch(`${origin}/docs/ceic/nothing/postman-collection.json`)).status).toBe(404)
})
