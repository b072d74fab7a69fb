import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ByteLines } from './byte-lines.ts'
import { jsonLine, jsonLineReader, textLine, textLineReader } from './json-lines.ts'
import { limits } from './limits.ts'

/** The lines of a text that arrives in pieces of the given sizes, the last size again and again. */
function pretty(text: string, sizes = [1 << 16], read = jsonLineReader, show = jsonLine): string[] {
  const bytes = new TextEncoder().encode(text)
  const lines = new ByteLines()
  const push = read(lines)
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[Math.min(turn, sizes.length - 1)] ?? 1
    push(bytes.subarray(at, at + size))
    at += size
  }
  return Array.from({ length: lines.count }, (_, line) => show(lines, line))
}

describe('the lines of JSON', () => {
  test('are those of pretty-printing, however the text was spaced and wherever it was cut on its way', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, 4, '\t'), sizes, (value, space, chunks) => {
        expect(pretty(JSON.stringify(value, null, space), chunks)).toEqual(JSON.stringify(value, null, 2).split('\n'))
      }),
      { numRuns: 300 },
    )
  })

  test('take white space in odd places', () => {
    expect(pretty('\ufeff[ ]')).toEqual(['[]'])
    expect(pretty('{ "a" :\r\n [ ] , "b"\t: 1 }')).toEqual(['{', '  "a": [],', '  "b": 1', '}'])
  })

  test('are cut when a value is too long to be shown, without breaking a character', () => {
    const [, line] = pretty(`["${'国'.repeat(5000)}"]`)
    expect(line).toMatch(/^ {2}"国+…$/)
    expect(line?.length).toBeLessThan(limits.answerLineBytes)
  })

  test('come out of broken JSON as well', () => {
    expect(pretty('{"a": 1]]]}, "b')).not.toHaveLength(0)
    expect(pretty('')).toEqual([])
  })
})

describe('the lines of another text', () => {
  const plain = (text: string, sizes?: number[]) => pretty(text, sizes, textLineReader, textLine)

  test('end where the text says', () => {
    expect(plain('a\r\nb\n\nc')).toEqual(['a', 'b', '', 'c'])
    expect(plain('a\r\nb\n\nc', [1])).toEqual(['a', 'b', '', 'c'])
  })

  test('are broken when they are long, never within a character', () => {
    const text = `<a>${'数列'.repeat(1000)}</a>`
    const lines = plain(text, [7])
    expect(lines.join('')).toBe(text)
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThan(limits.answerTextLineBytes + 4)
  })
})

test('fifty megabytes are read in one pass, with a few bytes per line', () => {
  const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: `数列 ${id}`, value: id / 7, tags: ['a', 'b'] }))
  const page = new TextEncoder().encode(JSON.stringify(rows).slice(1, -1))
  const lines = new ByteLines()
  const push = jsonLineReader(lines)
  push(new TextEncoder().encode('['))
  while (lines.length < 50_000_000) {
    push(page)
    push(new TextEncoder().encode(','))
  }
  expect(jsonLine(lines, 1 + 9 * 1999)).toBe('  {')
  expect(jsonLine(lines, 3 + 9 * 1999)).toBe('    "name": "数列 1999",')
  expect(lines.count).toBeGreaterThan(5_000_000)
})
