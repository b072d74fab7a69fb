import { expect, test } from 'vitest'
import { exampleValues } from './example-values.ts'
import type { OperationSlice, ParameterSlice } from './reference.ts'

const parameter = (name: string, more: Partial<ParameterSlice> = {}): ParameterSlice => ({
  name,
  in: 'query',
  required: false,
  deprecated: false,
  description: '',
  type: 'string',
  list: false,
  ...more,
})
const slice = (parameters: ParameterSlice[]) => ({ parameters, responses: [] }) as unknown as OperationSlice

test('an example call has what is required, and nothing else', () => {
  const values = exampleValues(
    slice([parameter('id', { required: true, list: true, example: ['1', '2'] }), parameter('count', { example: 12 })]),
  )
  expect(values).toEqual({ id: ['1', '2'] })
})

test('where nothing is required the first optional example stands in', () => {
  expect(
    exampleValues(slice([parameter('a'), parameter('keyword', { example: 'GDP' }), parameter('c', { example: 1 })])),
  ).toEqual({
    keyword: ['GDP'],
  })
})

test('a required value without an example is its first choice, or its own name', () => {
  const values = [
    parameter('kind', { required: true, values: [{ value: 'A', label: 'a' }] }),
    parameter('id', { required: true }),
  ]
  expect(exampleValues(slice(values))).toEqual({ kind: ['A'], id: ['ID'] })
})

test('what any call may ask for is no example', () => {
  expect(exampleValues(slice([parameter('lang', { example: 'en' })]))).toEqual({})
})

test('a form is filled in as its example is', () => {
  const fields = [
    parameter('name', { in: 'form', required: true, example: 'N' }),
    parameter('geo', { in: 'form', list: true }),
    parameter('other', { in: 'form', example: 'O' }),
  ]
  const body = { mediaType: 'application/x-www-form-urlencoded', required: true, description: '', fields }
  const form = { ...slice([]), body: { ...body, example: { name: 'US output', geo: ['US', 'CN'] } } }
  expect(exampleValues(form)).toEqual({ name: ['US output'], geo: ['US', 'CN'] })
})

test('a body of JSON is its example', () => {
  const body = { mediaType: 'application/json', required: false, description: '', example: { value: 1 } }
  expect(exampleValues({ ...slice([]), body })).toEqual({ body: ['{\n  "value": 1\n}'] })
})
