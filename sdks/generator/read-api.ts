import { basePathOf, type Product } from '@portal/domain/product.ts'
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
import type { SdkApi, SdkField, SdkModel, SdkOperation, SdkParameter, SdkType } from './model.ts'
import { pascalCase } from './words.ts'

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
