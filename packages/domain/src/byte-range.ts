/** The first and last byte of a part, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a Range header asks for: nothing when it asks for the whole file, or in a way that may be
 * answered with the whole file (several parts, other units), 'outside' when there is no such part.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [first, last] = [match[1]!, match[2]!]
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? 'outside' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= bytes ? 'outside' : { start, end }
}
