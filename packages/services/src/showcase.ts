import { readDates, readValues } from '@portal/data-apis/sources/points.ts'
import { PortalError } from '@portal/domain/errors.ts'
import type { Language } from '@portal/domain/language.ts'
import type { Showcase, ShowcaseSeries } from '@portal/domain/showcase.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'

type Store = Pick<Context, 'db'>

/** An indicator is offered when most countries have it: then nearly every pair of choices has an answer. */
const shareOfCountries = 0.6

/** What the front page draws first. */
const preset = { country: 'CN', indicator: '101' }

/**
 * A query with its answer for the front page: an annual headline indicator of a country, from the running data.
 * Throws `page-not-found` for a country or an indicator that is not offered.
 */
export async function findShowcase(
  ctx: Store,
  wanted: { country?: string; indicator?: string },
  language: Language,
): Promise<Showcase> {
  const [countries, indicators] = await Promise.all([listCountries(ctx, language), listIndicators(ctx, language)])
  const country = choose(countries, wanted.country, preset.country)
  const indicator = choose(indicators, wanted.indicator, preset.indicator)
  const series = country && indicator ? await findSeries(ctx, country, indicator, language) : null
  return { countries, indicators, country: country ?? '', indicator: indicator ?? '', series }
}

interface Option {
  id: string
  name: string
}

/** The wanted option, otherwise the usual one, otherwise the first; nothing while there is no data. */
function choose(options: Option[], wanted: string | undefined, usual: string): string | undefined {
  if (wanted !== undefined && !options.some(({ id }) => id === wanted)) throw new PortalError('page-not-found')
  return wanted ?? options.find(({ id }) => id === usual)?.id ?? options[0]?.id
}

const headlines = ({ db }: Store) =>
  db.selectFrom('macro.series').where('is_headline', '=', true).where('frequency', '=', 'Y').where('status', '=', 'T')

async function listCountries(ctx: Store, language: Language): Promise<Option[]> {
  const rows = await headlines(ctx)
    .innerJoin('macro.geo', 'macro.geo.id', 'macro.series.geo_id')
    .where('macro.geo.type', '=', 'country')
    .select(['macro.geo.id', `macro.geo.name_${language} as name`])
    .distinct()
    .execute()
  return rows.sort((a, b) => a.name.localeCompare(b.name, language))
}

async function listIndicators(ctx: Store, language: Language): Promise<Option[]> {
  const rows = await headlines(ctx)
    .innerJoin('macro.indicator', 'macro.indicator.id', 'macro.series.indicator_id')
    .select(['macro.indicator.id', `macro.indicator.name_${language} as name`])
    .select(sql<number>`count(distinct macro.series.geo_id)::int`.as('countries'))
    .groupBy(['macro.indicator.id', `macro.indicator.name_${language}`])
    .orderBy('macro.indicator.id')
    .execute()
  const most = Math.max(...rows.map(({ countries }) => countries))
  return rows.filter(({ countries }) => countries >= most * shareOfCountries).map(({ id, name }) => ({ id, name }))
}

async function findSeries(
  ctx: Store,
  country: string,
  indicator: string,
  language: Language,
): Promise<ShowcaseSeries | null> {
  const row = await headlines(ctx)
    .innerJoin('macro.series_points', 'macro.series_points.series_id', 'macro.series.id')
    .innerJoin('macro.unit', 'macro.unit.id', 'macro.series.unit_id')
    .innerJoin('macro.source', 'macro.source.id', 'macro.series.source_id')
    .where('geo_id', '=', country)
    .where('indicator_id', '=', indicator)
    .select([
      'macro.series.id',
      `macro.series.name_${language} as name`,
      `macro.unit.name_${language} as unit`,
      `macro.source.name_${language} as source`,
      sql<string>`dates::text`.as('dates'),
      sql<string>`values::text`.as('values'),
    ])
    .orderBy('macro.series.popularity', 'desc')
    .orderBy('macro.series.id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const values = readValues(row.values)
  const points = readDates(row.dates).flatMap((date, at) => {
    const value = values[at]
    return value === null || value === undefined ? [] : [{ date, value }]
  })
  return { id: row.id, name: row.name, unit: row.unit, source: row.source, points }
}
