import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

test('tells the names of JSON from its values', () => {
  const kinds = highlight('  "a": "b",').flatMap(({ kind }) => kind ?? [])
  expect(kinds).toEqual(['name', 'string'])
})

test('colours strings, numbers and words of the languages, and loses nothing', () => {
  const code = `const a = await fetch("it\\"s 1", { n: -1.5e3, on: true }) 'x`
  const tokens = highlight(code)
  expect(tokens.map(({ text }) => text).join('')).toBe(code)
  expect(tokens.filter(({ kind }) => kind).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'keyword const',
    'keyword await',
    'string "it\\"s 1"',
    'constant 1.5e3',
    'constant true',
  ])
})
