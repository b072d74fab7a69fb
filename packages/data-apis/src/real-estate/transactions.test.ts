import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { realEstate } from '../real-estate.ts'

interface Transaction {
  id: string
  transaction_type: { code: string; name: string }
  date: string
  status: string
  property: { id: string; name: string }
  buyers: { id: string }[]
  sellers: { id: string }[]
  value?: { amount: number; currency: string }
}
interface Project {
  id: string
  name: string
  stage: { code: string; name: string }
  developers: { id: string }[]
  announced_date: string
  start_date?: string
  completion_date?: string
}
interface Page<Item> {
  data: { total: number; items: Item[] }
}

const { ask } = useDataCalls(realEstate, 'redd/api-v1')

const list = async (values: Record<string, string> = {}) =>
  (await ask<Page<Transaction>>('listTransactions', values)).data
const projects = async (values: Record<string, string> = {}) => (await ask<Page<Project>>('listProjects', values)).data

test('gives transactions, the newest first, each once', async () => {
  const { total } = await list()
  const all: Transaction[] = []
  for (let offset = 0; offset < total; offset += 100) {
    all.push(...(await list({ limit: '100', offset: String(offset) })).items)
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(total)
  const dates = all.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('narrows by every criterion', async () => {
  const all = (await list()).total
  const [sale] = (await list({ transaction_type: 'sale', limit: '1' })).items
  const [lease] = (await list({ transaction_type: 'lease', limit: '1' })).items
  const narrowing = {
    ...{ country: 'GB', city: 'GBLON', transaction_type: 'financing,refinancing', property_type: 'logistics' },
    ...{ date_from: '2024-01-01', date_to: '2015-12-31', value_from: '100000000', value_to: '1000000' },
    ...{ buyer_id: sale!.buyers[0]!.id, seller_id: lease!.sellers[0]!.id },
  }
  for (const [name, value] of Object.entries(narrowing)) {
    const found = (await list({ [name]: value })).total
    expect([name, found > 0 && found < all]).toEqual([name, true])
  }
})

test('compares values in the currency that is asked for', async () => {
  const all: Transaction[] = []
  for (let more = true; more; ) {
    const { items } = await list({ country: 'DE', limit: '100', offset: String(all.length) })
    all.push(...items)
    more = items.length > 0
  }
  const amounts = all.flatMap(({ value }) => value?.amount ?? []).sort((a, b) => a - b)
  const [low, high] = [amounts[Math.floor(amounts.length / 3)]!, amounts[Math.floor(amounts.length / 2)]!]
  const within = amounts.filter(amount => amount >= low && amount <= high)
  const range = { country: 'DE', value_from: String(low), value_to: String(high), currency: 'eur', limit: '100' }
  const { total, items } = await list(range)
  expect(total).toBe(within.length)
  expect(new Set(items.map(({ value }) => value!.currency))).toEqual(new Set(['EUR']))
  const dollars = { value_from: '10000000', value_to: '20000000' }
  const yuan = { value_from: '71500000', value_to: '143000000', currency: 'CNY' } // 7.15 to the dollar
  expect((await list(yuan)).total).toBe((await list(dollars)).total)
  const currencies = (await list({ ...dollars, limit: '100' })).items.map(({ value }) => value!.currency)
  expect(new Set(currencies).size).toBeGreaterThan(3)
})

test('the transactions of a property end with its owners of today', async () => {
  const { data } = await ask<Page<Transaction>>('listPropertyTransactions', { id: 'PRP-000048' })
  expect(data.items.map(({ property }) => property.id)).toEqual(data.items.map(() => 'PRP-000048'))
  const sale = data.items.find(item => item.transaction_type.code === 'sale' && item.status === 'completed')
  const { data: property } = await ask<{ data: { owners: object[] } }>('getProperty', { id: 'PRP-000048' })
  expect(property.owners).toEqual(sale!.buyers)
})

test('a transaction is read by its id, in either language', async () => {
  const [first] = (await list({ limit: '1' })).items
  const { data } = await ask<{ data: Transaction }>('getTransaction', { id: first!.id })
  expect(data).toEqual(first)
  const { data: chinese } = await ask<{ data: Transaction }>('getTransaction', { id: first!.id }, { language: 'zh' })
  expect(chinese.transaction_type.name).toMatch(/\p{Script=Han}/u)
  expect(chinese.property.name).toMatch(/\p{Script=Han}/u)
})

test.each([
  [{ currency: 'XXX' }, 'XXX'],
  [{ value_from: '5', value_to: '4' }, 'value_from'],
  [{ date_from: '2025-01-02', date_to: '2025-01-01' }, 'date_from'],
  [{ buyer_id: 'CMP-999999' }, 'buyer_id'],
  [{ seller_id: 'CMP-000000' }, 'seller_id'],
  [{ city: 'XXXXX' }, 'XXXXX'],
])('refuses transactions by %j', async (values, said) => {
  const problem = { status: 400, code: 'INVALID_PARAMETER', message: expect.stringContaining(said) }
  await expect(list(values as Record<string, string>)).rejects.toMatchObject(problem)
})

test('what is not there is not found', async () => {
  for (const [operation, id] of [
    ['getTransaction', 'TRX-999999'],
    ['listPropertyTransactions', 'PRP-999999'],
    ['getProject', 'PRJ-999999'],
  ] as const) {
    await expect(ask(operation, { id })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
})

test('narrows projects by every criterion', async () => {
  const all = (await projects()).total
  const [first] = (await projects({ limit: '1' })).items
  const narrowing = {
    ...{ country: 'US', city: 'USNYC,USCHI', project_type: 'office', stage: 'under_construction,on_hold' },
    ...{ developer_id: first!.developers[0]!.id, completion_from: '2028-01-01', completion_to: '2022-12-31' },
  }
  for (const [name, value] of Object.entries(narrowing)) {
    const found = (await projects({ [name]: value })).total
    expect([name, found > 0 && found < all]).toEqual([name, true])
  }
})

test('a project is announced, then begun, then completed, and its stage agrees', async () => {
  const { items } = await projects({ limit: '100' })
  for (const { id, stage, announced_date, start_date = '9999', completion_date = '9999' } of items) {
    expect([id, announced_date < start_date && start_date <= completion_date]).toEqual([id, true])
    expect([id, stage.code === 'completed']).toEqual([id, completion_date < '2026-10-31'])
  }
  const { data } = await ask<{ data: Project }>('getProject', { id: items[0]!.id })
  expect(data).toEqual(items[0])
})

test.each([
  [{ completion_from: '2028-01-01', completion_to: '2027-01-01' }, 'completion_from'],
  [{ developer_id: 'CMP-999999' }, 'CMP-999999'],
  [{ country: 'ZZ' }, 'ZZ'],
])('refuses projects by %j', async (values, said) => {
  const problem = { status: 400, code: 'INVALID_PARAMETER', message: expect.stringContaining(said) }
  await expect(projects(values as Record<string, string>)).rejects.toMatchObject(problem)
})
