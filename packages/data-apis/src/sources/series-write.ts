import { sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import { claimIds, lockForWriting, type Writer } from './claim-ids.ts'
import { placeSeries } from './placement-write.ts'
import {
  mergePoints,
  type Points,
  readDates,
  readInstants,
  readValues,
  summarise,
  writeDates,
  writeInstants,
  writeValues,
} from './points.ts'
import { type SearchText, searchVector } from './search-words.ts'
import { type Draft, makeDrafts, type SeriesInput, searchText } from './series-draft.ts'
import { saveWords } from './words.ts'

interface SavedSeries {
  /** One per input, in its order. */
  ids: number[]
  created: number
  changed: number
  unchanged: number
}

interface Stored {
  id: number
  name_en: string
  name_zh: string
  remarks_en: string | null
  points: Points
}

const noPoints: Points = { dates: [], values: [], updatedAt: [] }

/**
 * Writes series in one transaction: new ones are made with their dictionary entries and layout nodes, existing ones
 * get the new points over the old. Points that are not in the input stay. Writing the same again changes nothing.
 * A few hundred series a call is a good size. Throws a 400 for an unknown database.
 */
export async function saveSeries(ctx: DataContext, inputs: SeriesInput[]): Promise<SavedSeries> {
  if (!inputs.length) return { ids: [], created: 0, changed: 0, unchanged: 0 }
  return ctx.db.transaction().execute(async tx => {
    await lockForWriting(tx)
    const all = await makeDrafts(tx, inputs, ctx.now())
    const drafts = joinTwins(all)
    const stored = await readStored(tx, drafts)
    const ids = await claimSeriesIds(tx, drafts, stored)
    const isNew = drafts.filter(({ key }) => !stored.has(key))
    const isChanged = drafts.filter(draft => stored.has(draft.key) && differs(draft, stored.get(draft.key)!))
    await writeSeries(tx, [...isNew, ...isChanged], ids, stored, ctx.now())
    await placeSeries(tx, drafts, ids, ctx.now())
    return {
      ids: all.map(({ key }) => ids.get(key)!),
      created: isNew.length,
      changed: isChanged.length,
      unchanged: drafts.length - isNew.length - isChanged.length,
    }
  })
}

/** Inputs that mean the same series become one, with the points of all. */
function joinTwins(drafts: Draft[]): Draft[] {
  const joined = new Map<string, Draft>()
  for (const draft of drafts) {
    const twin = joined.get(draft.key)
    joined.set(draft.key, twin ? { ...draft, points: mergePoints(twin.points, draft.points).points } : draft)
  }
  return [...joined.values()]
}

async function readStored(tx: Writer, drafts: Draft[]): Promise<Map<string, Stored>> {
  const rows = await tx
    .selectFrom('macro.series as s')
    .innerJoin('macro.series_points as p', 'p.series_id', 's.id')
    .select(['s.id', 's.key', 's.name_en', 's.name_zh', 's.remarks_en'])
    .select([
      sql<string>`p.dates::text`.as('dates'),
      sql<string>`p.values::text`.as('values'),
      sql<string>`p.updated_at::text`.as('updated_at'),
    ])
    .where(
      's.key',
      'in',
      drafts.map(draft => draft.key),
    )
    .execute()
  return new Map(
    rows.map(({ dates, values, updated_at, ...row }) => [
      row.key,
      { ...row, points: { dates: readDates(dates), values: readValues(values), updatedAt: readInstants(updated_at) } },
    ]),
  )
}

async function claimSeriesIds(tx: Writer, drafts: Draft[], stored: Map<string, Stored>): Promise<Map<string, number>> {
  const fresh = drafts.flatMap(({ key }) => (stored.has(key) ? [] : [key]))
  const claimed = await claimIds(fresh, String, async taken => {
    const rows = await tx.selectFrom('macro.series').select('id').where('id', 'in', taken.map(Number)).execute()
    return rows.map(({ id }) => String(id))
  })
  const ids = new Map([...claimed].map(([key, id]) => [key, Number(id)]))
  for (const [key, { id }] of stored) ids.set(key, id)
  return ids
}

const differs = (draft: Draft, stored: Stored) =>
  mergePoints(stored.points, draft.points).changed > 0 ||
  draft.name_en !== stored.name_en ||
  draft.name_zh !== stored.name_zh ||
  (draft.remarks !== undefined && draft.remarks.en !== stored.remarks_en)

async function writeSeries(
  tx: Writer,
  drafts: Draft[],
  ids: Map<string, number>,
  stored: Map<string, Stored>,
  now: Date,
) {
  if (!drafts.length) return
  const texts: SearchText[] = []
  const rows = drafts.map(draft => {
    const id = ids.get(draft.key)!
    const { points } = mergePoints(stored.get(draft.key)?.points ?? noPoints, draft.points)
    const text = searchText(draft, [id])
    texts.push(text)
    return { series: seriesRow(draft, id, points, text, now), points: pointsRow(id, points) }
  })
  await tx
    .insertInto('macro.series')
    .values(rows.map(row => row.series))
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name_en: ref('excluded.name_en'),
        name_zh: ref('excluded.name_zh'),
        remarks_en: sql`coalesce(excluded.remarks_en, macro.series.remarks_en)`,
        remarks_zh: sql`coalesce(excluded.remarks_zh, macro.series.remarks_zh)`,
        updated_at: ref('excluded.updated_at'),
        points_updated_at: ref('excluded.points_updated_at'),
        start_date: ref('excluded.start_date'),
        end_date: ref('excluded.end_date'),
        observations: ref('excluded.observations'),
        last_value: ref('excluded.last_value'),
        previous_value: ref('excluded.previous_value'),
        search: ref('excluded.search'),
      })),
    )
    .execute()
  await tx
    .insertInto('macro.series_points')
    .values(rows.map(row => row.points))
    .onConflict(conflict =>
      conflict.column('series_id').doUpdateSet(({ ref }) => ({
        dates: ref('excluded.dates'),
        values: ref('excluded.values'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute()
  await saveWords(tx, texts)
}

function seriesRow(draft: Draft, id: number, points: Points, text: SearchText, now: Date) {
  const { place, indicator } = draft
  const pointsUpdatedAt = points.updatedAt.length ? Math.max(...points.updatedAt) : now.getTime()
  return {
    id,
    key: draft.key,
    name_en: draft.name_en,
    name_zh: draft.name_zh,
    indicator_id: indicator.id,
    indicator_ids: indicator.parent_id ? [indicator.parent_id, indicator.id] : [indicator.id],
    geo_id: place.id,
    country_id: place.type === 'country' ? place.id : null,
    province_id: null,
    geo_ids: [place.id, ...place.parents],
    unit_id: draft.unit.id,
    source_id: draft.source.id,
    frequency: draft.frequency,
    multiplier_code: draft.unit.multiplier_code,
    remarks_en: draft.remarks?.en ?? null,
    remarks_zh: draft.remarks?.zh ?? null,
    created_at: now,
    updated_at: now,
    points_updated_at: new Date(pointsUpdatedAt),
    databases: [draft.database],
    search: searchVector(text),
    ...summarise(points),
  }
}

const pointsRow = (id: number, points: Points) => ({
  series_id: id,
  dates: writeDates(points.dates),
  values: writeValues(points.values),
  updated_at: writeInstants(points.updatedAt),
})
