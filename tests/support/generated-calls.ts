import {
  type Endpoint,
  listParameters,
  type Parameter,
  resolve,
  type Schema,
  type Specification,
} from '@portal/domain/spec.ts'
import fc from 'fast-check'
import { likelyJson, likelyText, type SeenValues, type Source } from './generated-values.ts'

/** A call as it goes out, below the base path of its API. */
export interface GeneratedCall {
  method: string
  path: string
  headers: Record<string, string>
  payload?: string | Buffer
  /** It breaks a rule of HTTP or of the whole gateway, so that the answer may be one that no operation declares. */
  isBroken: boolean
}

const formType = 'application/x-www-form-urlencoded'
const encode = (text: string) => encodeURIComponent(text.toWellFormed())
type Pairs = [string, string][]
const writeForm = (fields: unknown) =>
  writePairs(Object.entries(fields as object).map(([name, value]) => [name, [value].flat().join(',')]))
const writePairs = (pairs: Pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')

/** What may be hung on to a query that nobody writes on purpose. */
const oddQueries = [
  '%zz=1',
  '&=&==&',
  'a[b][c]=1',
  '%c3%28=%ff',
  '__proto__=1&__proto__=2',
  'constructor=x',
  '%00=%00',
  '?',
  '+=+',
]
const oddEnds = ['/', '//', '/%2f', ';a=1', '/%zz', '%ff', '/*']

/** Calls of an operation: mostly ones that it could answer, some that nobody could. */
export const generateCalls = (spec: Specification, endpoint: Endpoint, seen: SeenValues): fc.Arbitrary<GeneratedCall> =>
  fc.oneof(
    { weight: 2, arbitrary: callsFrom({ spec, seen, isCareful: true }, endpoint) },
    { weight: 1, arbitrary: callsFrom({ spec, seen, isCareful: false }, endpoint) },
  )

function callsFrom(source: Source, endpoint: Endpoint): fc.Arbitrary<GeneratedCall> {
  const parameters = listNamed(source, endpoint)
  const at = (place: Parameter['in']) => parameters.filter(({ in: own }) => own === place)
  const rarely = <Value>(odd: fc.Arbitrary<Value>) => maybe(source, odd)
  return fc
    .record({
      path: fc.record(Object.fromEntries(at('path').map(each => [each.name, someValue(source, each)]))),
      query: queryOf(source, at('query')),
      header: pairsOf(source, at('header')),
      body: bodyOf(source, endpoint),
      oddQuery: rarely(fc.constantFrom(...oddQueries)),
      oddEnd: rarely(fc.constantFrom(...oddEnds)),
      accept: rarely(fc.constantFrom('application/xml', 'text/html', '*/*;q=x', ',,;', 'image/png')),
      language: rarely(fc.constantFrom('zh-CN', 'ja;q=0.5', '*', 'xx', 'a'.repeat(2000))),
    })
    .map(({ path, query, header, body, oddQuery, oddEnd, accept, language }) => {
      const address = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encode(String(path[name])) || '%20')
      const search = [writePairs(query), oddQuery ?? ''].filter(Boolean).join('&')
      return {
        method: endpoint.method.toUpperCase(),
        path: address + (oddEnd ?? '') + (search && `?${search}`),
        headers: {
          ...Object.fromEntries(header.map(([name, value]) => [name.toLowerCase(), encode(value)])),
          ...(accept && { accept }),
          ...(language && { 'accept-language': language }),
          ...body?.headers,
        },
        ...(body && { payload: body.payload }),
        isBroken: Boolean(oddQuery || oddEnd || body?.isBroken),
      }
    })
}

/** Nothing most of the time, and never in a careful call. */
const maybe = <Value>({ isCareful }: Source, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  isCareful
    ? fc.constant(undefined)
    : fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: odd })

const listNamed = ({ spec }: Source, endpoint: Endpoint) =>
  listParameters(spec, endpoint)
    .filter(({ name }) => name !== 'token')
    .map(each => ({ ...each, schema: resolve(spec, each.schema) }))

interface Named {
  name: string
  schema: Schema
  example?: unknown
}

