/**
 * An id that sorts by the time it was made (UUIDv7, RFC 9562). `time` is in milliseconds since 1970, `random` holds at
 * least ten bytes from a good source; the domain has neither a clock nor chance of its own.
 */
export function makeId(time: number, random: Uint8Array): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  const byte = (at: number) => random[at] ?? 0
  const tail = Array.from({ length: 6 }, (_, at) => hex(byte(at + 4), 2)).join('')
  return [
    hex(Math.floor(time / 0x10000), 8),
    hex(time % 0x10000, 4),
    `7${hex(((byte(0) << 8) | byte(1)) & 0xfff, 3)}`,
    hex((((byte(2) << 8) | byte(3)) & 0x3fff) | 0x8000, 4),
    tail,
  ].join('-')
}
