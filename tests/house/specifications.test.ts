import SwaggerParser from '@apidevtools/swagger-parser'
import { listEndpoints, listParameters, resolve, type Schema, type Specification } from '@portal/domain/spec.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { sourceFiles } from './source-files.ts'

/** Anything in the document, with the JSON pointer that leads to it. */
interface Part {
  pointer: string
  value: Record<string, unknown>
}

interface Example {
  /** Pointer of the schema the example must satisfy. */
  schema: string
  value: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object of the document but those inside examples, which hold data and not specification. */
function listParts(value: unknown, pointer = ''): Part[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listParts(item, `${pointer}/${index}`))
  if (!isObject(value)) return []
  const below = Object.entries(value)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, item]) => listParts(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`))
  return [{ pointer, value }, ...below]
}

/** Examples and defaults beside a schema (media types, parameters) and inside one (models, properties). */
function listExamples({ pointer, value }: Part): Example[] {
  const schema = isObject(value.schema) ? `${pointer}/schema` : pointer
  const isSchema = schema !== pointer || 'type' in value || 'oneOf' in value
  if (!isSchema || /\/properties$/.test(pointer)) return []
  const named = isObject(value.examples) ? Object.values(value.examples as Record<string, { value: unknown }>) : []
  return [
    ...('example' in value ? [value.example] : []),
    ...named.map(example => example.value),
    ...('default' in value ? [value.default] : []),
  ].map(example => ({ schema, value: example }))
}

/** What ajv finds wrong with an example, in words; empty when it is right. */
function compileExamples(spec: Specification) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...spec, $id: 'spec:document' })
  return ({ schema, value }: Example): string[] => {
    const pointer = schema.split('/').map(encodeURIComponent).join('/')
    const validate = ajv.compile({ $ref: `spec:document#${pointer}` })
    return validate(value) ? [] : [`${schema}: ${ajv.errorsText(validate.errors)}`]
  }
}

/** Fields of an answer's example that its model does not know: a misspelt name passes every schema otherwise. */
function listUnknownFields(spec: Specification, schema: Schema, value: unknown, where: string): string[] {
  const known = resolve(spec, schema)
  if (Array.isArray(value)) return value.flatMap(item => listUnknownFields(spec, known.items ?? {}, item, where))
  const properties = known.properties
  if (!isObject(value) || !properties) return []
  return Object.entries(value).flatMap(([name, item]) =>
    properties[name] ? listUnknownFields(spec, properties[name], item, `${where}.${name}`) : [`${where}.${name}`],
  )
}

/** A replacement is a word for it and the name of something in code, `like_this`. */
const namesReplacement = {
  description: /\b(use|replaced by)\b[^.]*`[^`]+`/i,
  'x-description-zh': /(请?改用|由)[^。]*`[^`]+`/,
}

const files = sourceFiles(/^packages\/content\/products\/[^/]+\/[^/]+\/openapi\.yaml$/)

test('there is a specification to check', () => {
  expect(files.length).toBeGreaterThan(0)
})

