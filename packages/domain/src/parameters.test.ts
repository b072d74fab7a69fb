import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkParameters, planParameters, type RawCall } from './parameters.ts'
import type { Method, Parameter, Schema, Specification } from './spec.ts'

const query = (name: string, schema: Schema, more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  schema,
  ...more,
})
const csv = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more })

const parameters: Parameter[] = [
  { name: 'id', in: 'path', required: true, schema: csv({ type: 'string' }, { maxItems: 3 }) },
  query('limit', { type: 'integer', minimum: 1, maximum: 100, default: 100 }),
  query('offset', { type: 'integer' }),
  query('share', { type: 'number' }),
  query('key_only', { type: 'boolean', default: false }),
  query('start_date', { type: 'string', format: 'date' }),
  query('updated_after', { type: 'string', format: 'date-time' }),
  query('frequency', csv({ type: 'string', enum: ['D', 'M', 'Y'] }), { explode: false }),
  query('status', csv({ type: 'integer', enum: [0, 1] }), { explode: false }),
  query('filter[]', csv({ type: 'string' }), { explode: true }),
  query('keyword', { type: 'string', maxLength: 20 }),
  query('period', { type: 'string', pattern: '^[0-9]+[ymd]$' }),
  query('token', { type: 'string' }),
  { name: 'Accept', in: 'header', schema: { type: 'string', enum: ['application/json'] } },
  { name: 'X-Depth', in: 'header', schema: { type: 'integer' } },
]
const form: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, order: { type: 'string', default: 'new' }, ids: csv({ type: 'string' }) },
}

function plan(method: Method) {
  const requestBody = {
    content: { 'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/F' } } },
  }
  const operation = { operationId: 'op', tags: [], summary: '', parameters, responses: {}, requestBody }
  const spec: Specification = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    tags: [],
    paths: { '/things/{id}': { [method]: operation } },
    components: { schemas: { F: form } },
  }
  return planParameters(spec, { method, path: '/things/{id}', operation })
}

const post = plan('post')
const check = (call: Partial<RawCall>, on = post) =>
  checkParameters(on, { path: { id: '1' }, query: {}, header: {}, form: { name: 'x' }, ...call })
const problems = (call: Partial<RawCall>) => {
  const checked = check(call)
  return 'problems' in checked ? checked.problems : []
}

test('converts every value to its type and fills in the defaults', () => {
  const checked = check({
    path: { id: '1,SR2' },
    query: {
      offset: '20',
      share: '-1.5e3',
      key_only: 'True',
      start_date: '20240229',
      updated_after: '2024-02-29T10:00:00 02:00',
      frequency: 'D,M',
      status: '1',
      'filter[]': ['a,b', 'c'],
      token: 'secret',
    },
    header: { 'x-depth': '3', accept: 'text/html' },
  })
  expect(checked).toEqual({
    params: {
      id: ['1', 'SR2'],
      limit: 100,
      offset: 20,
      share: -1500,
      key_only: true,
      start_date: '2024-02-29',
      updated_after: '2024-02-29T08:00:00.000Z',
      frequency: ['D', 'M'],
      status: [1],
      'filter[]': ['a,b', 'c'],
      'X-Depth': 3,
      name: 'x',
      order: 'new',
    },
  })
})

test('reads a list written as csv, as repeated names and the way PHP writes it alike', () => {
  const written = [
    { frequency: 'D,M' },
    { frequency: ['D', 'M'] },
    { 'frequency[]': ['D', 'M'] },
    { frequency: 'D, M' },
  ]
  for (const query of written) expect(check({ query })).toMatchObject({ params: { frequency: ['D', 'M'] } })
})

test('a PATCH changes only what it names, and clears what it names empty', () => {
  expect(check({}, plan('patch'))).not.toHaveProperty('params.order')
  expect(check({ form: { name: 'x', ids: '', order: '' } }, plan('patch'))).toMatchObject({
    params: { name: 'x', ids: [], order: '' },
  })
  expect(problems({ form: { name: 'x', ids: '' } })).toMatchObject([{ kind: 'empty', name: 'ids' }])
})

