import type { Language } from '@portal/domain/language.ts'
import {
  type Endpoint,
  listEndpoints,
  listParameters,
  operationQuery,
  type Parameter,
  resolve,
  type Schema,
  type Specification,
  tagSlug,
  tagTitle,
  text,
} from '@portal/domain/spec.ts'
import type { ProductContent } from './content.ts'
import { plainMarkdown } from './plain-text.ts'
import { listValues } from './schema-slices.ts'
import { type Findable, otherOf } from './search-pages.ts'

/** A description may be long; its beginning says what it is. */
const textCharsMax = 500
const parameterCharsMax = 240

/** The tags, operations, parameters and models of a product's document. */
export function listReferenceFindables(content: ProductContent, language: Language): Findable[] {
  const { product, specification } = content
  const base = `/docs/${product.path}/docs`
  const api = product.name
  const endpoints = listEndpoints(specification)
  const hrefOf = (endpoint: Endpoint) => hrefOfTag(base, endpoint.operation.tags[0] ?? '') + operationQuery(endpoint)
  const tags = specification.tags.filter(({ name }) => endpoints.some(({ operation }) => operation.tags[0] === name))
  return [
    ...tags.map(tag => ({
      kind: 'page' as const,
      api,
      title: tagTitle(tag, language),
      other: tagTitle(tag, otherOf(language)),
      href: hrefOfTag(base, tag.name),
      names: tag.name.replaceAll(' ', '-'),
      text: describe(tag, language, textCharsMax),
    })),
    ...endpoints.map(endpoint => ({
      kind: 'operation' as const,
      api,
      parent: hrefOfTag(base, endpoint.operation.tags[0] ?? ''),
      title: text(endpoint.operation, 'summary', language) || endpoint.operation.operationId || endpoint.path,
      other: text(endpoint.operation, 'summary', otherOf(language)),
      href: hrefOf(endpoint),
      names: `${endpoint.operation.operationId ?? ''} ${endpoint.method} ${endpoint.path}`.trim(),
      text: describe(endpoint.operation, language, textCharsMax),
    })),
    ...listParameterFindables(specification, endpoints, language).map(each => ({
      ...each,
      api,
      parent: hrefOf(each.endpoint),
      href: hrefOf(each.endpoint),
    })),
    ...Object.entries(specification.components?.schemas ?? {}).map(([name, schema]) => ({
      kind: 'model' as const,
      api,
      title: name,
      other: '',
      href: `${base}/models/${encodeURIComponent(name)}`,
      names: '',
      text: describeModel(schema, language),
    })),
  ]
}

const hrefOfTag = (base: string, tag: string) => `${base}/${tagSlug(tag)}`

const describe = (holder: object, language: Language, charsMax: number): string =>
  plainMarkdown(text(holder, 'description', language)).slice(0, charsMax)

function describeModel(schema: Schema, language: Language): string {
  const properties = Object.keys(schema.properties ?? {}).join(', ')
  return [describe(schema, language, textCharsMax), properties].filter(Boolean).join(' ').slice(0, textCharsMax)
}

/** Each parameter once for each of its meanings, at the first operation that takes it: a hundred times the same is no answer. */
function listParameterFindables(specification: Specification, endpoints: Endpoint[], language: Language) {
  const seen = new Set<string>()
  return endpoints.flatMap(endpoint =>
    [...listParameters(specification, endpoint), ...formFields(specification, endpoint)].flatMap(parameter => {
      const said = describe(parameter, language, parameterCharsMax)
      const key = `${parameter.name} ${text(parameter, 'description', 'en')}`
      if (seen.has(key)) return []
      seen.add(key)
      return [
        {
          kind: 'parameter' as const,
          title: parameter.name,
          other: '',
          names: '',
          text: [said, valuesOf(parameter, language)].join(' ').trim(),
          endpoint,
        },
      ]
    }),
  )
}

/** The fields of a form or JSON body are parameters to whoever looks for them. */
function formFields(specification: Specification, { operation }: Endpoint): Pick<Parameter, 'name' | 'schema'>[] {
  const content = Object.values(operation.requestBody?.content ?? {})
  const schema = content[0]?.schema && resolve(specification, content[0].schema)
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({ ...property, name, schema: property }))
}

/** What may be given, in codes and words. */
function valuesOf({ schema }: Pick<Parameter, 'schema'>, language: Language): string {
  const values = listValues({ ...schema, enum: schema?.enum ?? schema?.items?.enum ?? [] }, language) ?? []
  return values
    .slice(0, 12)
    .map(({ value, label }) => (label === value ? value : `${value} ${label}`))
    .join(', ')
}
