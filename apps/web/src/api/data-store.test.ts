import { expect, test } from 'vitest'
import { DataError } from './data-error.ts'
import { DataStore } from './data-store.ts'

/** A portal that answers when it is told to. */
function slowPortal() {
  const waiting: { path: string; resolve: (data: unknown) => void; reject: (error: DataError) => void }[] = []
  const fetch = (path: string) => new Promise((resolve, reject) => waiting.push({ path, resolve, reject }))
  return { waiting, fetch }
}

test('a path that several want at once is asked for once', async () => {
  const { waiting, fetch } = slowPortal()
  const store = new DataStore(fetch)
  const reads = [store.read('/a'), store.read('/a')]
  expect(waiting).toHaveLength(1)
  expect(store.get('/a')).toBeUndefined()
  waiting[0]!.resolve(1)
  await Promise.all(reads)
  expect(store.get('/a')).toEqual({ data: 1 })
})

test('a failure is kept as an error, and asking again may mend it', async () => {
  const { waiting, fetch } = slowPortal()
  const store = new DataStore(fetch)
  const failed = store.read('/a')
  waiting[0]!.reject(new DataError(503, 'busy'))
  await failed
  expect(store.get('/a')?.error?.status).toBe(503)
  const mended = store.read('/a')
  waiting[1]!.resolve('ok')
  await mended
  expect(store.get('/a')).toEqual({ data: 'ok' })
})

test('an answer stays when asking anew fails', async () => {
  const { waiting, fetch } = slowPortal()
  const store = new DataStore(fetch, [['/a', { data: 'old' }]])
  const again = store.read('/a')
  waiting[0]!.reject(new DataError(0, 'offline'))
  await again
  expect(store.get('/a')).toMatchObject({ data: 'old', error: { status: 0 } })
})

test('what there is stays until the new answer comes, and listeners hear of it', async () => {
  const { waiting, fetch } = slowPortal()
  const store = new DataStore(fetch, [['/a', { data: 'old' }]])
  const heard: unknown[] = []
  const stop = store.subscribe('/a', () => heard.push(store.get('/a')?.data))
  const reading = store.read('/a')
  expect(store.get('/a')).toEqual({ data: 'old' })
  waiting[0]!.resolve('new')
  await reading
  stop()
  store.set('/a', { data: 'unheard' })
  expect(heard).toEqual(['new'])
})
