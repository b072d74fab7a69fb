import type { PropertySlice, SchemaSlice } from '@portal/domain/reference.ts'
import type { Schema, Specification } from '@portal/domain/spec.ts'
import { expect, test } from 'vitest'
import { sliceBelow, sliceSchema } from './schema-slices.ts'

const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const spec = {
  openapi: '3.1.0',
  info: { title: 'Schemas', version: '1' },
  tags: [],
  paths: {},
  components: {
    schemas: {
      Pet: object({ name: { type: 'string' }, owner: object({ id: { type: 'integer' } }) }),
      // Two parts that are made of each other, neither of which is a model.
      Circle: object({ one: object({ two: { $ref: '#/components/schemas/Circle/properties/one' } }) }),
      Turns: object({
        turn: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Turns/properties/turn' }, object({})] },
      }),
    },
  },
} as unknown as Specification

const slice = (schema: Schema) => sliceSchema(spec, schema, 'en')
/** Names of properties, each with those of what it is made of: 'a(b,c(d))'. */
const tree = ({ properties }: SchemaSlice): string => properties.map(nameOf).join()
const nameOf = ({ name, below }: PropertySlice): string => (below ? `${name}(${tree(below)})` : name)

test('objects within objects and lists are told below, level by level', () => {
  const street = object({ name: { type: 'string' }, number: { type: 'integer' } })
  const schema = object({ id: { type: 'string' }, addresses: { type: 'array', items: object({ street }) } })
  expect(tree(slice(schema))).toBe('id,addresses(street(name,number))')
  expect(slice(schema).properties[1]).toMatchObject({ type: { name: 'object', list: true } })
})

test('a model is a link, alone, in a list, or in a choice with nothing, and its fields stand on its page', () => {
  const nullable: Schema = { oneOf: [ref('Pet'), { type: 'null' }] }
  const schema = object({
    pet: ref('Pet'),
    pets: { type: 'array', items: ref('Pet') },
    some: nullable,
    all: { allOf: [ref('Pet')] },
  })
  const { properties } = slice(schema)
  expect(properties.map(({ type, below }) => [type.name, type.model, below])).toEqual(
    Array(4).fill(['Pet', 'Pet', undefined]),
  )
  expect(tree(slice(ref('Pet')))).toBe('name,owner(id)')
})

test('a choice tells each of what it may be, unless its type says all of it', () => {
  const { choices } = slice({ oneOf: [object({ a: { type: 'string' } }), ref('Pet'), { type: 'string' }] })
  expect(choices?.map(({ type, properties }) => [type.name, properties.length])).toEqual([
    ['object', 1],
    ['Pet', 0],
    ['string', 0],
  ])
  expect(slice({ oneOf: [{ type: 'string' }, { type: 'integer' }] }).choices).toBeUndefined()
})

test('parts that are made of themselves come to an end', () => {
  expect(tree(slice(ref('Circle')))).toMatch(/^one\(two\(two\(/)
  expect(slice(ref('Turns')).properties[0]?.type.name).toContain('string')
})

test('a page tells so many members below the first level, and of the wide ones none rather than some', () => {
  const wide = (count: number) =>
    object(Object.fromEntries(Array.from({ length: count }, (_, at) => [`field_${at}`, { type: 'string' as const }])))
  const budget = { left: 100 }
  const { properties } = sliceSchema(spec, object({ a: wide(60), b: wide(60), c: wide(40) }), 'en', budget)
  expect(properties.map(({ below }) => below?.properties.length)).toEqual([60, undefined, 40])
  expect(budget.left).toBe(0)
  expect(sliceBelow(spec, wide(1), 'en', budget)).toBeUndefined()
  const { choices } = sliceSchema(spec, { oneOf: [wide(60), wide(60)] }, 'en')
  expect(choices?.map(({ properties }) => properties.length)).toEqual([60, 0])
})
