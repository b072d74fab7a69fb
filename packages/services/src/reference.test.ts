import type { Product } from '@portal/domain/product.ts'
import type { Specification } from '@portal/domain/spec.ts'
import { expect, test } from 'vitest'
import type { ProductContent } from './content.ts'
import { exampleOf } from './parameter-slices.ts'
import { findModel, findOperation, findTag, listModelRows } from './reference.ts'

const specification: Specification = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  security: [{ bearer: [] }],
  tags: [{ name: 'Big Things', 'x-summary-zh': '大物件', description: 'Things.' }, { name: 'Empty' }],
  paths: {
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getThings',
        tags: ['Big Things'],
        summary: 'Read things',
        'x-summary-zh': '读取物件',
        description: 'Reads `things`.',
        parameters: [
          { $ref: '#/components/parameters/kind' } as never,
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
        ],
        responses: {
          '200': {
            description: 'Things.',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Things' }, example: { data: [] } },
              'application/xml': { schema: { $ref: '#/components/schemas/Things' } },
            },
          },
        },
      },
      post: {
        operationId: 'makeThing',
        tags: ['Big Things'],
        summary: 'Make a thing',
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 100 } } },
            },
          },
        },
        responses: { '204': { description: 'Made.' } },
      },
    },
  },
  components: {
    parameters: {
      kind: {
        name: 'kind',
        in: 'query',
        style: 'form',
        explode: false,
        schema: {
          type: 'array',
          items: { type: 'string', enum: ['A', 'B'], 'x-enum-descriptions': { A: { en: 'First', zh: '第一' } } },
        },
      },
    },
    schemas: {
      Things: {
        type: 'object',
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
      },
      Thing: {
        type: 'object',
        description: 'A thing. It is big.',
        required: ['id'],
        properties: {
          id: { type: 'string' },
          size: { type: ['number', 'null'] },
          made: { type: 'string', format: 'date' },
          paths: { type: 'array', items: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
          kind: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
        },
      },
    },
  },
}
const content: ProductContent = {
  product: { name: 'x-y', path: 'x/y', gateway: '/data/x/y' } as Product,
  specification,
}

test('a tag is found by its page name, with its operations in the order of the document', () => {
  const tag = findTag(content, 'big-things', 'zh')
  expect(tag.title).toBe('大物件')
  expect(tag.operations.map(({ method, summary }) => [method, summary])).toEqual([
    ['get', '读取物件'],
    ['post', 'Make a thing'],
  ])
  expect(() => findTag(content, 'empty', 'en')).toThrow('page-not-found')
})

test('an operation comes with the parameters of its path, references resolved, in the language asked for', () => {
  const slice = findOperation(content, 'GET', '/things/{id}', 'zh')
  expect(slice).toMatchObject({ tag: 'big-things', summary: '读取物件', baseUrl: '/data/x/y', security: true })
  expect(slice.description).toBe('<p>Reads <code>things</code>.</p>')
  const [id, kind, limit] = slice.parameters
  expect(id).toMatchObject({ name: 'id', in: 'path', required: true, list: false })
  expect(kind).toMatchObject({
    list: true,
    listStyle: 'csv',
    values: [
      { value: 'A', label: '第一' },
      { value: 'B', label: 'B' },
    ],
  })
  expect(limit).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
  expect(slice.responses[0]).toMatchObject({
    status: '200',
    mediaTypes: ['application/json', 'application/xml'],
    example: { data: [] },
  })
})

test('a form body is its fields, and an operation may need no token', () => {
  const slice = findOperation(content, 'post', '/things/{id}', 'en')
  expect(slice.security).toBe(false)
  expect(slice.body?.fields).toEqual([
    expect.objectContaining({ name: 'name', in: 'form', required: true, maxLength: 100 }),
  ])
})

test('a schema tells the types of its fields, those that are models as links', () => {
  const { schema } = findOperation(content, 'get', '/things/{id}', 'en').responses[0]!
  expect(schema?.type).toMatchObject({ name: 'Things', model: 'Things' })
  expect(schema?.properties[0]?.type).toEqual({ name: 'Thing', model: 'Thing', list: true, nullable: false })
  const types = Object.fromEntries(
    findModel(content, 'Thing', 'en').schema.properties.map(({ name, type }) => [name, type]),
  )
  expect(types.size).toEqual({ name: 'number', list: false, nullable: true })
  expect(types.made).toEqual({ name: 'string', format: 'date', list: false, nullable: false })
  expect(types.paths).toMatchObject({ name: 'Thing[]', model: 'Thing', list: true })
  expect(types.kind).toMatchObject({ name: 'string | integer' })
})

test('a model knows who uses it; models are listed with their first sentence', () => {
  expect(findModel(content, 'Thing', 'en').usedBy).toEqual(['Things'])
  expect(listModelRows(content, 'en')).toContainEqual({ name: 'Thing', summary: 'A thing.' })
})

test.each(['toString', 'Nope', ''])('there is no model %j', name => {
  expect(() => findModel(content, name, 'en')).toThrow('model-unknown')
})

test('there is no operation under another method or path', () => {
  expect(() => findOperation(content, 'delete', '/things/{id}', 'en')).toThrow('operation-unknown')
  expect(() => findOperation(content, 'get', '/things/1', 'en')).toThrow('operation-unknown')
})

test('values that are objects read as JSON, and what is no type is any', () => {
  const awkward = {
    properties: {
      game: { enum: [{ id: 1, name: 'Go' }, 'none', null] },
      kind: { type: { type: 'string', enum: ['A'] } },
    },
  }
  const components = { schemas: { Awkward: awkward as never } }
  const { properties } = findModel(
    { ...content, specification: { ...specification, components } },
    'Awkward',
    'en',
  ).schema
  expect(properties.map(({ type }) => type.name)).toEqual(['any', 'any'])
  expect(properties[0]?.values?.map(({ label }) => label)).toEqual(['{"id":1,"name":"Go"}', 'none', 'null'])
})

test('an example is found wherever the document keeps it', () => {
  const example = { id: 1 }
  const examples = { first: { $ref: '#/components/examples/one' } }
  const within = { ...specification, components: { examples: { one: { value: example } } } } as typeof specification
  for (const media of [{ example }, { examples: { first: { value: example } } }, { examples }, { schema: { example } }])
    expect(exampleOf(within, media)).toEqual(example)
  expect(exampleOf(within, { schema: { examples: [example, {}] } })).toEqual(example)
})
