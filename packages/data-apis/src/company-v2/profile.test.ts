import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV2 } from '../company-v2.ts'

const { ctx, ask } = useDataCalls(companyV2, 'emis/api-v2')

const example = '1250077'
const profile = async <Profile = Record<string, never>>(values: Record<string, string> = {}) =>
  (await ask<{ data: Profile }>('companiesIdGet', { id: example, ...values })).data

test('gives everything that is known of a company', async () => {
  expect(await profile()).toMatchObject({
    id: 1250077,
    name: { current_name: 'Sofia Timber AD', current_name_local: 'София Тимбър АД', display_name: 'Sofia Timber' },
    details: {
      address: { city: 'Sofia', city_local: 'София', region: 'Sofia City', country_code: 'BG' },
      company_type: { code: 'COM', name: 'Commercial company' },
      legal_form: { code: 'JSC', name: 'Joint-Stock Company' },
      local_legal_form: { code: 'BG-AD', name: 'Joint-Stock Company' },
      operational_status: { code: 'OPER', name: 'Operational' },
      incorporation_year: 1994,
      language: 'bg',
    },
    identifiers: expect.arrayContaining([{ type: 'BG-FISCAL', value: expect.any(String) }]),
    industries: { main: [{ code: '321', name: 'Wood Product Manufacturing' }], secondary: [] },
    executives: expect.arrayContaining([
      expect.objectContaining({ position: { code: 'CEO', name: 'Chief Executive Officer' } }),
    ]),
    ultimate_owners: [expect.objectContaining({ citizenship: 'BG', birth_date: '1989-05-24' })],
    employees: { number: 412, date: '2025-12-31' },
    market: { listed: true, listings: [expect.objectContaining({ exchange: 'XBUL' })] },
    size: { year: 2025, is_estimated: false },
  })
})

test('gives only the sections that are asked for', async () => {
  expect(Object.keys(await profile({ sections: 'size,employees' }))).toEqual([
    'id',
    'name',
    'employees',
    'size',
    'updated_at',
  ])
})

test('shares of owners add up to a whole', async () => {
  const { shareholders } = await profile<{ shareholders: { percentage: number }[] }>({ sections: 'shareholders' })
  expect(shareholders.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(100, 1)
})

test('names an owner and what it owns by the ids of one another', async () => {
  const { subsidiaries } = await profile<{ subsidiaries: { company_id: number; percentage: number }[] }>({
    sections: 'subsidiaries',
  })
  expect(subsidiaries.length).toBeGreaterThan(0)
  for (const { company_id, percentage } of subsidiaries) {
    const { shareholders } = await profile<{ shareholders: object[] }>({
      id: String(company_id),
      sections: 'shareholders',
    })
    expect(shareholders).toContainEqual(expect.objectContaining({ company_id: 1250077, percentage }))
  }
})

test('names codes in the language of the country where there are words', async () => {
  type Details = { details: { local_legal_form: { name: string }; operational_status: { name: string } } }
  const bulgarian = await profile<Details>({ lang: 'local' })
  expect(bulgarian.details.local_legal_form.name).toBe('Акционерно дружество')
  expect(bulgarian.details.operational_status.name).toBe('Operational')
  const { rows } = await ctx.pool.query(
    "select id from company.company where country_code = 'CN' and operational_status = 'OPER' limit 1",
  )
  const chinese = await profile<Details>({ id: String(rows[0].id), lang: 'local' })
  expect(chinese.details.operational_status.name).toBe('正常经营')
})

test('every company of the sample has a profile that fits its model', async () => {
  const { rows } = await ctx.pool.query<{ id: number }>('select id from company.company order by id limit 150')
  for (const { id } of rows) expect((await profile<{ id: number }>({ id: String(id) })).id).toBe(id)
})

test('refuses an id that no company has, in the language of the call', async () => {
  await expect(ask('companiesIdGet', { id: '99999999' })).rejects.toMatchObject({
    status: 404,
    code: 'COMPANY_NOT_FOUND',
    message: 'There is no company with the id 99999999.',
  })
  await expect(ask('companiesIdGet', { id: '99999999' }, { language: 'zh' })).rejects.toThrow(
    '没有ID为99999999的公司。',
  )
})

interface Matches {
  data: { items: { company_id: number; external_id?: string; score: number }[] }
}
const match = async (values: Record<string, string>) => (await ask<Matches>('companiesMatchGet', values)).data.items

test('matches a name, best first, and forgives small differences', async () => {
  const [best, ...others] = await match({ company_name: 'Sofia Timber AD' })
  expect(best).toMatchObject({ company_id: 1250077, score: 1 })
  expect(others.every(({ score }) => score < 1)).toBe(true)
  expect((await match({ company_name: 'Sofja Timbr' }))[0]!.company_id).toBe(1250077)
  expect((await match({ company_name: 'София Тимбър' }))[0]!.company_id).toBe(1250077)
  expect(await match({ company_name: 'Sofia Timber', country_code: 'cn', limit: '1' })).not.toContainEqual(
    expect.objectContaining({ company_id: 1250077 }),
  )
})

test('matches numbers exactly or not at all, within a type when one is named', async () => {
  const { identifiers } = await profile<{ identifiers: { type: string; value: string }[] }>({ sections: 'identifiers' })
  const [{ type, value }] = identifiers as [{ type: string; value: string }]
  expect(await match({ external_id: `${value},0000` })).toEqual([
    expect.objectContaining({ company_id: 1250077, external_id: value, score: 1 }),
  ])
  expect(await match({ external_id: value, external_id_type: type })).toHaveLength(1)
  expect(await match({ external_id: value, external_id_type: 'US-CIK' })).toEqual([])
  expect(await match({ external_id: value.slice(1) })).toEqual([])
})

test.each<[Record<string, string>, string]>([
  [{}, 'Give company_name or external_id, or both.'],
  [{ company_name: 'Sofia', country_code: 'XX' }, 'country_code: there is no XX.'],
  [{ external_id: '1', external_id_type: 'BG-XX' }, 'external_id_type: there is no BG-XX.'],
])('does not match %j', async (values, message) => {
  const refused = await ask('companiesMatchGet', values).catch(error => error)
  expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  expect(refused.message).toContain(message)
})
