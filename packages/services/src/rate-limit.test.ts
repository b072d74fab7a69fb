import { expect, test } from 'vitest'
import { openMemoryLimiter, openPaces } from './rate-limit.ts'

test('accepts five calls one after the other, then none until the first is a second old', async () => {
  let now = 5000
  const limiter = openMemoryLimiter(() => now)
  const call = async () => {
    const { refused, remaining } = await limiter.take('token')
    if (!refused) limiter.giveBack('token')
    return refused ?? remaining
  }
  expect([await call(), await call(), await call(), await call(), await call()]).toEqual([4, 3, 2, 1, 0])
  expect(await call()).toBe('rate')
  now += 999
  expect(await call()).toBe('rate')
  now += 1
  expect([await call(), await call()]).toEqual([4, 3])
})

test('refuses a second call while the first is in flight, and counts every key for itself', async () => {
  const limiter = openMemoryLimiter()
  await limiter.take('one')
  expect(await limiter.take('one')).toMatchObject({ refused: 'in-flight', remaining: 4 })
  expect(await limiter.take('other')).not.toHaveProperty('refused')
  limiter.giveBack('one')
  expect(await limiter.take('one')).not.toHaveProperty('refused')
})

test('lets a caller who keeps gaps of 205 ms wait for a few milliseconds instead of refusing', async () => {
  let now = 30
  const limiter = openMemoryLimiter(() => now)
  const takeAt = async (at: number) => {
    now = at
    const verdict = await limiter.take('token')
    limiter.giveBack('token')
    return verdict
  }
  for (const at of [30, 205, 410, 615, 820]) expect(await takeAt(at)).not.toHaveProperty('refused')
  const early = takeAt(1025)
  now = 1030 // as the clock goes on while it waits
  expect(await early).not.toHaveProperty('refused')
})

test('forgets callers who have rested', () => {
  let now = 0
  const paces = openPaces(() => now)
  for (let caller = 0; caller < 10_000; caller++) {
    paces.ask(`caller ${caller}`)
    paces.finish(`caller ${caller}`)
  }
  expect(paces.size).toBe(10_000)
  now = 2000
  paces.ask('somebody')
  expect(paces.size).toBe(1)
})
