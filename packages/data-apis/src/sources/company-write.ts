import { CompiledQuery, sql } from 'kysely'
import { findIndustry } from '../company-codes/industries.ts'
import { countries } from '../countries.ts'
import type { DataContext } from '../data-api.ts'
import type { Writer } from './claim-ids.ts'
import { type CompanyText, companyVector, plainNames } from './company-words.ts'
import { claimPlaces, type PlaceCodes, type PlaceName } from './place-write.ts'
import { splitWords } from './search-words.ts'
import { insertWordsInto } from './words.ts'

/** A company as an import brings it; what is left out is not known. */
export interface CompanyInput extends PlaceName {
  /** By which a later import finds the company again. */
  key: string
  name: string
  localName?: string | undefined
  /** COM, BAN, INS or FIN. */
  type: string
  /** NAICS, the most important first. */
  industries: string[]
  founded?: number | undefined
  employees?: number | undefined
  exchange?: string | undefined
  ticker?: string | undefined
  isin?: string | undefined
  website?: string | undefined
  description?: string | undefined
  /** Class and value. */
  numbers: [string, string][]
}

interface SavedCompanies {
  created: number
  changed: number
  unchanged: number
}

/** Ids of imported companies begin above those of the sample. */
const firstImportedId = 9_000_001

/**
 * Writes companies in one transaction: new ones get the next ids, known ones (by key) what is new of them. Writing the
 * same again changes nothing. A few hundred a call is a good size; no key may come twice.
 */
export async function saveCompanies(ctx: DataContext, inputs: CompanyInput[]): Promise<SavedCompanies> {
  if (!inputs.length) return { created: 0, changed: 0, unchanged: 0 }
  return ctx.db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('company.company', 0))`.execute(tx)
    const codesOf = await claimPlaces(tx, inputs)
    const ids = await claimCompanyIds(tx, inputs)
    const today = ctx.now().toISOString().slice(0, 10)
    const rows = inputs.map(input => describe(input, ids.get(input.key)!, codesOf(input), today))
    const written = await writeRows(tx, rows)
    const known = new Set(written.map(({ id }) => id))
    const renumbered = (await writeNumbers(tx, inputs, ids)).filter(id => !known.has(id))
    // only these: a row that was just written has its day, and writing it again costs as much as the first time
    if (renumbered.length)
      await tx.updateTable('company.company').set({ updated_on: today }).where('id', 'in', renumbered).execute()
    const words = new Set(inputs.flatMap(input => wordsOf(input)))
    await tx.executeQuery(CompiledQuery.raw(insertWordsInto('company.word'), [[...words]]))
    const created = written.filter(({ is_new }) => is_new).length
    const changed = written.length - created + new Set(renumbered).size
    return { created, changed, unchanged: inputs.length - created - changed }
  })
}

/** The ids of known keys, and for the others the next free ones in their order. */
async function claimCompanyIds(tx: Writer, inputs: CompanyInput[]): Promise<Map<string, number>> {
  const keys = inputs.map(({ key }) => key)
  const stored = await tx.selectFrom('company.company').select(['id', 'key']).where('key', 'in', keys).execute()
  const ids = new Map(stored.map(({ id, key }) => [key, id]))
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from company.company where id >= ${firstImportedId}`.execute(tx)
  let next = Math.max(firstImportedId, rows[0]!.last + 1)
  for (const key of keys) if (!ids.has(key)) ids.set(key, next++)
  return ids
}

const countryWords = new Map(countries.map(({ id, en, zh }) => [id, `${en} ${zh}`]))

function textOf(input: CompanyInput, id?: number): CompanyText {
  const { name, localName = null, description = null, industries, country, region = null, city = null } = input
  return {
    names: [name, localName],
    description: [description],
    products: [],
    others: [
      ...industries.flatMap(code => [findIndustry(code)!.en, findIndustry(code)!.zh]),
      ...[countryWords.get(country) ?? null, region, city],
    ],
    codes: [String(id), input.ticker ?? null, ...input.numbers.map(([, value]) => value)].map(code =>
      code && /^[\p{L}\d]+$/u.test(code) ? code : null,
    ),
  }
}

function wordsOf(input: CompanyInput): string[] {
  const { names, description, others } = textOf(input)
  return [...names, ...description, ...others].flatMap(text => (text ? splitWords(text) : []))
}

function describe(input: CompanyInput, id: number, places: PlaceCodes, today: string) {
  const { name, localName = name, country } = input
  return {
    id,
    key: input.key,
    name,
    name_local: localName,
    country_code: country,
    ...places,
    company_type: input.type,
    operational_status: 'OPER',
    main_industries: input.industries,
    founded_year: input.founded ?? null,
    employees: input.employees ?? null,
    exchange_code: input.exchange ?? null,
    ticker: input.ticker ?? null,
    isin: input.isin ?? null,
    url: input.website ?? null,
    description: input.description ?? null,
    updated_on: today,
    names: plainNames([name, localName]),
    search: companyVector(textOf(input, id)),
  }
}

type Row = ReturnType<typeof describe>

/** Writes those rows that are new or differ from what is there, apart from the day on which they changed. */
async function writeRows(tx: Writer, rows: Row[]): Promise<{ id: number; is_new: boolean }[]> {
  const columns = Object.keys(rows[0]!) as (keyof Row)[]
  const list = (write: (column: string) => string, of: string[] = columns) => sql.raw(of.map(write).join(', '))
  const kept = columns.filter(column => column !== 'id' && column !== 'key')
  const compared = kept.filter(column => column !== 'updated_on')
  const { rows: written } = await sql<{ id: number; is_new: boolean }>`
    insert into company.company as c (${list(column => column)})
    select ${list(column => column)} from json_populate_recordset(null::company.company, ${JSON.stringify(rows)}::json)
    on conflict (key) do update set ${list(column => `${column} = excluded.${column}`, kept)}
    where (${list(column => `c.${column}`, compared)}) is distinct from (${list(column => `excluded.${column}`, compared)})
    returning c.id, xmax = 0 as is_new`.execute(tx)
  return written
}

/** Writes the numbers of companies; answers whose were new or others than before, for each number. */
async function writeNumbers(tx: Writer, inputs: CompanyInput[], ids: Map<string, number>): Promise<number[]> {
  const numbers = inputs.flatMap(({ key, numbers }) =>
    numbers.map(([kind, value]) => ({ company_id: ids.get(key)!, class: kind, value })),
  )
  if (!numbers.length) return []
  const { rows: written } = await sql<{ company_id: number }>`
    insert into company.external_id as x (company_id, class, value)
    select company_id, class, value from json_populate_recordset(null::company.external_id, ${JSON.stringify(numbers)}::json)
    on conflict (company_id, class) do update set value = excluded.value where x.value <> excluded.value
    returning x.company_id`.execute(tx)
  return written.map(({ company_id }) => company_id)
}
