// What a template needs to know of an API: the OpenAPI document without its references, in plain words.
import { basePathOf, type Family, type Product } from '@portal/domain/product.ts'
import {
  type Endpoint,
  listEndpoints,
  listParameters,
  modelName,
  type Operation,
  resolve,
  type Schema,
  type Specification,
  tagTitle,
} from '@portal/domain/spec.ts'
import { pascalCase } from './words.ts'

/** One product API, as an SDK sees it. */
export interface SdkApi {
  /** API name, 'ceic-macroeconomic'. */
  name: string
  family: Family
  title: string
  description: string
  /** Of the document, '2.11.4'. */
  version: string
  /** Behind the host, '/data/ceic/v2'; ends with a slash where the format of the answers is the empty last step. */
  basePath: string
  /** One for each tag, in the document's order. */
  groups: SdkGroup[]
  models: SdkModel[]
}

export interface SdkGroup {
  /** The tag: 'Series', 'SearchDeal'. */
  name: string
  description: string
  operations: SdkOperation[]
}

export interface SdkOperation {
  /** The operationId, camelCase: 'getSeriesTimePoints', 'companiesMatchGet'. */
  id: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With its parameters in braces: '/series/{id}/data'. */
  path: string
  summary: string
  description: string
  deprecated: boolean
  /** False for what is called without a token, such as signing in. */
  authorized: boolean
  /** Those of the path as they stand in it, then required ones and the rest in the document's order, form fields too. */
  parameters: SdkParameter[]
  /** A JSON body; undefined when there is none. */
  body: SdkBody | undefined
  /** What the JSON answer holds; undefined for 204 and for files. */
  answer: SdkType | undefined
  /** A file instead of an answer to be parsed: its media types. */
  file: string[] | undefined
  /** How to read on: by the query parameters `offset` and `limit`, or through a cursor as well. */
  paging: 'offset' | 'cursor' | undefined
}

export interface SdkParameter {
  /** As it is sent: 'updated_after', 'filter[]'. */
  name: string
  in: 'path' | 'query' | 'header' | 'form'
  type: SdkType
  required: boolean
  deprecated: boolean
  description: string
  /** A list is sent as one value with commas, or the parameter is repeated. */
  list: 'commas' | 'repeated' | undefined
  /** Accepted values; empty when there are none to list. */
  values: (string | number)[]
  default: unknown
}

export interface SdkBody {
  type: SdkType
  required: boolean
  description: string
}

export interface SdkModel {
  /** 'SeriesMetadata'. */
  name: string
  description: string
  fields: SdkField[]
}

export interface SdkField {
  /** On the wire: 'timePoints', '_type'. */
  name: string
  type: SdkType
  required: boolean
  deprecated: boolean
  description: string
}

export type SdkType =
  | { kind: 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'dateTime' | 'any' }
  | { kind: 'list'; of: SdkType }
  | { kind: 'map'; of: SdkType }
  | { kind: 'model'; name: string }
  /** An object with one field and no name of its own, such as `{"data": …}` around an answer. */
  | { kind: 'envelope'; field: string; of: SdkType }

/** Reads a product and its document. Throws on a reference that leads nowhere. */
export function readApi(product: Product, spec: Specification): SdkApi {
  const endpoints = listEndpoints(spec)
  return {
    name: product.name,
    family: product.family,
    title: spec.info.title,
    description: spec.info.description ?? '',
    version: spec.info.version,
    basePath: basePathOf(product.gateway),
    groups: spec.tags.map(tag => ({
      name: tagTitle({ name: tag.name }, 'en'),
      description: tag.description ?? '',
      operations: endpoints
        .filter(({ operation }) => operation.tags[0] === tag.name)
        .map(endpoint => readOperation(spec, endpoint)),
    })),
    models: Object.entries(spec.components?.schemas ?? {}).flatMap(([name, schema]) => readModels(spec, name, schema)),
  }
}

function readOperation(spec: Specification, endpoint: Endpoint): SdkOperation {
  const { operation, method, path } = endpoint
  const content = operation.requestBody?.content ?? {}
  const form = content['application/x-www-form-urlencoded']?.schema
  const sent = content['application/json']
  const parameters = [...readParameters(spec, endpoint), ...(form ? readForm(spec, form) : [])]
  const rank = (one: SdkParameter) =>
    one.in === 'path' ? path.indexOf(`{${one.name}}`) : path.length + (one.required ? 0 : 1)
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    authorized: (operation.security ?? spec.security ?? []).length > 0,
    parameters: parameters.toSorted((a, b) => rank(a) - rank(b)),
    body: sent && {
      type: readType(spec, sent.schema ?? {}),
      required: operation.requestBody?.required ?? false,
      description: operation.requestBody?.description ?? '',
    },
    ...readAnswer(spec, operation),
    paging: pagingOf(parameters),
  }
}

