import type { ByteLines } from './byte-lines.ts'
import { limits } from './limits.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const isSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)
const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d

/**
 * Finds the lines of pretty-printed JSON in JSON as it arrives, in one pass and without parsing it: a line after every
 * comma and around everything that is not empty. Broken JSON gives broken lines, never an error.
 */
export function jsonLineReader(lines: ByteLines): (chunk: Uint8Array) => void {
  let depth = 0
  let inString = false
  let escaped = false
  /** What comes next begins a line: the start of the text, or after a comma. */
  let afterBreak = true
  /** An opening bracket was last: a line begins unless it is closed at once. */
  let afterOpening = false

  const readString = (byte: number) => {
    if (escaped) escaped = false
    else if (byte === backslash) escaped = true
    else if (byte === quote) inString = false
  }

  const readMark = (byte: number, offset: number) => {
    const closing = isClosing(byte)
    const closesEmpty = closing && afterOpening
    if (closing) depth = Math.max(0, depth - 1)
    if (!closesEmpty && (closing || afterBreak || afterOpening)) lines.begin(offset, depth)
    afterBreak = byte === comma
    afterOpening = isOpening(byte)
    if (afterOpening) depth++
    if (byte === quote) inString = true
  }

  return chunk => {
    const offset = lines.append(chunk)
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      if (inString) readString(byte)
      else if (!isSpace(byte)) readMark(byte, offset + at)
    }
  }
}

/** A line as it is shown: white space between the tokens as pretty-printing has it, very long values cut. */
export function jsonLine(lines: ByteLines, line: number): string {
  const { text, cut } = lines.source(line, limits.answerLineBytes)
  const [, key = '', value = ''] = /^("(?:[^"\\]|\\.)*"\s*:)?\s*(.*?)\s*$/su.exec(text) ?? []
  const tight = /^[{[]/.test(value) ? value.replaceAll(/\s+/g, '') : value.replace(/\s+,$/, ',')
  return `${'  '.repeat(lines.depth(line))}${key.replace(/\s*:$/, ': ')}${tight}${cut ? '…' : ''}`
}

/** Finds the lines of any other text as it arrives; a line too long to be shown is broken. */
export function textLineReader(lines: ByteLines): (chunk: Uint8Array) => void {
  let start = -1
  return chunk => {
    const offset = lines.append(chunk)
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      const isContinuation = (byte & 0xc0) === 0x80
      const isFull = offset + at - start >= limits.answerTextLineBytes && !isContinuation
      if (start < 0 || isFull) {
        start = offset + at
        lines.begin(start, 0)
      }
      if (byte === 0x0a) start = -1
    }
  }
}

/** A line of any other text as it is shown. */
export const textLine = (lines: ByteLines, line: number): string =>
  lines.source(line, limits.answerLineBytes).text.replace(/\r?\n$/, '')
