import type { DataContext, DataLanguage, Handler } from '../data-api.ts'
import { listParties } from '../sources/estate/companies.ts'
import {
  findProperties,
  findProperty,
  type PropertyCriteria,
  type PropertyOrder,
  type PropertyRow,
} from '../sources/estate/properties.ts'
import { withoutNulls } from '../without-nulls.ts'
import { describeAddress, describeSize, describeType, money, nameIn, partiesOf } from './describe.ts'
import { readId, writeId } from './ids.ts'
import {
  checkRange,
  readAround,
  readCompany,
  readKeywordParameter,
  readList,
  readPage,
  readPlaces,
} from './parameters.ts'
import { notFound } from './refusals.ts'

const listProperties: Handler = async (ctx, call) => {
  checkRange(call, 'size_from', 'size_to')
  checkRange(call, 'built_from', 'built_to')
  const { size_from, size_to, built_from, built_to } = call.params as PropertyCriteria
  const criteria = {
    keyword: readKeywordParameter(call),
    ...(await readPlaces(ctx, call)),
    ...{ property_type: readList(call, 'property_type'), status: readList(call, 'status') },
    ...{ size_from, size_to, built_from, built_to },
    owner: await readCompany(ctx, call, 'owner_id'),
    around: readAround(call),
  }
  const found = await findProperties(ctx, criteria, call.params.order as PropertyOrder, readPage(call))
  return { body: { data: { total: found.total, items: await describeProperties(ctx, call.language, found.rows) } } }
}

const getProperty: Handler = async (ctx, call) => {
  const id = String(call.params.id)
  const row = await findProperty(ctx, readId(id))
  if (!row) throw notFound(call, id)
  return { body: { data: (await describeProperties(ctx, call.language, [row]))[0] } }
}

async function describeProperties(ctx: DataContext, language: DataLanguage, rows: PropertyRow[]) {
  const parties = await listParties(
    ctx,
    'property',
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    id: writeId('PRP', row.id),
    name: nameIn(language, row),
    property_type: describeType(language, row.property_type),
    status: row.status,
    address: describeAddress(language, row),
    size: describeSize(row),
    ...withoutNulls({ built_year: row.built_year, renovated_year: row.renovated_year }),
    ...partiesOf(parties, row.id, { owners: 'owner', tenants: 'tenant' }),
    ...withoutNulls({ occupancy_rate: row.occupancy_rate, asking_rent: money(row.asking_rent, row.currency_code) }),
    ...withoutNulls({ valuation: row.valuation === null ? null : describeValuation(row) }),
    certificates: row.certificates,
    ...withoutNulls({ distance_km: row.distance_km && Number(row.distance_km.toFixed(3)) }),
    updated_at: row.updated_at,
  }))
}

const describeValuation = ({ valuation, currency_code, valuation_date }: PropertyRow) => ({
  ...money(valuation, currency_code),
  date: valuation_date,
})

/** The operations of the tag Properties. */
export const propertyHandlers: Record<string, Handler> = { listProperties, getProperty }