/** The credentials of every call are the client's, so they are no parameters of its methods. */
function readParameters(spec: Specification, endpoint: Endpoint): SdkParameter[] {
  return listParameters(spec, endpoint).map(parameter => {
    const schema = resolve(spec, parameter.schema)
    const isList = schema.type === 'array'
    const values = (isList ? resolve(spec, schema.items ?? {}) : schema).enum ?? []
    const { name, in: place, description = '', required = false, deprecated = false } = parameter
    const list = isList ? (parameter.explode ? ('repeated' as const) : ('commas' as const)) : undefined
    return {
      ...{ name, description, required, deprecated, list, values },
      in: place as 'path' | 'query' | 'header',
      type: readType(spec, schema),
      default: schema.default,
    }
  })
}

function readForm(spec: Specification, form: Schema): SdkParameter[] {
  const { properties = {}, required = [] } = resolve(spec, form)
  return Object.entries(properties).map(([name, property]) => {
    const schema = resolve(spec, property)
    return {
      ...{ name, in: 'form' as const, type: readType(spec, schema), default: schema.default },
      required: required.includes(name),
      deprecated: schema.deprecated ?? false,
      description: property.description ?? schema.description ?? '',
      list: schema.type === 'array' ? ('repeated' as const) : undefined,
      values: schema.enum ?? [],
    }
  })
}

function readAnswer(spec: Specification, operation: Operation): Pick<SdkOperation, 'answer' | 'file'> {
  const [, found] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const content = (found && resolve(spec, found).content) ?? {}
  const json = content['application/json']?.schema
  if (json) return { answer: readType(spec, json), file: undefined }
  const kinds = Object.keys(content)
  return { answer: undefined, file: kinds.length ? kinds : undefined }
}

function pagingOf(parameters: SdkParameter[]): SdkOperation['paging'] {
  const names = new Set(parameters.map(({ name }) => name))
  if (names.has('cursor') || names.has('cursor_id')) return 'cursor'
  return names.has('offset') && names.has('limit') ? 'offset' : undefined
}

/** A model, and those of its fields that are objects without a name of their own: `data` of ArticleList is ArticleListData. */
function readModels(spec: Specification, name: string, schema: Schema): SdkModel[] {
  const { properties, required } = joined(spec, schema)
  const inner: SdkModel[] = []
  const fields = Object.entries(properties).map(([field, property]): SdkField => {
    const target = resolve(spec, property)
    const isInner = !property.$ref && Object.keys(property.properties ?? {}).length > 1
    const innerName = `${name}${pascalCase(field)}`
    if (isInner) inner.push(...readModels(spec, innerName, property))
    return {
      name: field,
      type: isInner ? { kind: 'model', name: innerName } : readType(spec, property),
      required: required.includes(field),
      deprecated: property.deprecated ?? target.deprecated ?? false,
      description: property.description ?? target.description ?? '',
    }
  })
  return [{ name, description: schema.description ?? '', fields }, ...inner]
}

/** The properties of a schema and of everything it is composed of. */
function joined(spec: Specification, schema: Schema): { properties: Record<string, Schema>; required: string[] } {
  const parts = (schema.allOf ?? []).map(part => joined(spec, resolve(spec, part)))
  return {
    properties: Object.assign({}, ...parts.map(part => part.properties), schema.properties),
    required: [...parts.flatMap(part => part.required), ...(schema.required ?? [])],
  }
}

function readType(spec: Specification, schema: Schema): SdkType {
  if (schema.$ref) {
    const target = resolve(spec, schema)
    return target.properties || target.allOf ? { kind: 'model', name: modelName(schema.$ref) } : readType(spec, target)
  }
  const type = Array.isArray(schema.type) ? schema.type.find(one => one !== 'null') : schema.type
  if (type === 'array') return { kind: 'list', of: readType(spec, schema.items ?? {}) }
  if (type === 'object' || schema.properties) return readObject(spec, schema)
  if (type === 'string' && schema.format === 'date') return { kind: 'date' }
  if (type === 'string' && schema.format === 'date-time') return { kind: 'dateTime' }
  if (type === 'string' || type === 'integer' || type === 'number' || type === 'boolean') return { kind: type }
  return { kind: 'any' }
}

function readObject(spec: Specification, schema: Schema): SdkType {
  const [only, ...others] = Object.entries(schema.properties ?? {})
  if (only && others.length === 0) return { kind: 'envelope', field: only[0], of: readType(spec, only[1]) }
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  return { kind: 'map', of: readType(spec, values) }
}
