import { sql } from 'kysely'
import type { DataContext } from '../../data-api.ts'

interface CityRow {
  /** UN/LOCODE. */
  code: string
  country_code: string
  name_en: string
  name_zh: string
  region_en: string
  region_zh: string
}

/** Every city in which there are properties, by country and name. */
export async function listCities(ctx: DataContext): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    select code, country_code, name_en, name_zh, region_en, region_zh from estate.city
    order by country_code, name_en, code`.execute(ctx.db)
  return rows
}

interface CurrencyRow {
  code: string
  name_en: string
  name_zh: string
  /** Units of the currency for one US dollar. */
  per_usd: number
}

/** Every currency in which amounts are given. */
export async function listCurrencies(ctx: DataContext): Promise<CurrencyRow[]> {
  const { rows } = await sql<CurrencyRow>`select * from estate.currency order by code`.execute(ctx.db)
  return rows
}
