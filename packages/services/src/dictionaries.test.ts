import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleContext } from '../../../tests/support/samples.ts'
import { listChoices } from './dictionaries.ts'

let ctx: Awaited<ReturnType<typeof openSampleContext>>
beforeAll(async () => {
  ctx = await openSampleContext()
})
afterAll(() => ctx.close())

test('a place is labelled in the language of the page and can be found by either name, pinyin and initials', async () => {
  const china = { id: 'CN', en: 'China', zh: '中国', pinyin: 'zhong guo', initials: 'zg' }
  const label = { en: 'China', zh: '中国' }
  for (const language of ['en', 'zh'] as const) {
    const places = await listChoices(ctx, 'ceic-macroeconomic', 'geo', language)
    expect(places.find(({ id }) => id === 'CN')).toEqual({ ...china, label: label[language] })
  }
})

test('every dictionary that a field names is listed', async () => {
  for (const name of ['countries', 'regions', 'sources', 'units', 'indicators', 'frequencies', 'statuses', 'databases'])
    expect((await listChoices(ctx, 'ceic-macroeconomic', name, 'en')).length, name).toBeGreaterThan(2)
})

test('an unknown dictionary and one of an API without dictionaries are refused', async () => {
  const unknown = { code: 'dictionary-unknown' }
  for (const name of ['nothing', 'toString', '__proto__'])
    await expect(listChoices(ctx, 'ceic-macroeconomic', name, 'en')).rejects.toMatchObject(unknown)
  await expect(listChoices(ctx, 'toString', 'geo', 'en')).rejects.toMatchObject(unknown)
})
