import type { Words } from '@portal/domain/language.ts'
import { frequencies, statuses } from '../codes.ts'
import { type DataContext, type DataLanguage, inLanguage } from '../data-api.ts'
import { newSince } from '../sources/series-criteria.ts'
import { type PlacementRow, readPlacements, readSeriesRows, type SeriesRow } from '../sources/series-rows.ts'
import { withoutNulls } from '../without-nulls.ts'

/** The models of the document that a series is answered with, apart from its points. */
export interface SeriesDescription {
  subscribed: boolean
  metadata: Record<string, unknown>
  layout: object[]
  ui?: object
  grouping?: object
  replacements?: { ids: string[]; series?: object[] }
}

interface DescribeOptions {
  language: DataLanguage
  /** Replacement series with their metadata, not only their ids. */
  withReplacements?: boolean | undefined
  /** Display hints of the place that was asked for, by series; of the first place without it. */
  places?: ReadonlyMap<number, string>
}

/** The known ones among these series, by id. */
export async function describeSeries(
  ctx: DataContext,
  ids: readonly number[],
  options: DescribeOptions,
): Promise<Map<number, SeriesDescription>> {
  const { language } = options
  const [rows, placements] = await Promise.all([readSeriesRows(ctx, ids, language), readPlacements(ctx, ids, language)])
  const replacing = options.withReplacements ? [...rows.values()].flatMap(row => row.replacements) : []
  const replacements = replacing.length ? await describeSeries(ctx, replacing, { language }) : new Map()
  const describe = (row: SeriesRow): SeriesDescription => ({
    subscribed: true,
    metadata: describeRow(row, language, ctx.now()),
    ...describePlaces(placements.get(row.id) ?? [], options.places?.get(row.id)),
    ...(row.replacements.length && {
      replacements: {
        ids: row.replacements.map(String),
        ...(options.withReplacements && {
          series: row.replacements.flatMap(id => replacements.get(id) ?? []).map(withoutHints),
        }),
      },
    }),
  })
  return new Map([...rows].map(([id, row]) => [id, describe(row)]))
}

/** Display hints belong to a table, not to a list of finds. */
export const withoutHints = ({ ui: _, grouping: __, ...description }: SeriesDescription) => description

/** A code with its name in a language. */
export function named<Id extends string | number>(codes: (Words & { id: Id })[], id: Id, language: DataLanguage) {
  const code = codes.find(entry => entry.id === id)
  return { id, name: code ? inLanguage(language, code) : String(id) }
}

/** SeriesMetadata; what a series does not have is left out. */
function describeRow(row: SeriesRow, language: DataLanguage, now: Date): Record<string, unknown> {
  const { source, place } = row
  return {
    id: row.id,
    name: row.name,
    indicator: row.indicator,
    classification: row.classification,
    unit: row.unit,
    ...withoutNulls({ country: row.country, province: row.province }),
    frequency: named(frequencies, row.frequency, language),
    status: named(statuses, row.status, language),
    source: { id: source.id, name: source.name, ...withoutNulls({ countryId: source.countryId }) },
    indicators: [row.chain],
    geoInfo: [{ id: place.id, code: place.id, name: place.name, type: place.type, ...parentsOf(place.parents) }],
    ...withoutNulls({
      remarks: row.remarks,
      mnemonic: row.mnemonic,
      tradeCode: row.trade_code,
      seriesTag: row.series_tag,
      periodEnd: row.period_end,
    }),
    isForecast: row.is_forecast,
    hasVintage: row.has_vintages,
    headlineSeries: row.is_headline,
    hasSchedule: row.has_schedule,
    multiplierCode: row.multiplier_code,
    lastUpdateTime: row.updated_at.toISOString(),
    timepointsLastUpdateTime: row.points_updated_at.toISOString(),
    keySeries: row.is_key,
    newSeries: row.created_at > newSince(now),
    hasContinuousSeries: row.has_continuous,
    ...describeCoverage(row),
  }
}

type Coverage = Pick<SeriesRow, 'start_date' | 'end_date' | 'observations' | 'last_value' | 'previous_value'>

/** The fields of SeriesMetadata that follow from the points. */
export function describeCoverage(row: Coverage) {
  return {
    numberOfObservations: row.observations,
    ...withoutNulls({
      startDate: row.start_date,
      endDate: row.end_date,
      lastValue: row.last_value,
      lastChange: lastChange(row.last_value, row.previous_value),
    }),
  }
}

/** Change between the last two points, in percent with two digits; none from zero. */
function lastChange(last: number | null, previous: number | null) {
  if (last === null || previous === null) return null
  const isInfinity = previous === 0 && last !== 0
  const percent = previous === 0 ? 0 : ((last - previous) / Math.abs(previous)) * 100
  return { value: Math.round(percent * 100) / 100, isOpposite: last * previous < 0, isInfinity }
}

const parentsOf = (parents: string[]) => (parents.length ? { parentId: parents[0], parents } : { parents })

function describePlaces(places: PlacementRow[], wanted: string | undefined) {
  const ordered = places.toSorted((a, b) => Number(b.series_code === wanted) - Number(a.series_code === wanted))
  const shown = ordered[0]
  return {
    layout: ordered.map(({ series_code, database, topic, section, table }) => ({
      seriesCode: series_code,
      database,
      topic,
      section,
      table,
    })),
    ...(shown && {
      ui: { separatorAfterSeries: shown.separator_after, displayOrder: shown.display_order },
      grouping: withoutNulls({ parentCode: shown.parent_code, shortName: shown.short_name }),
    }),
  }
}