/** One value, or a list of a few as its schema says. */
function someValue(source: Source, { name, schema, example }: Named): fc.Arbitrary<string> {
  const items = schema.items && resolve(source.spec, schema.items)
  const shown = [example ?? [], (items && schema.example) ?? []].flat()
  const one = likelyText(source, name, items ?? schema, shown)
  return items ? fc.array(one, { minLength: 1, maxLength: 3 }).map(entries => entries.join(',')) : one
}

const pairOf = (source: Source, named: Named): fc.Arbitrary<[string, string]> =>
  someValue(source, named).map(value => [named.name, value])

/** A few of the values, each once. */
const pairsOf = (source: Source, all: Named[]): fc.Arbitrary<Pairs> =>
  fc
    .subarray(all, { maxLength: Math.min(source.isCareful ? 2 : 6, all.length) })
    .chain(some => fc.tuple(...some.map(each => pairOf(source, each))))

/** The values that are needed and a few others; rarely one is missing or given twice. */
function queryOf(source: Source, all: Parameter[]): fc.Arbitrary<Pairs> {
  const needed = all.filter(({ required }) => required)
  const others = all.filter(({ required }) => !required)
  const must = fc.tuple(...needed.map(each => pairOf(source, each)))
  return fc.tuple(must, pairsOf(source, others), maybe(source, fc.nat(9))).map(([first, more, place]) => {
    const pairs = [...first, ...more]
    const one = place === undefined ? undefined : pairs[place % Math.max(1, pairs.length)]
    if (!one) return pairs
    return place! % 2 === 0 ? [...pairs, one] : pairs.filter(pair => pair !== one)
  })
}

interface Body {
  payload: string | Buffer
  headers: Record<string, string>
  isBroken?: boolean
}

function bodyOf(source: Source, { operation }: Endpoint): fc.Arbitrary<Body | undefined> {
  const content = operation.requestBody?.content
  if (!content) return fc.constant(undefined)
  const [type, media] = Object.entries(content)[0]!
  const headers = { 'content-type': type }
  const example = media.example ?? Object.values(media.examples ?? {})[0]?.value ?? {}
  const made = type === formType ? formOf(source, media.schema ?? {}) : likelyJson(source, media.schema ?? {})
  const write = type === formType ? writeForm : JSON.stringify
  const whole = fc
    .oneof({ weight: 2, arbitrary: made }, { weight: 1, arbitrary: fc.constant(example) })
    .map(value => ({ payload: write(value), headers }))
  if (source.isCareful) return whole
  const any: fc.Arbitrary<Body> = fc.jsonValue().map(value => ({ payload: JSON.stringify(value), headers }))
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: any },
    { weight: 1, arbitrary: whole.chain(brokenBody) },
  )
}

/** The fields of a form: what is needed and a few others. */
function formOf(source: Source, given: Schema): fc.Arbitrary<Record<string, string>> {
  const { properties = {}, required = [] } = resolve(source.spec, given)
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, schema: resolve(source.spec, schema) }))
  const [needed, others] = [true, false].map(wanted => fields.filter(({ name }) => required.includes(name) === wanted))
  return fc
    .tuple(fc.tuple(...needed!.map(each => pairOf(source, each))), pairsOf(source, others!))
    .map(([first, more]) => Object.fromEntries([...first, ...more]))
}

/** A body that is cut, doubled, encoded otherwise or called something else. */
const brokenBody = ({ payload, headers }: Body): fc.Arbitrary<Body> => {
  const text = String(payload)
  const type = headers['content-type']
  const made: Body[] = [
    { payload: text.slice(0, -1), headers },
    { payload: text.replace(/^\{/, '{"id":1,"id":2,"__proto__":{},'), headers },
    { payload: `\ufeff${text}`, headers },
    { payload: Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0])]), headers },
    { payload: Buffer.from(text, 'utf16le'), headers: { 'content-type': `${type}; charset=utf-16` } },
    { payload: text, headers: { 'content-type': 'text/plain' } },
    { payload: text, headers: { ...headers, 'content-encoding': 'gzip' } },
    { payload: '['.repeat(5000), headers },
    { payload: `${text}&a=1&a=2`, headers },
    { payload: '', headers },
  ]
  return fc.constantFrom(...made).map(body => ({ ...body, isBroken: true }))
}
