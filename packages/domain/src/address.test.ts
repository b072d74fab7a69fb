import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepQuery, readAddress, writeAddress } from './address.ts'
import { limits } from './limits.ts'
import type { QueryField } from './query-field.ts'

const field = (key: string, more: Partial<QueryField> = {}): QueryField => ({
  key,
  name: key,
  group: 'query',
  control: 'text',
  required: false,
  deprecated: false,
  description: '',
  type: 'string',
  list: false,
  ...more,
})

const fields = [
  field('keyword'),
  field('filter[]', { control: 'list', list: true }),
  field('body', { control: 'json' }),
  field('password', { control: 'secret' }),
]
const operation = { path: '/series/{id}', method: 'get' } as const

test('reads back what it wrote, whatever was typed', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(value => value.trim() !== '')
  const values = fc.record({
    keyword: fc.tuple(text),
    'filter[]': fc.array(text, { minLength: 1, maxLength: 4 }),
    body: fc.tuple(text),
  })
  fc.assert(
    fc.property(values, given => {
      const search = writeAddress(operation, fields, given)
      expect(readAddress(search, fields)).toEqual(given)
      expect(new URLSearchParams(search).get('path')).toBe('/series/{id}')
    }),
  )
})

test('never holds a secret, nor takes one', () => {
  const search = writeAddress(operation, fields, { password: ['hunter2'], keyword: ['GDP'] })
  expect(search).not.toContain('hunter2')
  expect(readAddress('?p.password=hunter2&p.keyword=GDP&token=abc&p.token=abc', fields)).toEqual({ keyword: ['GDP'] })
})

test('ignores unknown names and takes one value where one belongs', () => {
  expect(readAddress('?p.nothing=1&keyword=x&p.keyword=a&p.keyword=b&p.filter[]=', fields)).toEqual({ keyword: ['b'] })
})

test('drops a value that would make the address too long, and keeps the others', () => {
  const search = writeAddress(operation, fields, { keyword: ['GDP'], body: ['x'.repeat(limits.addressChars)] })
  expect(readAddress(search, fields)).toEqual({ keyword: ['GDP'] })
  expect(search.length).toBeLessThanOrEqual(limits.addressChars)
})

test('an operation that moved to another page takes its values along', () => {
  const asked = new URLSearchParams('path=/a&method=get&p.id=1&p.id=2&p.q=a b')
  expect(keepQuery('/docs/series?path=/a&method=get', asked)).toBe(
    '/docs/series?path=/a&method=get&p.id=1&p.id=2&p.q=a+b',
  )
  expect(keepQuery('/docs', new URLSearchParams())).toBe('/docs')
})
