import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV2 } from '../company-v2.ts'

const { ask, operationIds } = useDataCalls(companyV2, 'emis/api-v2')

interface Dictionary {
  data: { total: number; items: Record<string, string>[] }
}
const read = async (name: string, values: Record<string, string> = {}, language: 'en' | 'zh' = 'en') =>
  (await ask<Dictionary>(`dictionary${name}Get`, values, { language })).data

test('every dictionary has entries, in both languages, and says how many', async () => {
  const names = operationIds.filter(id => id.startsWith('dictionary')).map(id => id.slice(10, -3))
  expect(names.length).toBe(16)
  for (const name of names) {
    const values: Record<string, string> = name === 'StandardsIdAccounts' ? { id: 'EMISG' } : {}
    const [english, chinese] = [await read(name, values), await read(name, values, 'zh')]
    expect(english.items.length, name).toBe(
      /Countries|Currencies|Accounts|Auditors/.test(name) ? english.total : english.items.length,
    )
    expect(english.total, name).toBeGreaterThan(3)
    expect(chinese.items.length, name).toBe(english.items.length)
  }
})

test('gives a page of a long one', async () => {
  const all = await read('Countries')
  expect(await read('Countries', { limit: '5', offset: '10' })).toEqual({
    total: all.total,
    items: all.items.slice(10, 15),
  })
})

test('names a country in English, in Chinese and in its own language', async () => {
  const find = (items: Record<string, string>[]) => items.find(({ country_code }) => country_code === 'BG')
  expect(find((await read('Countries')).items)).toEqual({
    country_code: 'BG',
    name: 'Bulgaria',
    name_local: 'България',
    currency_code: 'BGN',
  })
  expect(find((await read('Countries', {}, 'zh')).items)!.name).toBe('保加利亚')
})

test('leads from a country to its regions, their cities, legal forms, numbers and standards', async () => {
  const regions = await read('Regions', { country: 'bg' })
  expect(regions.items.every(({ country_code }) => country_code === 'BG')).toBe(true)
  const region = regions.items.find(({ name }) => name === 'Sofia City')!
  const cities = await read('Cities', { region: region.code! })
  expect(cities.items).toContainEqual(
    expect.objectContaining({ name: 'Sofia', name_local: 'София', region_code: region.code }),
  )
  expect((await read('Cities', { country: 'PL', region: region.code! })).items).toEqual([])
  expect((await read('LocalLegalForms', { country: 'BG' })).items[0]).toEqual({
    code: 'BG-AD',
    name: 'Joint-Stock Company',
    name_local: 'Акционерно дружество',
    country_code: 'BG',
    legal_form: 'JSC',
  })
  expect((await read('ExternalIdTypes', { country: 'BG' })).items.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['BG-FISCAL', 'BG-EIK', 'LEI']),
  )
  expect((await read('Standards', { country: 'BG' })).items.map(({ id }) => id)).toEqual([
    'EMISG',
    'BG-IFRS',
    'BG-GAAP',
  ])
})

test('lists industries as a tree, parents before what belongs to them', async () => {
  const pages = [
    await read('Industries'),
    await read('Industries', { offset: '100' }),
    await read('Industries', { offset: '200' }),
  ]
  const items = pages.flatMap(page => page.items)
  expect(items).toHaveLength(pages[0]!.total)
  const seen = new Set<string | undefined>([undefined])
  for (const { code, parent_code } of items) {
    expect(seen.has(parent_code)).toBe(true)
    seen.add(code)
  }
})

test('lists the accounts of a standard with what they are part of', async () => {
  const { items } = await read('StandardsIdAccounts', { id: 'emisg' })
  expect(items[1]).toMatchObject({
    id: 'NS',
    name: 'Net sales',
    parent_id: 'TR',
    statement_type: 'IS',
    display_order: 2,
  })
})

test.each<[string, Record<string, string>, string]>([
  ['Regions', { country: 'XX' }, 'country: there is no XX.'],
  ['Cities', { region: 'BG-99' }, 'region: there is no BG-99.'],
  ['Standards', { country: 'BG,ZZ' }, 'country: there is no ZZ.'],
])('%s refuses %j', async (name, values, message) => {
  const refused = await read(name, values).catch(error => error)
  expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  expect(refused.message).toContain(message)
})
