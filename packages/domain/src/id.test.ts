import { expect, test } from 'vitest'
import { makeId } from './id.ts'

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('makes the UUIDv7 of the example in RFC 9562', () => {
  const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f])
  expect(makeId(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
})

test('ids of later moments sort after earlier ones', () => {
  const ids = [0, 1, 65_535, 65_536, 1_800_000_000_000].map(time =>
    makeId(time, crypto.getRandomValues(new Uint8Array(10))),
  )
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(shape)
})
