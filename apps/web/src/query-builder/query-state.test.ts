import { expect, test } from 'vitest'
import { changeQuery, type QueryState } from './query-state.ts'

const state: QueryState = {
  values: { id: ['1'] },
  baseUrl: 'https://portal.test',
  token: 'abc',
  problems: [
    { key: 'id', kind: 'path' },
    { key: 'baseUrl', kind: 'base-url' },
  ],
}

test('a touched field loses its problem, the others keep theirs', () => {
  const next = changeQuery(state, { change: 'value', key: 'id', values: ['2'] })
  expect(next.values).toEqual({ id: ['2'] })
  expect(next.problems).toEqual([{ key: 'baseUrl', kind: 'base-url' }])
  expect(changeQuery(next, { change: 'baseUrl', baseUrl: 'https://other.test' }).problems).toEqual([])
})

test('clearing empties the fields and keeps where the call goes and as whom', () => {
  expect(changeQuery(state, { change: 'clear' })).toEqual({ ...state, values: {}, problems: [] })
})

test('a typed token and the problems of a send are kept', () => {
  expect(changeQuery(state, { change: 'token', token: 'x' }).token).toBe('x')
  expect(changeQuery(state, { change: 'problems', problems: [] }).problems).toEqual([])
})
