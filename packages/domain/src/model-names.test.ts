import { expect, test } from 'vitest'
import { addModelNames } from './model-names.ts'
import type { Specification } from './spec.ts'

const spec = {
  components: {
    schemas: {
      Result: {
        type: 'object',
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Series' } } },
      },
      Series: {
        type: 'object',
        properties: {
          unit: { $ref: '#/components/schemas/Unit' },
          chains: { type: 'array', items: { type: 'array', items: { $ref: '#/components/schemas/Unit' } } },
        },
      },
      Unit: { type: 'object', properties: { id: { type: 'string' } } },
      Either: { oneOf: [{ $ref: '#/components/schemas/Unit' }, { $ref: '#/components/schemas/Series' }] },
    },
  },
} as unknown as Specification

test('names the model of every object, in lists of lists too, and changes nothing else', () => {
  const answer = { data: [{ unit: { id: 'PCT' }, chains: [[{ id: 'A' }]], extra: { free: 1 } }] }
  const before = structuredClone(answer)
  expect(addModelNames(spec, { $ref: '#/components/schemas/Result' }, answer)).toEqual({
    _type: 'Result',
    data: [
      {
        _type: 'Series',
        unit: { _type: 'Unit', id: 'PCT' },
        chains: [[{ _type: 'Unit', id: 'A' }]],
        extra: { free: 1 },
      },
    ],
  })
  expect(answer).toEqual(before)
})

test('names what lies in an object that is one of several models, by the model that it says it is', () => {
  const either = { $ref: '#/components/schemas/Either' }
  expect(addModelNames(spec, either, { _type: 'Series', unit: { id: 'PCT' } })).toEqual({
    _type: 'Series',
    unit: { _type: 'Unit', id: 'PCT' },
  })
})
