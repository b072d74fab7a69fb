import type pg from 'pg'
import { plainNames } from '../../sources/company-words.ts'
import { copyLines, line } from '../copy-lines.ts'
import { chance } from '../random.ts'
import type { SampleOptions, SampleSet } from '../sample-set.ts'
import { type CompanyParts, companyColumns, companyLine, statementColumns, statementLines } from './company-rows.ts'
import { externalIds } from './number-plan.ts'
import { companyCountries } from './places.ts'
import { type CompanyPlan, planCompanies } from './plan.ts'
import { findUltimateOwner, type OwnerPlan, planExecutives, planOwners } from './relation-plan.ts'
import { planStatements } from './statement-plan.ts'

/** The database of companies: profiles, people, owners, and their statements. */
export const companySamples: SampleSet = { name: 'companies', write: writeSamples }

/** Made once at the end, which takes a tenth of the time. */
const indexes = {
  company_names_idx: 'company.company using gin (names gin_trgm_ops)',
  company_search_idx: 'company.company using gin (search) with (fastupdate = off)',
  executive_names_idx: 'company.executive using gin (names gin_trgm_ops)',
  ownership_names_idx: 'company.ownership using gin (names gin_trgm_ops)',
}
/** They note what changes after it was written, which is nothing yet. */
const noticing = ['statement', 'executive', 'ownership', 'external_id']

async function writeSamples(client: pg.PoolClient, progress: (line: string) => void, options: SampleOptions) {
  const plans = planCompanies(options.companies)
  for (const table of noticing) await client.query(`alter table company.${table} disable trigger user`)
  for (const index of Object.keys(indexes)) await client.query(`drop index company.${index}`)
  await writePlaces(client)
  await writeCompanies(client, plans, progress)
  progress(`Writing sample data: ${plans.length} companies, preparing the search`)
  for (const [name, on] of Object.entries(indexes)) await client.query(`create index ${name} on ${on}`)
  await client.query(insertWordsOfSearch)
  for (const table of noticing) await client.query(`alter table company.${table} enable trigger user`)
  await client.query(
    'analyze company.company, company.executive, company.ownership, company.external_id, company.statement, company.word',
  )
}

/** The words of the search column without numbers and pairs of Chinese characters. */
const insertWordsOfSearch = `
  insert into company.word (word, stem)
  select word, coalesce((ts_lexize('english_stem', word))[1], word)
  from ts_stat('select search from company.company') where word !~ '[0-9\u3400-\u9fff]'`

async function writePlaces(client: pg.PoolClient) {
  const cities = companyCountries.flatMap(country => country.cities)
  const regions = new Map(cities.map(({ region }) => [region.code, region]))
  await copyLines(
    client,
    'company.region',
    'code, country_code, name, name_local',
    [...regions.values()].map(({ code, countryCode, latin, local }) => line([code, countryCode, latin, local])),
  )
  await copyLines(
    client,
    'company.city',
    'code, country_code, region_code, name, name_local',
    cities.map(({ code, region, latin, local }) => line([code, region.countryCode, region.code, latin, local])),
  )
}

async function writeCompanies(client: pg.PoolClient, plans: CompanyPlan[], progress: (line: string) => void) {
  const byId = new Map(plans.map(plan => [plan.id, plan]))
  const owners = new Map(plans.map(plan => [plan.id, planOwners(plan, byId)]))
  const holders = new Set(plans.map(({ parentId }) => parentId))
  for (let at = 0; at < plans.length; at += chunkSize) {
    progress(`Writing sample data: ${at} of ${plans.length} companies`)
    const chunk = plans.slice(at, at + chunkSize).map(plan => ({
      plan,
      statements: planStatements(plan, holders.has(plan.id)),
      owner: findUltimateOwner(plan, byId, owners),
      numbers: externalIds(plan, chance(`numbers:${plan.id}`)),
    }))
    await writeChunk(client, chunk, owners)
  }
}

const chunkSize = 2000

async function writeChunk(client: pg.PoolClient, chunk: CompanyParts[], owners: ReadonlyMap<number, OwnerPlan[]>) {
  const write = (table: string, columns: string, toLine: (parts: CompanyParts) => string) =>
    copyLines(client, `company.${table}`, columns, chunk.values().map(toLine))
  await write('company', companyColumns, companyLine)
  await write('statement', statementColumns, statementLines)
  await write('external_id', 'company_id, class, value', ({ plan, numbers }) =>
    numbers.map(number => line([plan.id, ...number])).join(''),
  )
  await write('executive', 'company_id, display_order, position, name, name_local, names', ({ plan }) =>
    planExecutives(plan)
      .map(({ position, latin, local }, at) => line([plan.id, at, position, latin, local, plainNames([latin, local])]))
      .join(''),
  )
  await write(
    'ownership',
    'company_id, display_order, owner_id, owner_type, name, name_local, names, country_code, percentage',
    ({ plan }) =>
      owners
        .get(plan.id)!
        .map((owner, at) => ownerLine(plan.id, owner, at))
        .join(''),
  )
}

const ownerLine = (id: number, { ownerId, type, latin, local, country, percentage }: OwnerPlan, at: number) =>
  line([id, at, ownerId, type, latin, local, plainNames([latin, local]), country, percentage])
