import type { QueryField } from '@portal/domain/query-field.ts'
import { expect, test } from 'vitest'
import { foldFields } from './fold.ts'

const field = (key: string, required = false): QueryField => ({
  key,
  name: key,
  group: 'query',
  control: 'text',
  required,
  deprecated: false,
  description: '',
  type: 'string',
  list: false,
})

const names = (fields: QueryField[]) => fields.map(({ key }) => key).join('')

test('required fields and those with values stay in sight', () => {
  const fields = [field('a', true), ...[...'bcdefg'].map(name => field(name))]
  const { shown, folded } = foldFields(fields, { e: ['1'], f: [' '] })
  expect([names(shown), names(folded)]).toEqual(['ae', 'bcdfg'])
})

test('a few optional fields are not worth folding', () => {
  expect(
    foldFields(
      [...'abcd'].map(name => field(name)),
      {},
    ).folded,
  ).toEqual([])
})
