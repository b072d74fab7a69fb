import { expect, test } from 'vitest'
import { checkBody } from './json-body.ts'
import type { Schema, Specification } from './spec.ts'

const spec: Specification = {
  openapi: '3.1.0',
  info: { title: '', version: '' },
  tags: [],
  paths: {},
  components: {
    schemas: {
      Point: {
        type: 'object',
        required: ['date', 'value'],
        properties: { date: { type: 'string', format: 'date-time' }, value: { type: ['number', 'null'] } },
      },
    },
  },
}
const points: Schema = { type: 'array', minItems: 1, maxItems: 3, items: { $ref: '#/components/schemas/Point' } }
const point = { date: '2024-01-01', value: 1.5 }

test('gives a body in the types of its schema', () => {
  expect(checkBody(spec, points, [point, { date: '2024-01-01T10:00:00+02:00', value: null }])).toEqual({
    body: [
      { date: '2024-01-01T00:00:00.000Z', value: 1.5 },
      { date: '2024-01-01T08:00:00.000Z', value: null },
    ],
  })
})

test.each<[unknown, unknown]>([
  [undefined, { name: 'body', kind: 'array' }],
  [{}, { name: 'body', kind: 'array' }],
  [[], { name: 'body', kind: 'few', limit: 1 }],
  [[point, point, point, point], { name: 'body', kind: 'many', limit: 3 }],
  [[7], { name: 'body[0]', kind: 'object' }],
  [[{ date: '2024-01-01' }], { name: 'body[0].value', kind: 'missing' }],
  [[{ ...point, value: '1' }], { name: 'body[0].value', kind: 'number' }],
  [[{ ...point, date: 20240101 }], { name: 'body[0].date', kind: 'text' }],
  [[point, { ...point, date: 'soon' }], { name: 'body[1].date', kind: 'date-time', shown: 'soon' }],
  [[{ ...point, valeu: 1 }], { name: 'body[0].valeu', kind: 'unknown-near', suggestion: 'value' }],
  [[JSON.parse('{"date":"2024-01-01","value":1,"__proto__":1}')], { name: 'body[0].__proto__', kind: 'unknown' }],
])('refuses %j', (body, problem) => expect(checkBody(spec, points, body)).toEqual({ problems: [problem] }))

test('stops at a handful of problems, however long the body', () => {
  const wrong = { type: 'array', maxItems: 10_000, items: { type: 'integer' } } satisfies Schema
  const checked = checkBody(spec, wrong, Array(10_000).fill('x'))
  expect(checked).toMatchObject({ problems: { length: 5 } })
})
