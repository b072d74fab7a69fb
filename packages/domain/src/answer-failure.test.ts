import { expect, test } from 'vitest'
import { readFailures } from './answer-failure.ts'

test('reads what each family says about a failure', () => {
  const tooMany = { code: 'TOO_MANY_REQUESTS', message: 'Too many requests' }
  expect(readFailures({ errors: { status: 429, ...tooMany } })).toEqual([tooMany])
  expect(readFailures({ errors: [{ status: 429, ...tooMany }] })).toEqual([tooMany])
  expect(readFailures({ errors: [{ code: 17, detail: 'No such company' }] })).toEqual([
    { code: '17', message: 'No such company' },
  ])
  const problem = { type: 'x', title: 'Too many requests', status: 429, detail: 'Wait 1 s.', code: 'too-many-requests' }
  expect(readFailures(problem)).toEqual([{ code: 'too-many-requests', message: 'Wait 1 s.' }])
})

test('reads the failed part of an answer that succeeded otherwise', () => {
  const answer = { data: [{ entityId: '1' }], errors: [{ status: 404, code: 'NOT_FOUND', message: 'Series 2' }] }
  expect(readFailures(answer)).toEqual([{ code: 'NOT_FOUND', message: 'Series 2' }])
})

test('finds none where none is', () => {
  for (const answer of [null, 'x', 3, [], {}, { errors: [] }, { errors: null }, { errors: [null, {}] }])
    expect(readFailures(answer)).toEqual([])
})
