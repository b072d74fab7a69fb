import { isSuccess, type OperationSlice } from './reference.ts'

/** The example that a page shows of an operation's answer: that of the first success that has one. */
export const answerExample = ({ responses }: OperationSlice): unknown =>
  responses.find(({ status, example }) => isSuccess(status) && example !== undefined)?.example

/** An example as it is read: a text as it is, anything else as JSON. */
export const exampleText = (example: unknown): string =>
  typeof example === 'string' ? example : JSON.stringify(example, null, 2)

/** The beginning of a text, and how much of the whole that is. */
export interface Excerpt {
  text: string
  unit: 'lines' | 'characters'
  shown: number
  count: number
}

/** A text of so many lines and characters is shown whole. */
const wholeMax = { lines: 120, characters: 8000 }
/** Of a longer one, so much is. */
const shownMax = { lines: 100, characters: 6000 }

/** The beginning of a text that is too long for a page; undefined for any other. It ends with a line, or within a very long one. */
export function excerptOf(whole: string): Excerpt | undefined {
  const lines = whole.split('\n')
  if (lines.length <= wholeMax.lines && whole.length <= wholeMax.characters) return undefined
  const first = lines.slice(0, shownMax.lines).join('\n')
  const end = first.length <= shownMax.characters ? first.length : first.lastIndexOf('\n', shownMax.characters)
  if (first.length <= shownMax.characters || end > shownMax.characters / 2) {
    const text = first.slice(0, end)
    return { text, unit: 'lines', shown: text.split('\n').length, count: lines.length }
  }
  // Not within one of the characters that are written as two.
  const text = first.slice(0, shownMax.characters).replace(/[\uD800-\uDBFF]$/, '')
  return { text, unit: 'characters', shown: text.length, count: whole.length }
}
