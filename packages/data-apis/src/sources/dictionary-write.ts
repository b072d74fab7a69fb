import { sql } from 'kysely'
import { findPlace, type GeoType } from '../countries.ts'
import { claimIds, type Writer } from './claim-ids.ts'

/** An entry of a dictionary: an existing one by id or by its English name, else a new one. */
export interface EntryInput {
  id?: string
  en: string
  /** The English name stands in when it is missing. */
  zh?: string
}

export interface IndicatorInput extends EntryInput {
  /** Id of its class; "Other statistics" without one. */
  classificationId?: string
}
export interface SourceInput extends EntryInput {
  countryId?: string
}
export interface PlaceInput extends EntryInput {
  type?: GeoType
}

export interface Entry {
  id: string
  name_en: string
  name_zh: string
}
export interface IndicatorEntry extends Entry {
  classification_id: string
  parent_id: string | null
  display_order: number
}
export interface SourceEntry extends Entry {
  country_id: string | null
}
export interface UnitEntry extends Entry {
  multiplier_code: string
}

const otherStatistics = { id: '99', name_en: 'Other Statistics', name_zh: '其他统计', display_order: 99 }

const spelling = (entry: EntryInput) => entry.id ?? entry.en.trim().toLowerCase()

/** The inputs by their spelling, each once. */
function distinct<Input extends EntryInput>(inputs: Input[]): Map<string, Input> {
  return new Map(inputs.map(input => [spelling(input), input]))
}

type Dictionary = 'macro.indicator' | 'macro.source' | 'macro.unit'

/** Finds or makes the entries; the answer looks one up by the input it was made from. */
async function ensure<Row extends Entry, Input extends EntryInput>(
  tx: Writer,
  table: Dictionary,
  inputs: Input[],
  more: (input: Input) => Omit<Row, keyof Entry>,
): Promise<(input: EntryInput) => Row> {
  const wanted = distinct(inputs)
  const found = await findEntries<Row>(tx, table)
  const missing = [...wanted].filter(([name]) => !found.has(name))
  const ids = await claimIds(
    missing.map(([name]) => `${table}:${name}`),
    String,
    async taken => (await tx.selectFrom(table).select('id').where('id', 'in', taken).execute()).map(row => row.id),
  )
  for (const [name, input] of missing) {
    const id = input.id ?? ids.get(`${table}:${name}`)!
    const row = { id, ...names(input.en, input.zh), ...more(input) } as Row
    await sql`insert into ${sql.table(table)} ${insertValues(row)}`.execute(tx)
    found.set(name, row)
  }
  return input => found.get(spelling(input))!
}

/** Every entry by its spelling and its id. Compared here: the lower() of a server depends on its locale. */
async function findEntries<Row extends Entry>(tx: Writer, table: Dictionary) {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} order by id`.execute(tx)
  const found = new Map<string, Row>()
  for (const row of rows) {
    for (const name of [row.name_en.toLowerCase(), row.id]) if (!found.has(name)) found.set(name, row)
  }
  return found
}

const insertValues = (row: object) =>
  sql`(${sql.join(Object.keys(row).map(column => sql.ref(column)))}) values (${sql.join(Object.values(row))})`

export async function ensureIndicators(tx: Writer, inputs: IndicatorInput[]) {
  await tx
    .insertInto('macro.classification')
    .values(otherStatistics)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return ensure<IndicatorEntry, IndicatorInput>(tx, 'macro.indicator', inputs, ({ classificationId }) => ({
    classification_id: classificationId ?? otherStatistics.id,
    parent_id: null,
    display_order: 1000,
  }))
}

export const ensureSources = (tx: Writer, inputs: SourceInput[]) =>
  ensure<SourceEntry, SourceInput>(tx, 'macro.source', inputs, ({ countryId }) => ({ country_id: countryId ?? null }))

export const ensureUnits = (tx: Writer, inputs: EntryInput[]) =>
  ensure<UnitEntry, EntryInput>(tx, 'macro.unit', inputs, () => ({ multiplier_code: 'NA' }))

/** Places that are known (ISO countries, our regions) come from their table; any other becomes a region of the world. */
export async function ensurePlaces(tx: Writer, inputs: PlaceInput[]) {
  const rows = [...distinct(inputs).values()].map(input => placeRow(input))
  const known = rows.flatMap(row => row.parents.map(id => placeRow({ id, en: id })))
  const all = [...new Map([...known, ...rows].map(row => [row.id, row])).values()]
  await tx
    .insertInto('macro.geo')
    .values(all)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const ids = all.map(row => row.id)
  const stored = await tx.selectFrom('macro.geo').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(stored.map(row => [row.id, row]))
  return (input: PlaceInput) => byId.get(placeRow(input).id)!
}

function placeRow(input: PlaceInput) {
  const place = findPlace(input.id ?? input.en)
  if (place && (!input.id || place.id === input.id)) {
    const iso = place.type === 'country' ? place.id : null
    return { ...names(place.en, place.zh), id: place.id, type: place.type, iso_code: iso, parents: place.parents }
  }
  const id = input.id ?? input.en.trim().toUpperCase()
  return { ...names(input.en, input.zh), id, type: input.type ?? 'region', iso_code: null, parents: ['WLD'] }
}

const names = (en: string, zh: string | undefined) => ({ name_en: en.trim(), name_zh: zh?.trim() || en.trim() })
