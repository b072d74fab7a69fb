import { expect, test } from 'vitest'
import { differenceOf, nothingGiven, withGiven } from './compare.ts'

const shownId = '01989f40-7d35-7a1c-b2c4-0c9d5e8f1a63'
const ownId = '11111111-7d35-7a1c-b2c4-0c9d5e8f1a63'

test('a shown answer may be a part of the true one', () => {
  expect(
    differenceOf('json', '{"data": {"name": "GDP"}}', '{"data": {"name": "GDP", "unit": "USD"}}', nothingGiven()),
  ).toBe(undefined)
})

test('a renamed field is found, with its place', () => {
  expect(differenceOf('json', '{"data": {"name": "GDP"}}', '{"data": {"title": "GDP"}}', nothingGiven())).toMatch(
    /answer\.data\.name: the page shows\nGDP\nand printed was\nnothing/,
  )
})

test('another number of items is a difference', () => {
  expect(differenceOf('json', '[1]', '[1, 2]', nothingGiven())).toMatch(/the page shows/)
})

test('ids that belong to the reader may differ, and stand in later programs', () => {
  const given = nothingGiven()
  expect(differenceOf('json', `{"reportId": "${shownId}"}`, `{"reportId": "${ownId}"}`, given)).toBe(undefined)
  expect(given.variables.get('REPORT_ID')).toBe(ownId)
  expect(withGiven(`curl /dumps/${shownId}`, given)).toBe(`curl /dumps/${ownId}`)
})

test('moments may differ, days may not', () => {
  expect(differenceOf('json', '["2026-01-01T08:00:00Z"]', '["2026-02-03T04:05:06Z"]', nothingGiven())).toBe(undefined)
  expect(differenceOf('json', '["2026-01-01"]', '["2026-02-03"]', nothingGiven())).toMatch(/2026-02-03/)
})

test('what is no JSON is said so', () => {
  expect(differenceOf('json', '{}', 'Bad Gateway', nothingGiven())).toMatch(/printed no JSON:\nBad Gateway/)
})

test('text is the same to the letter, but for the end of the last line', () => {
  expect(differenceOf('text', 'a\nb\n', 'a\nb', nothingGiven())).toBe(undefined)
  expect(differenceOf('text', 'a\nb\n', 'a b', nothingGiven())).toMatch(/the page shows/)
})

test('XML may be indented on the page', () => {
  expect(differenceOf('xml', '<a>\n  <b>1</b>\n</a>\n', '<a><b>1</b></a>', nothingGiven())).toBe(undefined)
  expect(differenceOf('xml', '<a><b>2</b></a>', '<a><b>1</b></a>', nothingGiven())).toMatch(/the page shows/)
})
