import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleContext, sampleCompanies } from '../../../../../tests/support/samples.ts'
import { planCompanies } from '../companies/plan.ts'
import { projectLine, propertyLine, transactionLine } from './lines.ts'
import { planWorld } from './world.ts'

let ctx: Awaited<ReturnType<typeof openSampleContext>>
beforeAll(async () => {
  ctx = await openSampleContext()
})
afterAll(() => ctx.close())

const read = async (statement: string) => (await ctx.pool.query(statement)).rows

test('is the beginning of the whole: the same number is the same property, project and deal', () => {
  const [few, more] = [planWorld(60, 400), planWorld(90, undefined)]
  const lines = ({ properties, projects, transactions }: typeof few) => [
    ...properties.slice(0, 60).map((property, at) => propertyLine(property, at + 1, '')),
    ...projects.slice(0, few.projects.length).map((project, at) => projectLine(project, at + 1)),
    ...transactions.slice(0, few.transactions.length).map((deal, at) => transactionLine(deal, at + 1, 0)),
  ]
  expect(lines(few)).toEqual(lines(more))
  expect(few.companies.map(({ name }) => name)).toEqual(more.companies.map(({ name }) => name))
})

test('spreads over many cities and countries, each near its own place', async () => {
  const [row] =
    await read(`select count(distinct city_code)::int as cities, count(distinct country_code)::int as countries
    from estate.property`)
  expect(row.cities).toBeGreaterThanOrEqual(40)
  expect(row.countries).toBeGreaterThanOrEqual(20)
  const far = await read(`
    select p.id, p.city_code from estate.property p join (
      select city_code, avg(latitude) as latitude, avg(longitude) as longitude from estate.property group by 1
    ) c using (city_code)
    where abs(p.latitude - c.latitude) > 0.6 or abs(p.longitude - c.longitude) > 0.8`)
  expect(far).toEqual([])
})

test('a company that names an id of the company APIs is that company', async () => {
  const known = new Map(planCompanies(sampleCompanies).map(({ id, name, countryCode }) => [id, { name, countryCode }]))
  const rows = await read(
    'select emis_company_id as id, name, country_code from estate.company where emis_company_id > 0',
  )
  expect(rows.length).toBeGreaterThan(30)
  for (const { id, name, country_code } of rows) expect(known.get(id)).toEqual({ name, countryCode: country_code })
})

test('the last completed sale of a property went to its owners, and nobody sells to himself', async () => {
  const wrong = await read(`
    with last as (
      select distinct on (property_id) id, property_id from estate.transaction
      where transaction_type in ('sale', 'portfolio_sale', 'land_sale') and status = 'completed'
      order by property_id, date desc, id desc
    )
    select last.property_id from last
      left join estate.party b on b.kind = 'transaction' and b.record_id = last.id and b.role = 'buyer'
      left join estate.party o on o.kind = 'property' and o.record_id = last.property_id and o.role = 'owner'
        and o.company_id = b.company_id
    where o.company_id is null`)
  expect(wrong).toEqual([])
  expect(
    await read(`
      select b.record_id from estate.party b join estate.party s using (kind, record_id, company_id)
      where kind = 'transaction' and b.role = 'buyer' and s.role = 'seller'`),
  ).toEqual([])
})

test('who leases a building is one of its tenants, and nothing happens before it stands', async () => {
  const strangers = await read(`
    select x.id from estate.transaction x
      join estate.party b on b.kind = 'transaction' and b.record_id = x.id and b.role = 'buyer'
      left join estate.party t on t.kind = 'property' and t.record_id = x.property_id and t.role = 'tenant'
        and t.company_id = b.company_id
    where x.transaction_type = 'lease' and t.company_id is null`)
  expect(strangers).toEqual([])
  const early = await read(`
    select x.id from estate.transaction x join estate.property p on p.id = x.property_id
    where extract(year from x.date) < p.built_year and x.transaction_type <> 'land_sale'`)
  expect(early).toEqual([])
})

test('a building under construction is a project of the same name and developer', async () => {
  const orphans = await read(`
    select p.id from estate.property p
      join estate.party o on o.kind = 'property' and o.record_id = p.id and o.role = 'owner'
      left join estate.project j on j.name_en = p.name_en and j.stage = 'under_construction'
      left join estate.party d on d.kind = 'project' and d.record_id = j.id and d.role = 'developer'
        and d.company_id = o.company_id
    where p.status = 'under_construction' and d.company_id is null`)
  expect(orphans).toEqual([])
})

test('has no two buildings of one name, no article twice and none without a word', async () => {
  const twice = (table: string, column: string) =>
    read(`select ${column} from estate.${table} group by 1 having count(*) > 1`)
  expect(await twice('property', 'name_en')).toEqual([])
  expect(await twice('article', 'title')).toEqual([])
  expect(
    await read(`
      select id from estate.article
      where cardinality(body) < 2 or body::text ~ '[{]\\w+[}]|undefined|null|~|[.][.]' or title ~ '[{~]'`),
  ).toEqual([])
})

test('articles are written in five languages, and most of those about China in Chinese', async () => {
  const rows = await read('select language, count(*)::int as count from estate.article group by 1')
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'zh', 'de', 'fr', 'es']))
  const [row] = await read(`
    select avg((language = 'zh')::int)::float8 as part from estate.article where countries[1] = 'CN'`)
  expect(row.part).toBeGreaterThan(0.5)
})