describe.each(files)('$file', ({ text }) => {
  const spec = parse(text) as Specification
  const endpoints = listEndpoints(spec)
  const parts = listParts(spec)

  test('is a valid OpenAPI document whose references all lead somewhere', async () => {
    await SwaggerParser.validate(parse(text))
    expect(spec.openapi).toBe('3.1.0')
  })

  test('gives each operation an id of its own', () => {
    const ids = endpoints.map(({ operation }) => operation.operationId)
    expect(ids.filter((id, index) => !id || ids.indexOf(id) !== index)).toEqual([])
  })

  test('files each operation under exactly one declared tag, and no tag is empty', () => {
    const declared = spec.tags.map(({ name }) => name)
    const stray = endpoints.filter(({ operation: { tags } }) => tags.length !== 1 || !declared.includes(tags[0]!))
    expect(stray.map(({ operation }) => operation.operationId)).toEqual([])
    expect(declared.filter(tag => !endpoints.some(({ operation }) => operation.tags[0] === tag))).toEqual([])
  })

  test('describes each operation in both languages', () => {
    const missing = endpoints.flatMap(({ operation }) =>
      (['summary', 'x-summary-zh', 'description', 'x-description-zh'] as const)
        .filter(field => !operation[field])
        .map(field => `${operation.operationId} has no ${field}`),
    )
    expect(missing).toEqual([])
  })

  test('gives every English text a Chinese twin', () => {
    const alone = parts.flatMap(({ pointer, value }) =>
      (['title', 'summary', 'description'] as const)
        .filter(field => typeof value[field] === 'string' && typeof value[`x-${field}-zh`] !== 'string')
        .map(field => `${pointer}/${field}`),
    )
    expect(alone).toEqual([])
  })

  test('names the same numbers in both languages', () => {
    const numbers = (words: unknown) =>
      new Set(
        String(words)
          .replaceAll(/`[^`]*`|alpha-2/g, '')
          .match(/\d[\d.,]*\d|\d/g),
      )
    const different = parts.flatMap(({ value }) =>
      (['title', 'summary', 'description'] as const)
        .filter(field => typeof value[field] === 'string')
        .map(field => [value[field], value[`x-${field}-zh`]] as const)
        .filter(([english, chinese]) => numbers(english).symmetricDifference(numbers(chinese)).size > 0),
    )
    expect(different).toEqual([])
  })

  test('writes Chinese without spaces at Latin words and with full-width punctuation', () => {
    const chinese = parts.flatMap(({ pointer, value }) =>
      Object.entries(value)
        .filter(([key]) => key === 'zh' || key.endsWith('-zh'))
        .map(entry => ({ pointer, entry })),
    )
    const wrong = /\p{Script=Han} [\w`]|[\w`%] \p{Script=Han}|\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u
    expect(chinese.filter(({ entry: [, words] }) => wrong.test(String(words)))).toEqual([])
  })

  test('explains every accepted value in both languages', () => {
    // a variable of a server takes no extensions
    const explicable = parts.filter(({ pointer }) => !pointer.startsWith('/servers/'))
    const unexplained = explicable.flatMap(({ pointer, value }) => {
      const meanings = (value['x-enum-descriptions'] ?? {}) as Record<string, { en?: string; zh?: string }>
      const accepted = Array.isArray(value.enum) ? value.enum.map(String) : []
      const unknown = Object.keys(meanings).filter(name => !accepted.includes(name))
      return [...accepted.filter(name => !meanings[name]?.en || !meanings[name]?.zh), ...unknown].map(
        name => `${pointer}: ${name}`,
      )
    })
    expect(unexplained).toEqual([])
  })

  test('documents success and the failures 401, 429 and 500 of each operation, and 404 where an id is given', () => {
    const missing = endpoints.flatMap(({ path: address, operation: { operationId, responses } }) => {
      const needed = ['401', '429', '500', ...(address.includes('{') ? ['404'] : [])]
      const statuses = Object.keys(responses)
      const lacking = needed.filter(status => !statuses.includes(status))
      return [...lacking, ...(statuses.some(status => status.startsWith('2')) ? [] : ['2xx'])].map(
        status => `${operationId} ${status}`,
      )
    })
    expect(missing).toEqual([])
  })

  test('shows an example of every JSON answer, and each example fits its schema', () => {
    const without = endpoints.flatMap(({ operation: { operationId, responses } }) =>
      Object.entries(responses)
        .map(([status, response]) => ({ status, media: resolve(spec, response).content?.['application/json'] }))
        .filter(({ media }) => media && !('example' in media) && !media.examples)
        .map(({ status }) => `${operationId} ${status}`),
    )
    expect(without).toEqual([])
    expect(parts.flatMap(listExamples).flatMap(compileExamples(spec))).toEqual([])
  })

  test('documents XML where a parameter can ask for it', () => {
    const lacking = endpoints.filter(endpoint => {
      const asks = listParameters(spec, endpoint).some(
        ({ name, schema }) => name === 'format' && resolve(spec, schema).enum?.includes('xml'),
      )
      const contents = Object.values(endpoint.operation.responses).map(({ content }) => content)
      return asks && contents.some(content => content?.['application/json'] && !content['application/xml'])
    })
    expect(lacking.map(({ operation }) => operation.operationId)).toEqual([])
  })

  test('uses in the examples of answers only fields that the models have', () => {
    const unknown = endpoints.flatMap(({ operation: { operationId, responses } }) => {
      const media = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.[
        'application/json'
      ]
      return media?.schema ? listUnknownFields(spec, media.schema, media.example, operationId) : []
    })
    expect(unknown).toEqual([])
  })

  test('declares every placeholder of a path as a required path parameter with an English and a Chinese text', () => {
    const wrong = endpoints.flatMap(({ path: address, operation }) => {
      const declared = (operation.parameters ?? [])
        .map(parameter => resolve(spec, parameter))
        .filter(parameter => parameter.in === 'path' && parameter.required && parameter['x-description-zh'])
        .map(({ name }) => name)
      const placeholders = [...address.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)
      return placeholders.filter(name => !declared.includes(name)).map(name => `${operation.operationId} ${name}`)
    })
    expect(wrong).toEqual([])
  })

  test('gives the fields of a change no defaults, since what is left out of it stays as it is', () => {
    const preset = endpoints
      .filter(({ method }) => method === 'patch')
      .flatMap(({ operation: { operationId, requestBody } }) =>
        Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          Object.entries(schema?.properties ?? {})
            .filter(([, property]) => 'default' in property)
            .map(([name]) => `${operationId} ${name}`),
        ),
      )
    expect(preset).toEqual([])
  })

  test('names the replacement of everything deprecated', () => {
    const silent = parts
      .filter(({ value }) => value.deprecated === true)
      .flatMap(({ pointer, value }) =>
        Object.entries(namesReplacement)
          .filter(([field, pattern]) => !pattern.test(String(value[field] ?? '')))
          .map(([field]) => `${pointer}/${field}`),
      )
    expect(silent).toEqual([])
  })

  test('uses every component it defines', () => {
    const used = new Set([...text.matchAll(/#\/components\/([\w-]+\/[\w-]+)/g)].map(match => match[1]))
    const kinds = ['schemas', 'parameters', 'responses'] as const
    const defined = kinds.flatMap(kind => Object.keys(spec.components?.[kind] ?? {}).map(name => `${kind}/${name}`))
    expect(defined.filter(name => !used.has(name))).toEqual([])
  })

  test('is served below the portal by a relative address', () => {
    expect(spec.servers?.map(({ url }) => url.startsWith('/data/'))).toEqual([true])
  })
})
