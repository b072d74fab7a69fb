import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleContext, sampleCompanies } from '../../../../../tests/support/samples.ts'
import { findStandard, listAccounts, readAccounts } from '../../company-codes/accounts.ts'
import { readStatementsOf } from '../../sources/company-statements.ts'
import { exampleCompanyId, planCompanies } from './plan.ts'

let ctx: Awaited<ReturnType<typeof openSampleContext>>
beforeAll(async () => {
  ctx = await openSampleContext()
})
afterAll(() => ctx.close())

const read = async (statement: string) => (await ctx.pool.query(statement)).rows
const ids = planCompanies(sampleCompanies).map(({ id }) => id)

test('every planned company is there under its name, with people, owners and a tax number', async () => {
  const rows = await read(`
    select c.id, c.name from company.company c
    where exists (select from company.executive e where e.company_id = c.id)
      and exists (select from company.ownership o where o.company_id = c.id)
      and exists (select from company.external_id x where x.company_id = c.id and x.class = c.country_code || '-FISCAL')
    order by c.id`)
  expect(rows).toEqual(
    planCompanies(sampleCompanies)
      .map(({ id, name }) => ({ id, name }))
      .sort((one, other) => one.id - other.id),
  )
})

test('what the owners of a company hold adds up to all of it', async () => {
  expect(
    await read(`select company_id from company.ownership group by 1 having abs(sum(percentage) - 100) > 0.011`),
  ).toEqual([])
})

test.each(['EMISG', 'BG-IFRS', 'BG-GAAP'])(
  'by %s every account is the sum of those below it, with their signs',
  async id => {
    const standard = findStandard(id)!
    const accounts = listAccounts(standard).filter(({ part }) => part === 'BS')
    for (const statement of await readStatementsOf(ctx, ids.slice(0, 60))) {
      const values = new Map(readAccounts(statement, standard, undefined, true).map(({ code, value }) => [code, value]))
      for (const { code } of accounts) {
        const below = accounts.filter(({ parent }) => parent === code)
        const sum = below.reduce((total, account) => total + values.get(account.code)!, 0)
        if (below.length) expect(sum, `${statement.id} ${code}`).toBe(values.get(code))
      }
    }
  },
)

test('assets are equity and liabilities, profit is what remains, and cash is what was there and what came', async () => {
  const standard = findStandard('EMISG')!
  for (const statement of await readStatementsOf(ctx, ids)) {
    const { TA, TE, TL, TR, OP, FI, FE, FX, PB, IT, NP, CB, NC, CH, CO, CI, CF, EB, DA, GP, CS } = Object.fromEntries(
      readAccounts(statement, standard, undefined, true).map(({ code, value }) => [code, value]),
    ) as Record<string, number>
    expect(TE! + TL!).toBe(TA)
    expect([GP, EB, PB, NP]).toEqual([TR! - CS!, OP! + DA!, OP! + FI! - FE! + FX!, PB! - IT!])
    expect(NP!).toBeLessThanOrEqual(TR!)
    expect([CB! + NC!, CO! + CI! + CF!]).toEqual([CH, NC])
  }
})

test('a year begins with the cash that the year before ended with', async () => {
  const statements = (await readStatementsOf(ctx, [exampleCompanyId])).filter(({ period }) => period === 'Y')
  const groups = statements.filter(row => row.is_consolidated)
  expect(groups.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022, 2021])
  const cash = (code: string, at: number) =>
    readAccounts(groups[at]!, findStandard('EMISG')!).find(account => account.code === code)!.value
  for (let at = 0; at < 4; at++) expect(cash('CB', at)).toBe(cash('CH', at + 1))
})

test('values are converted with the rate of their year', async () => {
  const [newest] = await readStatementsOf(ctx, [exampleCompanyId])
  const inDollars = readAccounts(newest!, findStandard('EMISG')!, 'USD').find(({ code }) => code === 'TR')!
  expect(Math.round(inDollars.value)).toBe(newest!.revenue_usd)
})

test('the size of a company is that of its newest full year', async () => {
  expect(
    await read(`
      select c.id from company.company c join company.statement s
        on s.company_id = c.id and s.year = c.size_year and s.period = 'Y'
      group by c.id having c.revenue_usd <> max(s.revenue_usd)`),
  ).toEqual([])
})
