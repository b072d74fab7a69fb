import { schemaType } from '@portal/domain/parameter-value.ts'
import {
  type Endpoint,
  listParameters,
  type Parameter,
  resolve,
  type Schema,
  type Specification,
} from '@portal/domain/spec.ts'

/** A call as a server takes it, below the base path of its API. */
export interface ExampleCall {
  method: string
  path: string
  headers: Record<string, string>
  payload?: string
}

export type Values = Record<string, unknown>

/** What a parameter is to a test: its schema without references, and the value that the document shows. */
interface ShownParameter {
  name: string
  place: Parameter['in']
  required: boolean
  isRepeated: boolean
  schema: Schema
  example: unknown
}

/** The parameters of an operation, those that carry the token left out. */
export const listShown = (spec: Specification, endpoint: Endpoint): ShownParameter[] =>
  listParameters(spec, endpoint)
    .filter(({ name, in: place }) => place !== 'cookie' && name !== 'token')
    .map(parameter => {
      const schema = resolve(spec, parameter.schema)
      const items = schema.items && resolve(spec, schema.items)
      return {
        name: parameter.name,
        place: parameter.in,
        required: parameter.required ?? false,
        isRepeated: parameter.explode === true && schemaType(schema) === 'array',
        schema: items ?? schema,
        example: parameter.example ?? schema.example ?? items?.example ?? schema.enum?.[0] ?? items?.enum?.[0],
      }
    })

/** The fields of a body with their schemas. */
export function listBodyFields(spec: Specification, { operation }: Endpoint): [string, Schema][] {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const fields = Object.entries((schema && resolve(spec, schema).properties) ?? {})
  return fields.map(([name, field]) => {
    const whole = resolve(spec, field)
    return [name, schemaType(whole) === 'array' && whole.items ? resolve(spec, whole.items) : whole]
  })
}

/** The first example of the body of an operation, by the media type that comes first, or those of its fields. */
export function exampleBody({ operation }: Endpoint): { type: string; value: unknown } | undefined {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (type === undefined || !media) return undefined
  const fields = Object.entries(media.schema?.properties ?? {}).filter(([, { example }]) => example !== undefined)
  const whole = media.example ?? Object.values(media.examples ?? {})[0]?.value
  return { type, value: whole ?? Object.fromEntries(fields.map(([name, { example }]) => [name, example])) }
}

/** What makes things comes first, and what ends them last, the other way round: a feed before its filter. */
export function inTurn<Called extends { endpoint: Endpoint }>(operations: Called[]): Called[] {
  const makes = ({ endpoint: { method, path } }: Called) => method === 'post' && !path.includes('{')
  const ends = ({ endpoint: { method } }: Called) => method === 'delete'
  const others = operations.filter(one => !makes(one) && !ends(one))
  return [...operations.filter(makes), ...others, ...operations.filter(ends).reverse()]
}

/** The first example of the answer of an operation. */
export function exampleAnswer({ operation }: Endpoint): unknown {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const media = success?.content?.['application/json']
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value
}

/** Writes a call with these values of its parameters and, where it has one, the body of its example. */
export function writeCall(
  endpoint: Endpoint,
  parameters: ShownParameter[],
  values: Values,
  body?: unknown,
): ExampleCall {
  const given = parameters.filter(({ name }) => values[name] !== undefined)
  const of = (place: Parameter['in']) => given.filter(parameter => parameter.place === place)
  const listed = (name: string) => [values[name]].flat().map(value => encodeURIComponent(String(value)))
  const path = of('path').reduce((text, { name }) => text.replace(`{${name}}`, listed(name).join(',')), endpoint.path)
  const pairs = of('query').flatMap(({ name, isRepeated }) => {
    const key = encodeURIComponent(name)
    return isRepeated ? listed(name).map(value => `${key}=${value}`) : [`${key}=${listed(name).join(',')}`]
  })
  const type = exampleBody(endpoint)?.type
  const headers = Object.fromEntries(of('header').map(({ name }) => [name.toLowerCase(), String(values[name])]))
  return {
    method: endpoint.method.toUpperCase(),
    path: pairs.length ? `${path}?${pairs.join('&')}` : path,
    headers: { ...headers, ...(type && body !== undefined && { 'content-type': type }) },
    ...(type &&
      body !== undefined && { payload: type === 'application/json' ? JSON.stringify(body) : writeForm(body) }),
  }
}

