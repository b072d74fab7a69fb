import { beforeEach, expect, test } from 'vitest'
import { type TokenFacts, TokenMemory } from './token-memory.ts'

const holder = { tokenId: 't1', accountId: 'a1', product: 'ceic' as const, apis: ['ceic-macroeconomic'] }
const valid: TokenFacts = { holder, isEnded: false, endsAt: Number.POSITIVE_INFINITY }

let now: number
let connection: number | undefined
let asked: number
let facts: TokenFacts | undefined | Error
let memory: TokenMemory

beforeEach(() => {
  now = 1_000_000
  connection = 1
  asked = 0
  facts = valid
  memory = new TokenMemory(
    () => now,
    () => ({ connection: () => connection, close: async () => {} }),
  )
})

const find = () => memory.find('key', read)

async function read() {
  asked++
  if (facts instanceof Error) throw facts
  return facts
}

test('asks once a minute', async () => {
  await find()
  now += 59_999
  expect(await find()).toEqual(holder)
  expect(asked).toBe(1)
  now += 1
  await find()
  expect(asked).toBe(2)
})

test('a hundred calls at once ask once', async () => {
  await Promise.all(Array.from({ length: 100 }, find))
  expect(asked).toBe(1)
})

test('an unknown token is asked for each time, because somebody may make it', async () => {
  facts = undefined
  expect([await find(), await find()]).toEqual([undefined, undefined])
  expect(asked).toBe(2)
})

test('an ended token is refused without asking again', async () => {
  await find()
  memory.hear('token t1')
  facts = new Error('the database is gone')
  expect(await find()).toBeUndefined()
  expect(asked).toBe(1)
})

test('news of other tokens and accounts leave it alone', async () => {
  await find()
  memory.hear('token t2')
  memory.hear('account a2')
  await find()
  expect(asked).toBe(1)
  memory.hear('account a1')
  await find()
  expect(asked).toBe(2)
})

test('a look-up that began before its token ended does not put the old row back, and nobody joins it', async () => {
  const row = Promise.withResolvers<TokenFacts>()
  const early = memory.find('key', () => row.promise)
  memory.hear('token t1')
  facts = { ...valid, isEnded: true }
  expect(await find()).toBeUndefined()
  row.resolve(valid)
  await early
  expect(await find()).toBeUndefined()
})

test('a session ends by itself while it is remembered', async () => {
  facts = { ...valid, endsAt: now + 10 }
  expect(await find()).toEqual(holder)
  now += 10
  expect(await find()).toBeUndefined()
})

test.each([
  ['while no news can come', () => (connection = undefined)],
  ['when the connection for news was made anew', () => (connection = 2)],
])('%s it asks again after half a second', async (_, change) => {
  await find()
  change()
  now += 499
  await find()
  expect(asked).toBe(1)
  now += 1
  await find()
  expect(asked).toBe(2)
})

test('without the database a known token is served for a minute, and is not asked for at every call', async () => {
  await find()
  connection = undefined
  facts = new Error('the database is gone')
  now += 1000
  for (let call = 0; call < 100; call++) expect(await find()).toEqual(holder)
  expect(asked).toBe(2)
  now += 59_000
  await expect(find()).rejects.toMatchObject({ code: 'database-unavailable', retryAfter: 1 })
})

test('without the database an unknown token is not judged, nor one whose subscriptions changed', async () => {
  await find()
  facts = new Error('the database is gone')
  await expect(memory.find('other', read)).rejects.toMatchObject({ code: 'database-unavailable' })
  memory.hear('account a1')
  await expect(find()).rejects.toMatchObject({ code: 'database-unavailable' })
})

test('a clock that is put back makes nothing last longer', async () => {
  await find()
  now -= 86_400_000
  await find()
  expect(asked).toBe(2)
})

test('remembers a bounded number of tokens, the latest', async () => {
  for (let key = 0; key < 50_001; key++) await memory.find(String(key), async () => valid)
  await memory.find('50000', read)
  expect(asked).toBe(0)
  await memory.find('0', read)
  expect(asked).toBe(1)
})
