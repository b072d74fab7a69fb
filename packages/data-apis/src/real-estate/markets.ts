import type { DataCall, DataLanguage, Handler } from '../data-api.ts'
import {
  findMarkets,
  hasMarket,
  type IndicatorRow,
  listMarketIndicators,
  type MarketRow,
} from '../sources/estate/markets.ts'
import { withoutNulls } from '../without-nulls.ts'
import { indicators, propertyTypes } from './codes.ts'
import { describeType, nameIn, namer } from './describe.ts'
import { readId, writeId } from './ids.ts'
import { checkRange, readList, readPage, readPlaces } from './parameters.ts'
import { notFound } from './refusals.ts'

const describeIndicator = namer(indicators)

const listMarkets: Handler = async (ctx, call) => {
  const { country } = await readPlaces(ctx, call)
  const { total, rows } = await findMarkets(ctx, country, readPage(call))
  return { body: { data: { total, items: rows.map(row => describeMarket(call.language, row)) } } }
}

const describeMarket = (language: DataLanguage, row: MarketRow) => ({
  id: writeId('MKT', row.id),
  name: nameIn(language, row),
  country_code: row.country_code,
  ...withoutNulls({ parent_id: row.parent_id && writeId('MKT', row.parent_id) }),
})

const getMarketIndicators: Handler = async (ctx, call) => {
  checkRange(call, 'from', 'to')
  const id = String(call.params.id)
  if (!(await hasMarket(ctx, readId(id)))) throw notFound(call, id)
  const criteria = { property_type: readList(call, 'property_type'), indicator: readList(call, 'indicator') }
  const rows = await listMarketIndicators(ctx, readId(id), criteria)
  const items = rows.toSorted(byLists).map(row => describeSeries(call, row))
  const answered = items.filter(({ points }) => points.length > 0)
  return { body: { data: { total: answered.length, items: answered } } }
}

/** In the order of the code lists. */
function byLists(a: IndicatorRow, b: IndicatorRow): number {
  const place = (list: readonly { id: string }[], code: string) => list.findIndex(({ id }) => id === code)
  const byType = place(propertyTypes, a.property_type) - place(propertyTypes, b.property_type)
  return byType || place(indicators, a.indicator) - place(indicators, b.indicator)
}

function describeSeries({ language, params }: DataCall, row: IndicatorRow) {
  const { from = '', to = '9999Q4' } = params as { from?: string; to?: string }
  const points = row.values.map((value, at) => ({ period: writeQuarter(row.first_quarter + at), value }))
  return {
    indicator: describeIndicator(language, row.indicator),
    property_type: describeType(language, row.property_type),
    unit: row.unit,
    points: points.filter(({ period }) => period >= from && period <= to),
  }
}

/** 2026Q1 for year * 4 + 0. */
const writeQuarter = (quarter: number): string => `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`

/** The operations of the tag Markets. */
export const marketHandlers: Record<string, Handler> = { listMarkets, getMarketIndicators }
