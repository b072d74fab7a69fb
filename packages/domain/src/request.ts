import { type FieldValues, filledValues, listFields, type QueryField } from './query-field.ts'
import type { OperationSlice } from './reference.ts'

/** A call, ready to be sent or printed. The address is absolute and holds no token. */
export interface ApiRequest {
  method: string
  url: string
  /** Without the authorisation. */
  headers: Record<string, string>
  body?: string
  /** The bare secret; absent when the operation needs none or none was given. */
  token?: string
}

/** Why a field keeps a call from being sent; its words are `query.problem.<kind>`. */
export interface FieldProblem {
  /** Key of the field, or 'baseUrl'. */
  key: string
  kind: 'required' | 'json' | 'path' | 'header' | 'base-url'
}

interface BuiltRequest {
  request: ApiRequest
  /** Empty when the call can be sent. */
  problems: FieldProblem[]
}

/** Where a call goes and as whom. `baseUrl` is absolute, with or without a slash at the end. */
interface CallTarget {
  baseUrl: string
  token: string
}

/** Puts the values of an operation where they belong; what is empty is left out, defaults are the server's business. */
export function buildRequest(slice: OperationSlice, values: FieldValues, target: CallTarget): BuiltRequest {
  const fields = listFields(slice).map(field => ({ field, given: filledValues(field, values) }))
  const of = (group: QueryField['group']) => fields.filter(entry => entry.field.group === group)
  const problems = fields.flatMap(({ field, given }) => findProblem(field, given))
  const baseUrl = normaliseBaseUrl(target.baseUrl, slice.baseUrl.endsWith('/'))
  if (baseUrl === undefined) problems.unshift({ key: 'baseUrl', kind: 'base-url' })
  const query = of('query').flatMap(({ field, given }) => encodePairs(field, given))
  const path = of('path').reduce((template, { field, given }) => fillPath(template, field, given), slice.path)
  const body = writeBody(slice, of('form'), of('body'))
  const token = slice.security ? bareToken(target.token) : ''
  const request: ApiRequest = {
    method: slice.method.toUpperCase(),
    url: `${baseUrl ?? target.baseUrl}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: writeHeaders(of('header'), body === undefined ? undefined : slice.body?.mediaType),
    ...(body !== undefined && { body }),
    ...(token && { token }),
  }
  return { request, problems }
}

/** All headers of a call with its authorisation, as they go over the wire. */
export const sentHeaders = ({ headers, token }: ApiRequest): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}`, ...headers } : headers

/** The secret without the word Bearer, white space and quotes that came along when it was copied. */
export const bareToken = (typed: string): string =>
  typed
    .trim()
    .replace(/^authorization\s*:\s*/i, '')
    .replace(/^bearer(\s+|$)/i, '')
    .replaceAll(/^["'\s]+|["'\s]+$/g, '')

type Given = { field: QueryField; given: string[] }

function findProblem(field: QueryField, given: string[]): FieldProblem[] {
  const { key, group, control, required } = field
  if (given.length === 0) return required ? [{ key, kind: 'required' }] : []
  // A browser and every HTTP library resolve these two before sending, encoded or not.
  if (group === 'path' && given.some(value => /^\.\.?$/.test(value))) return [{ key, kind: 'path' }]
  if (group === 'header' && given.some(value => !/^[\x20-\x7e]*$/.test(value))) return [{ key, kind: 'header' }]
  if (control === 'json' && !isJson(given[0]!)) return [{ key, kind: 'json' }]
  return []
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * With everything encoded that has to be, without a slash at the end unless it stands for an empty step; nothing when it
 * is no web address.
 */
function normaliseBaseUrl(typed: string, hasEmptyStep: boolean): string | undefined {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return undefined
  return url.href.replace(/\/+$/, hasEmptyStep ? '/' : '')
}

/** RFC 3986 encoding: also the marks that a shell or an older library would read as its own. */
const encode = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replaceAll(
    /[!'()*]/g,
    mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const encodeList = (given: string[]): string => given.map(encode).join(',')

function fillPath(template: string, { name }: QueryField, given: string[]): string {
  return given.length === 0 ? template : template.replaceAll(`{${name}}`, () => encodeList(given))
}

function encodePairs({ name, listStyle }: QueryField, given: string[]): string[] {
  if (given.length === 0) return []
  if (listStyle === 'repeat') return given.map(value => `${encode(name)}=${encode(value)}`)
  return [`${encode(name)}=${encodeList(given)}`]
}

function writeHeaders(headers: Given[], mediaType: string | undefined): Record<string, string> {
  const filled = headers.filter(({ given }) => given.length > 0)
  const written = filled.map(({ field, given }) => [field.name, given.join(',')] as const)
  return Object.fromEntries(mediaType ? [...written, ['Content-Type', mediaType] as const] : written)
}

function writeBody({ body }: OperationSlice, form: Given[], json: Given[]): string | undefined {
  if (!body) return undefined
  // The text goes out as typed: reading and writing it again would round long numbers.
  if (json[0]?.field.control === 'json') return json[0].given[0]
  if (!body.fields) {
    const filled = json.filter(({ given }) => given.length > 0).map(({ field, given }) => [field.name, given[0]])
    return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : undefined
  }
  const pairs = form.flatMap(({ field, given }) => encodePairs(field, given))
  return pairs.length > 0 ? pairs.join('&') : undefined
}