test.each<[Partial<RawCall>, unknown]>([
  [{ query: { Limit: '5' } }, { kind: 'unknown-near', name: 'Limit', suggestion: 'limit' }],
  [{ query: { frequnecy: 'D' } }, { kind: 'unknown-near', name: 'frequnecy', suggestion: 'frequency' }],
  [{ query: { colour: 'red' } }, { kind: 'unknown', name: 'colour' }],
  [{ form: { name: 'x', nmae: 'y' } }, { kind: 'unknown-near', name: 'nmae', suggestion: 'name' }],
  [{ form: {} }, { kind: 'missing', name: 'name' }],
  [{ path: {} }, { kind: 'missing', name: 'id' }],
  [{ path: { id: '1,2,3,4' } }, { kind: 'many', name: 'id', limit: 3 }],
  [{ path: { id: '1,,2' } }, { kind: 'empty', name: 'id', shown: '' }],
  [{ query: { limit: '' } }, { kind: 'empty', name: 'limit', shown: '' }],
  [{ query: { limit: ['1', '2'] } }, { kind: 'repeated', name: 'limit' }],
  [{ query: { limit: '1.5' } }, { kind: 'integer', name: 'limit', shown: '1.5' }],
  [{ query: { limit: '0x10' } }, { kind: 'integer', name: 'limit', shown: '0x10' }],
  [{ query: { limit: '0' } }, { kind: 'below', name: 'limit', shown: '0', limit: 1 }],
  [{ query: { limit: '101' } }, { kind: 'above', name: 'limit', shown: '101', limit: 100 }],
  [{ query: { offset: '9999999999' } }, { kind: 'above', name: 'offset', shown: '9999999999', limit: 2147483647 }],
  [{ query: { share: 'NaN' } }, { kind: 'number', name: 'share', shown: 'NaN' }],
  [{ query: { key_only: 'yes' } }, { kind: 'boolean', name: 'key_only', shown: 'yes' }],
  [{ query: { start_date: '2023-02-29' } }, { kind: 'date', name: 'start_date', shown: '2023-02-29' }],
  [{ query: { updated_after: 'now' } }, { kind: 'date-time', name: 'updated_after', shown: 'now' }],
  [{ query: { frequency: 'D,X' } }, { kind: 'choice', name: 'frequency', shown: 'X', choices: 'D, M, Y' }],
  [{ query: { keyword: 'x'.repeat(21) } }, { kind: 'long', name: 'keyword', shown: 'x'.repeat(21), limit: 20 }],
  [{ query: { keyword: 'a\0b' } }, { kind: 'text', name: 'keyword', shown: 'a\ufffdb' }],
  [{ query: { period: '10x' } }, { kind: 'pattern', name: 'period', shown: '10x' }],
])('refuses %j', (call, problem) => expect(problems(call)).toEqual([problem]))

test('names everything that is wrong at once', () => {
  expect(problems({ query: { limit: 'x', colour: 'red' }, form: {} }).map(({ kind }) => kind)).toEqual([
    'unknown',
    'integer',
    'missing',
  ])
})

test('never shows enough of a value to be a token', () => {
  const token = `ceic_macro_${'a'.repeat(36)}`
  const said = JSON.stringify(problems({ query: { limit: token, [token]: '1', frequency: token } }))
  expect(said).not.toContain(token.slice(0, 14))
})

test('either converts or refuses whatever comes, and never throws', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', 'D', '2024-01-01', '__proto__'),
  )
  const names = fc.oneof(
    fc.constantFrom(...parameters.map(({ name }) => name), '__proto__', 'constructor'),
    fc.string(),
  )
  const values = fc.dictionary(names, fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 })), {
    noNullPrototype: false,
  })
  fc.assert(
    fc.property(values, values, values, (query, header, form) => {
      const checked = check({ query, header, form })
      if ('problems' in checked) expect(checked.problems.length).toBeGreaterThan(0)
      else expect(Object.values(checked.params)).not.toContain(undefined)
    }),
    { numRuns: 3000 },
  )
})
