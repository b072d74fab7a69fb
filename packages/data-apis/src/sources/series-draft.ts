import { type FrequencyId, frequencies } from '../codes.ts'
import { findPlace } from '../countries.ts'
import type { Writer } from './claim-ids.ts'
import {
  type Entry,
  type EntryInput,
  ensureIndicators,
  ensurePlaces,
  ensureSources,
  ensureUnits,
  type IndicatorEntry,
  type IndicatorInput,
  type PlaceInput,
  type SourceInput,
  type UnitEntry,
} from './dictionary-write.ts'
import type { Spot } from './layout-write.ts'
import { mergePoints, type Points } from './points.ts'
import type { SearchText } from './search-words.ts'

/** One series to be written. Indicator, place, frequency, unit and source together say which series it is. */
export interface SeriesInput {
  /** `Indicator: Place` and `Indicator：Place` without it. */
  name?: { en: string; zh: string }
  indicator: IndicatorInput
  /** A country by ISO code or name, or any other place by a code and name of its own. */
  place: PlaceInput
  unit: EntryInput
  source: SourceInput
  frequency: FrequencyId
  /** Code of the database to place it in, such as GLOBAL. */
  database: string
  remarks?: { en: string; zh: string }
  /** Days as YYYY-MM-DD in any order: the first day of the period's last month, or the day itself. */
  dates: string[]
  /** One finite number per date, or null for a blank. */
  values: (number | null)[]
}

/** A series with its dictionary entries found or made, ready to be compared with what is stored. */
export interface Draft {
  key: string
  name_en: string
  name_zh: string
  indicator: IndicatorEntry
  classification: Entry
  place: Entry & { type: string; parents: string[] }
  unit: UnitEntry
  source: Entry
  frequency: FrequencyId
  database: string
  remarks: { en: string; zh: string } | undefined
  points: Points
}

/** Resolves the dictionaries of the inputs, in their order; two inputs that mean one series have one key. */
export async function makeDrafts(tx: Writer, inputs: SeriesInput[], now: Date): Promise<Draft[]> {
  const place = await ensurePlaces(
    tx,
    inputs.map(input => input.place),
  )
  const indicator = await ensureIndicators(
    tx,
    inputs.map(input => input.indicator),
  )
  const unit = await ensureUnits(
    tx,
    inputs.map(input => input.unit),
  )
  const source = await ensureSources(
    tx,
    inputs.map(input => input.source),
  )
  const classes = await tx.selectFrom('macro.classification').select(['id', 'name_en', 'name_zh']).execute()
  const classification = new Map(classes.map(row => [row.id, row]))
  return inputs.map(input => {
    const parts = {
      indicator: indicator(input.indicator),
      place: place(input.place),
      unit: unit(input.unit),
      source: source(input.source),
    }
    const { frequency } = input
    return {
      ...parts,
      key: seriesKey('own', { ...parts, frequency }),
      name_en: input.name?.en ?? `${parts.indicator.name_en}: ${parts.place.name_en}`,
      name_zh: input.name?.zh ?? `${parts.indicator.name_zh}：${parts.place.name_zh}`,
      classification: classification.get(parts.indicator.classification_id)!,
      frequency,
      database: input.database,
      remarks: input.remarks,
      points: inputPoints(input, now),
    }
  })
}

/** What makes two deliveries the same series. */
function seriesKey(
  origin: 'own' | 'sample',
  parts: { indicator: { id: string }; place: { id: string }; unit: { id: string }; source: { id: string } } & {
    frequency: string
  },
): string {
  const { indicator, place, frequency, unit, source } = parts
  return [origin, indicator.id, place.id, frequency, unit.id, source.id].join(':')
}

/** Sorted and with one point per date, the last one given. Throws on a value that is no finite number. */
function inputPoints({ dates, values }: SeriesInput, now: Date): Points {
  const broken = values.findIndex(value => value !== null && !Number.isFinite(value))
  if (broken >= 0 || dates.length !== values.length) {
    throw new Error(`A series needs one finite value or null per date; the value of ${dates[broken]} is not.`)
  }
  const updatedAt = dates.map(() => now.getTime())
  return mergePoints({ dates: [], values: [], updatedAt: [] }, { dates, values, updatedAt }).points
}

/** The layout nodes of a series: its country (or region), the class and the indicator. */
export const spotOf = (draft: Draft): Spot => ({
  database: draft.database,
  topic: draft.place,
  section: draft.classification,
  table: draft.indicator,
})

/** Everything by which a series is found, in both languages. */
export function searchText(
  series: Pick<
    Draft,
    'name_en' | 'name_zh' | 'indicator' | 'classification' | 'place' | 'unit' | 'source' | 'frequency'
  >,
  codes: (string | number)[],
): SearchText {
  const place = findPlace(series.place.id)
  const frequency = frequencies.find(({ id }) => id === series.frequency)
  const entries = [series.indicator, series.classification, series.place, series.unit, series.source]
  return {
    names: [series.name_en, series.name_zh],
    others: [
      ...entries.flatMap(entry => [entry.name_en, entry.name_zh]),
      ...(place ? [place.id, place.isoCode, ...place.aliases] : [series.place.id]),
      frequency?.en,
      frequency?.zh,
    ],
    codes,
  }
}
