import type { FrequencyId } from '../codes.ts'
import { summarise } from '../sources/points.ts'
import { type SearchText, searchVector } from '../sources/search-words.ts'
import { searchText } from '../sources/series-draft.ts'
import type { GeoTable } from '../sources/tables.ts'
import { addDays } from './calendar.ts'
import { line } from './copy-lines.ts'
import { classifications, classOf, indicatorEntries, sourceEntries, unitEntries } from './dictionary-plan.ts'
import type { SeriesPlan } from './plan.ts'
import type { PointPlan } from './point-plan.ts'
import { hash } from './random.ts'

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map(row => [row.id, row]))
const indicatorById = byId(indicatorEntries)
const classById = byId(classifications)
const unitById = byId(unitEntries)
const sourceById = byId(sourceEntries)

const remarks = {
  en: 'Generated sample data. Only the order of size is meant to be true.',
  zh: '由程序生成的示例数据，仅数量级与实际相近。',
}

/** Columns of macro.series in the order of `seriesLine`. */
export const seriesColumns =
  'id, key, name_en, name_zh, indicator_id, indicator_ids, geo_id, country_id, province_id, geo_ids, unit_id, source_id, ' +
  'frequency, status, multiplier_code, period_end, remarks_en, remarks_zh, mnemonic, trade_code, series_tag, is_forecast, ' +
  'is_headline, is_key, has_vintages, has_continuous, release_code, release_lag_days, replacements, popularity, ' +
  'created_at, updated_at, points_updated_at, start_date, end_date, observations, last_value, previous_value, databases, search'

const periodEnds: Partial<Record<FrequencyId, number>> = { W: 6, M: 31, Q: 12, Y: 12 }
const array = (items: readonly (string | number)[]) => `{${items.join(',')}}`
const max = (days: string[]) => days.reduce((latest, day) => (day > latest ? day : latest), '')

/** What the words of a series are taken from. */
export function textOf(plan: SeriesPlan, codes: string[]): SearchText {
  const { place } = plan
  const geo: GeoTable = {
    id: place.id,
    type: place.type,
    iso_code: null,
    name_en: place.en,
    name_zh: place.zh,
    parents: place.parents,
  }
  return searchText(
    {
      name_en: plan.en,
      name_zh: plan.zh,
      indicator: indicatorById.get(plan.indicatorId)!,
      classification: classById.get(classOf(plan.indicatorId))!,
      place: geo,
      unit: unitById.get(plan.unit)!,
      source: sourceById.get(plan.source)!,
      frequency: plan.frequency,
    },
    [plan.id, ...codes],
  )
}

/** The day a series was made: long ago for most, in the last weeks of the sample for one in a hundred. */
const createdOn = (id: number) =>
  hash(`${id}:new`) % 100 ? addDays('2004-01-01', hash(`${id}:made`) % 7900) : addDays('2026-10-05', hash(`${id}`) % 25)

/** Release codes that documentation speaks of, by what the series under them share. */
const fixedReleases: Record<string, string> = { US011Y45: 'RL1001' }

/** What one institution publishes about a class of indicators on one day comes out under one code. */
function releaseCode({ place, source, indicatorId, frequency, lag }: SeriesPlan): string {
  const publisher = source.startsWith(place.id) ? source : place.id + source
  const shared = `${publisher}${classOf(indicatorId)}${frequency}${lag}`
  return fixedReleases[shared] ?? `RL${shared}`
}

export function seriesLine(plan: SeriesPlan, points: PointPlan, text: SearchText): string {
  const { place } = plan
  const within = [place.id, ...place.parents]
  const summary = summarise(points)
  const created = createdOn(plan.id)
  const pointsUpdated = max([...points.updated, ...points.deleted.map(({ on }) => on)]) || created
  const isScheduled = 'MQY'.includes(plan.frequency) && plan.lag <= 90 && plan.status === 'T' && !plan.isForecast
  return line([
    plan.id,
    `sample:${plan.id}`,
    plan.en,
    plan.zh,
    plan.indicatorId,
    array([`${classOf(plan.indicatorId)}00`, plan.indicatorId]),
    place.id,
    within.find(id => id.length === 2 && place.type !== 'region' && place.type !== 'world') ?? null,
    place.type === 'province' ? place.id : place.type === 'city' ? place.parents[0]! : null,
    array(within),
    plan.unit,
    plan.source,
    plan.frequency,
    plan.status,
    unitById.get(plan.unit)!.multiplier_code,
    periodEnds[plan.frequency] ?? null,
    remarks.en,
    remarks.zh,
    `${place.isoCode ?? place.id}${plan.indicatorId}${plan.frequency}`,
    plan.indicatorId === '401' || plan.indicatorId === '402' ? 'SITC | TOTAL' : null,
    `${place.id}.${plan.indicatorId}.${plan.frequency}`,
    plan.isForecast,
    plan.weight >= 80,
    plan.databases.includes('CEICGLBKS'),
    points.revisions.length > 0,
    plan.continues.length > 0,
    isScheduled ? releaseCode(plan) : null,
    isScheduled ? plan.lag : null,
    array(plan.replacedBy ? [plan.replacedBy] : []),
    plan.popularity,
    created,
    max([created, pointsUpdated]),
    pointsUpdated,
    summary.start_date,
    summary.end_date,
    summary.observations,
    summary.last_value,
    summary.previous_value,
    array(plan.databases),
    searchVector(text),
  ])
}

/** macro.series_points, all columns. */
export const pointsLine = ({ id }: SeriesPlan, points: PointPlan): string =>
  line([
    id,
    array(points.dates),
    array(points.values.map(value => value ?? 'NULL')),
    array(points.updated),
    array(points.deleted.map(({ date }) => date)),
    array(points.deleted.map(({ value }) => value)),
    array(points.deleted.map(({ on }) => on)),
  ])

/** macro.vintage, all columns. */
export const vintageLines = ({ id }: SeriesPlan, points: PointPlan): string =>
  points.revisions.map(({ date, type, dates, values }) => line([id, date, type, array(dates), array(values)])).join('')
