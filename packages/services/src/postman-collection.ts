import { listTagEndpoints } from '@portal/domain/endpoints.ts'
import { exampleValues } from '@portal/domain/example-values.ts'
import type { Language } from '@portal/domain/language.ts'
import { basePathOf } from '@portal/domain/product.ts'
import { type FieldValues, filledValues, listFields, type QueryField } from '@portal/domain/query-field.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { type Endpoint, listEndpoints, listParameters, tagSlug, tagTitle, text } from '@portal/domain/spec.ts'
import type { ProductContent } from './content.ts'
import { findOperation } from './reference.ts'
import { say } from './words.ts'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

interface Book {
  content: ProductContent
  language: Language
  /** Names of variables that requests fill in or use: 'token', 'reportId'. */
  variables: string[]
}

/**
 * The calls of a product as a Postman collection (format 2.1), made from its document: a folder for each tag, and one for
 * what deletes, which comes last so that the whole can be run from top to bottom. What one answer gives and later calls
 * need is kept in variables, as the product's descriptor says.
 */
export function writePostmanCollection(content: ProductContent, language: Language, origin: string) {
  const { product, specification } = content
  const endpoints = listEndpoints(specification)
  const slices = endpoints.map(endpoint => sliceOf(content, endpoint, language))
  const credentials = slices.some(({ security }) => security) ? slices.flatMap(listCredentials) : []
  const kept = Object.values(product.postman ?? {}).flatMap(Object.keys)
  const within = endpoints.flatMap(({ path }) => path.replaceAll(wholeStep, '').match(/(?<=\{)[^{}/]+(?=\})/g) ?? [])
  const variables = [...new Set([...credentials, 'token', ...kept, ...within])]
  const book = { content, language, variables }
  const folders = specification.tags.map(tag => ({
    name: tagTitle(tag, language),
    description: text(tag, 'description', language),
    item: listTagEndpoints(specification, tagSlug(tag.name))
      .filter(stays)
      .map(endpoint => writeItem(book, endpoint)),
  }))
  const ends = endpoints.filter(endpoint => !stays(endpoint)).map(endpoint => writeItem(book, endpoint))
  return {
    info: {
      name: product.title[language],
      description: product.summary[language],
      version: specification.info.version,
      schema,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: origin + basePathOf(product.gateway).replace(/\/$/, ''), type: 'string' },
      ...variables.map(key => ({ key, value: '', type: 'string' })),
    ],
    item: [...folders, { name: say(language, 'postman.end'), item: ends }].filter(({ item }) => item.length > 0),
  }
}

/** A step of a path that is one value; Postman has no others within a step. */
const wholeStep = /(?<=\/)\{([^{}/]+)\}(?=\/|$)/g

const stays = ({ method }: Endpoint) => method !== 'delete'

const sliceOf = (content: ProductContent, { method, path }: Endpoint, language: Language) =>
  findOperation(content, method, path, language)

/** What a login asks for, by its names in the body; without it nothing else could be called. */
function listCredentials({ security, body }: OperationSlice): string[] {
  return security ? [] : (body?.schema?.properties ?? []).map(({ name }) => name)
}

function writeItem({ content, language, variables }: Book, endpoint: Endpoint) {
  const { specification, product } = content
  const { operation, method, path } = endpoint
  const slice = sliceOf(content, endpoint, language)
  const words = new Map(
    listParameters(specification, endpoint).map(each => [each.name, text(each, 'description', language)]),
  )
  const values = exampleValues(slice)
  const fields = listFields(slice)
  const of = (group: QueryField['group']) => fields.filter(field => field.group === group)
  const query = of('query').flatMap(field => writePairs(field, values, words))
  const url = `{{baseUrl}}${path.replaceAll(wholeStep, ':$1').replaceAll(/\{([^{}/]+)\}/g, '{{$1}}')}`
  const asked = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  const kept = product.postman?.[operation.operationId]
  return {
    name: text(operation, 'summary', language),
    ...(kept && { event: [{ listen: 'test', script: { type: 'text/javascript', exec: writeScript(kept) } }] }),
    request: {
      method: method.toUpperCase(),
      description: text(operation, 'description', language),
      ...(!slice.security && { auth: { type: 'noauth' } }),
      header: slice.body ? [{ key: 'Content-Type', value: slice.body.mediaType }] : [],
      url: {
        raw: (asked.length > 0 ? `${url}?${asked.join('&')}` : url).replaceAll(/\s/g, encodeURIComponent),
        host: ['{{baseUrl}}'],
        path: url.split('/').slice(1),
        query,
        variable: of('path')
          .filter(({ name }) => url.includes(`/:${name}`))
          .map(field => ({
            key: field.name,
            value: variables.includes(field.name)
              ? `{{${field.name}}}`
              : (writePairs(field, values, words)[0]?.value ?? ''),
            description: words.get(field.name) ?? '',
          })),
      },
      ...writeBody(slice, variables),
    },
    response: [],
  }
}

/** What fills a value in; what the example does without is there, switched off. */
function writePairs(field: QueryField, values: FieldValues, words: Map<string, string>) {
  const given = filledValues(field, values)
  const disabled = given.length === 0
  const shown = disabled ? [field.example ?? field.default ?? ''].flat().map(textOf) : given
  const pair = (value: string) => ({ key: field.name, value, description: words.get(field.name) ?? '', disabled })
  return field.listStyle === 'repeat' ? shown.map(pair) : [pair(shown.join(','))]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function writeBody({ body }: OperationSlice, variables: string[]) {
  if (body?.fields) {
    const mode = body.mediaType.startsWith('multipart/') ? 'formdata' : 'urlencoded'
    const form = body.fields.map(({ name, example, format }) => {
      return mode === 'formdata' && format === 'binary'
        ? { key: name, type: 'file', src: [] }
        : { key: name, value: textOf(example ?? ''), type: 'text' }
    })
    return { body: { mode, [mode]: form } }
  }
  if (body?.example === undefined) return {}
  const { example, mediaType } = body
  const raw = typeof example === 'string' ? example : JSON.stringify(fill(example, variables), null, 2)
  return { body: { mode: 'raw', raw, ...(/json/.test(mediaType) && { options: { raw: { language: 'json' } } }) } }
}

/** An example with variables in the place of what earlier calls give. */
function fill(example: unknown, variables: string[]): unknown {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example
  const filled = Object.entries(example).map(([name, value]) => [
    name,
    variables.includes(name) ? `{{${name}}}` : value,
  ])
  return Object.fromEntries(filled)
}

/** Keeps values of an answer by their place in it, ['data', 0, 'token']. */
function writeScript(kept: Record<string, (string | number)[]>): string[] {
  const lines = Object.entries(kept).map(([name, steps]) => {
    const place = steps.map(step => `?.[${JSON.stringify(step)}]`).join('')
    return `if (answer${place} !== undefined) pm.collectionVariables.set(${JSON.stringify(name)}, answer${place})`
  })
  return ['const answer = pm.response.code === 200 ? pm.response.json() : undefined', ...lines]
}