const writeForm = (body: unknown) =>
  Object.entries(body as Values)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent([value].flat().join(','))}`)
    .join('&')

/** A value that a schema refuses; undefined when it takes every short text. */
export function wrongValue(schema: Schema): string | undefined {
  if (schema.enum) return 'no-such-value'
  if (schema.format === 'date') return '2024-13-45'
  if (schema.format === 'date-time') return 'yesterday'
  const type = schemaType(schema)
  if (type === 'integer' || type === 'number') return 'twelve'
  if (type === 'boolean') return 'perhaps'
  return schema.pattern !== undefined ? '?!' : undefined
}

/** A value of the same shape as an example that nothing is called. */
export function unknownValue({ schema, example }: ShownParameter): string {
  if (schemaType(schema) === 'integer') return String(Math.min(schema.maximum ?? 999_999_998, 999_999_998))
  if (schema.format === 'date') return '1901-01-01'
  const text = String([example].flat()[0] ?? 'nothing')
  if (/^\d{1,6}$/.test(text)) return text.replaceAll(/\d/g, '9').padEnd(3, '9')
  return text
    .replaceAll(/\d/g, '9')
    .replaceAll(/[a-z]/g, letter => (/[a-f]/.test(letter) ? 'a' : 'z'))
    .replaceAll(/[A-Z](?=[A-Z\d]*$)/g, 'Z')
}

/** What a caller has made and is given, by which the examples of a document come true. */
export interface Made {
  /** Ids of examples and those that were given instead. */
  ids: Map<string, string>
  /** The last value given under a name: what is called `session` in an answer is called so in an address. */
  named: Map<string, string>
  /** The id of what was made at an address. */
  at: Map<string, string>
}

const isIdName = (name: string) => /(^|_|[a-z])(id|ids|Id|session|session_?[iI]d|token|key|cursor)$/.test(name)

/** Notes the ids in an answer beside those of its example: under them the caller finds again what it has made. */
export function noteIds(made: Made, path: string, example: unknown, answer: unknown) {
  if (Array.isArray(answer)) return noteIds(made, path, [example].flat()[0], answer[0])
  if (!isObject(answer)) return
  for (const [name, given] of Object.entries(answer)) {
    const shown = isObject(example) ? example[name] : undefined
    if (name === 'link') noteLink(made, String(given))
    else if (typeof given === 'object') noteIds(made, path, shown, given)
    else if (isIdName(name)) {
      if (typeof shown === 'string' || typeof shown === 'number') made.ids.set(String(shown), String(given))
      made.named.set(name, String(given))
      if (!made.at.has(path)) made.at.set(path, String(given))
    }
  }
}

/** What stands in a link that leads on. */
function noteLink({ named }: Made, link: string) {
  for (const [name, value] of new URL(link, 'http://localhost').searchParams) if (isIdName(name)) named.set(name, value)
}

/** The same value with the ids of examples replaced by those that were given. */
export function withIds(value: unknown, { ids }: Made): unknown {
  const replace = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(replace)
    if (isObject(one)) return Object.fromEntries(Object.entries(one).map(([name, item]) => [name, replace(item)]))
    return ids.get(String(one)) ?? one
  }
  return replace(value)
}

/** The id that stands in the place of a parameter without an example: of what was made at the address before it. */
export const madeFor = ({ at, named }: Made, path: string, name: string): string | undefined =>
  at.get(path.slice(0, Math.max(0, path.indexOf(`/{${name}}`)))) ?? named.get(name)

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
