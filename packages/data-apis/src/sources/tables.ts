import type { ColumnType, Generated } from 'kysely'
import type { GeoType } from '../countries.ts'

import type { CompanyTables } from './company-tables.ts'
import type { DocumentTables } from './document-tables.ts'
import type { FlowTables } from './flow-tables.ts'

type Instant = ColumnType<Date, Date | string, Date | string>
type Names = { name_en: string; name_zh: string }

/** Indicators belong to a classification and may stand under a wider indicator. */
interface IndicatorTable extends Names {
  id: string
  classification_id: string
  parent_id: string | null
  display_order: Generated<number>
}

export interface GeoTable extends Names {
  id: string
  type: GeoType
  iso_code: string | null
  /** The regions around it, nearest first, then its groups. */
  parents: string[]
}

/** One node of the tree database, topic, section, table; `parent` is null for databases. */
interface LayoutNodeTable extends Names {
  code: string
  kind: 'database' | 'topic' | 'section' | 'table'
  parent: string | null
  database: string
  key: string
  display_order: Generated<number>
  updated_at: Instant
}

interface SeriesTable extends Names {
  id: number
  key: string
  indicator_id: string
  indicator_ids: string[]
  geo_id: string
  country_id: string | null
  province_id: string | null
  geo_ids: string[]
  unit_id: string
  source_id: string
  frequency: string
  status: Generated<string>
  multiplier_code: Generated<string>
  period_end: number | null
  remarks_en: string | null
  remarks_zh: string | null
  mnemonic: string | null
  trade_code: string | null
  series_tag: string | null
  is_forecast: Generated<boolean>
  is_headline: Generated<boolean>
  is_key: Generated<boolean>
  has_vintages: Generated<boolean>
  has_continuous: Generated<boolean>
  release_code: string | null
  release_lag_days: number | null
  replacements: Generated<number[]>
  popularity: Generated<number>
  created_at: Instant
  updated_at: Instant
  points_updated_at: Instant
  start_date: string | null
  end_date: string | null
  observations: Generated<number>
  last_value: number | null
  previous_value: number | null
  databases: Generated<string[]>
  /** A tsvector, in its text form. */
  search: string
}

/** Points oldest first. Select the arrays as text (`dates::text`): the driver turns date[] into local dates. */
interface SeriesPointsTable {
  series_id: number
  dates: string
  values: string
  updated_at: string
  deleted_dates: Generated<string>
  deleted_values: Generated<string>
  deleted_at: Generated<string>
}

interface VintageTable {
  series_id: number
  revision_date: string
  revision_type: 'F' | 'P' | 'O'
  dates: string
  values: string
}

interface ChainTable extends Names {
  id: string
  series_id: number
  for_vintages: Generated<boolean>
  members: number[]
}

/** The place of a series in one layout: its SR code and the four nodes above it. */
interface PlacementTable {
  series_code: string
  series_id: number
  database_code: string
  topic_code: string
  section_code: string
  table_code: string
  parent_code: string | null
  short_name_en: string | null
  short_name_zh: string | null
  separator_after: Generated<boolean>
  display_order: Generated<number>
}

/** The tables of the embedded data services, one row type each, as the migrations make them. */
export interface DataTables extends CompanyTables, DocumentTables, FlowTables {
  'macro.classification': Names & { id: string; display_order: Generated<number> }
  'macro.indicator': IndicatorTable
  'macro.geo': GeoTable
  'macro.source': Names & { id: string; country_id: string | null }
  'macro.unit': Names & { id: string; multiplier_code: Generated<string> }
  'macro.legal_form': Names & { id: string }
  'macro.layout_node': LayoutNodeTable
  'macro.series': SeriesTable
  'macro.series_points': SeriesPointsTable
  'macro.vintage': VintageTable
  'macro.chain': ChainTable
  'macro.placement': PlacementTable
  'macro.word': { word: string; stem: string }
  'sample.mark': { name: string; made_at: Instant }
}
