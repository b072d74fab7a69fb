import type { Schema, Specification } from '@portal/domain/spec.ts'
import { expect, test } from 'vitest'
import { sampleValue } from './sample-value.ts'

const spec = {
  openapi: '3.1.0',
  info: { title: 'Samples', version: '1' },
  tags: [],
  paths: {},
  components: { schemas: { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } } } },
} as unknown as Specification

const sample = (schema: Schema) => sampleValue(spec, schema)

test('a sample has the fields that must be there, with what the document says of them', () => {
  expect(
    sample({
      type: 'object',
      required: ['name', 'kind', 'size', 'since', 'tags', 'open'],
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string', example: 'Nordic Cables' },
        kind: { type: 'string', enum: ['bank', 'fund'] },
        size: { type: ['integer', 'null'], minimum: 5 },
        since: { type: 'string', format: 'date' },
        tags: { type: 'array', items: { type: 'string' } },
        open: { type: 'boolean', default: false },
        note: { type: 'string' },
      },
    }),
  ).toEqual({ name: 'Nordic Cables', kind: 'bank', size: 5, since: '2026-01-31', tags: ['TAGS'], open: false })
})

test('where no field must be there, the first ten stand for all, without what only answers hold', () => {
  const fields = Array.from({ length: 12 }, (_, at): [string, Schema] => [
    `f${at}`,
    { type: 'number', readOnly: at === 0 },
  ])
  const made = sample({ properties: Object.fromEntries(fields) }) as object
  expect(Object.keys(made)).toEqual(['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10'])
})

test('of a choice the first is shown, and a model within itself comes to an end', () => {
  expect(sample({ oneOf: [{ type: 'null' }, { type: 'boolean' }, { type: 'string' }] })).toBe(true)
  expect(sample({ $ref: '#/components/schemas/Node' })).toEqual({ next: { next: { next: { next: {} } } } })
})
