import type { DataLanguage } from '@portal/data-apis/data-api.ts'
import type { ReportOutput } from '@portal/data-apis/fund-flows/report.ts'
import type { ReportRequest } from '@portal/data-apis/fund-flows/report-request.ts'
import type { InsightReportRequest } from '@portal/data-apis/macroeconomic/insight-report.ts'
import type { Consolidation, DumpStatus, FileFormat } from '@portal/domain/dump.ts'
import type { Delivery, FeedStatus } from '@portal/domain/feed.ts'
import type { FeedFrequency } from '@portal/domain/schedule.ts'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { FamilyName } from './delivery-family.ts'

/** The tables behind the product operations that the portal answers itself, as the migrations make them. */
export interface OperationTables {
  'portal.filter': FilterRow
  'portal.feed': FeedRow
  'portal.dump': DumpRow
  'portal.document_use': DocumentUseRow
  'portal.insight_report': InsightReportRow
  'portal.flow_report': FlowReportRow
  'portal.insight_report_link': { key: string; report_id: string; expires_at: Date }
  'portal.watched_series': WatchedSeriesRow
  'portal.user_series': UserSeriesRow
  'portal.user_series_point': { number: number; date: string; value: number }
  'portal.operation_use': { day: string; account_id: string; api: string; operation: string; calls: number }
  'portal.token_use_day': { day: string; token_id: string; api: string; calls: number }
}

/** A jsonb column: read as its value, written as text. */
type Json<Value> = ColumnType<Value, string, string>
/** ... that may be left out when a row is made. */
type OptionalJson<Value> = ColumnType<Value, string | undefined, string>

/** A column that may be left out when a row is made. */
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/** Criteria by their names in the family's API. */
type StoredCriteria = Readonly<Record<string, unknown>>

interface FilterRow {
  id: string
  account_id: string
  family: FamilyName
  name: string
  description: string
  /** Of series or companies. */
  ids: number[]
  criteria: Json<StoredCriteria>
  /** False for what a dump or feed chooses without a filter that was saved for it. */
  is_listed: Generated<boolean>
  created_at: Date
  updated_at: Date
  deleted_at: Nullable<Date>
}
export type Filter = Selectable<FilterRow>

interface WatchedSeriesRow {
  account_id: string
  series_id: number
  popup_notifications: boolean
  email_notifications: 'daily' | 'weekly' | null
  added_at: Date
  position: Generated<number>
}
export type WatchedSeries = Selectable<WatchedSeriesRow>

interface UserSeriesRow {
  number: Generated<number>
  account_id: string
  name: string
  frequency: string
  unit_id: string
  unit_name: string
  country: Nullable<string>
  subnational: Nullable<string>
  multiplier: Generated<string>
  source_name: Nullable<string>
  category: Nullable<string>
  remarks: Nullable<string>
  start_date: Nullable<string>
  reference_series_id: Nullable<number>
  user_series_id: Nullable<number>
  created_at: Date
  updated_at: Date
}
export type UserSeries = Selectable<UserSeriesRow>

/** What a subscriber of companies wants in the files; nothing for series. */
type DeliveryOptions = Readonly<Record<string, unknown>>

interface FeedRow {
  id: string
  account_id: string
  family: FamilyName
  filter_id: string
  name: string
  description: string
  status: FeedStatus
  frequency: FeedFrequency
  language: DataLanguage
  format: FileFormat
  consolidation: Consolidation
  delivery: Delivery
  full_dump: Generated<boolean>
  /** The settings that only its family has. */
  options: OptionalJson<DeliveryOptions>
  last_run_at: Nullable<Date>
  user_ftp_url: Nullable<string>
  user_ftp_path: Nullable<string>
  user_ftp_username: Nullable<string>
  user_ftp_password: Nullable<Buffer>
  created_at: Date
  updated_at: Date
  starts_at: Date
  next_due_at: Date
  delivered_xid: string
  delivered_at: Date
}
export type Feed = Selectable<FeedRow>

interface DumpRow {
  id: string
  account_id: string
  family: FamilyName
  feed_id: Nullable<string>
  due_at: Nullable<Date>
  filter_id: string
  filter_name: string
  filter_description: string
  ids: number[]
  criteria: Json<StoredCriteria>
  options: OptionalJson<DeliveryOptions>
  name: string
  description: string
  language: DataLanguage
  format: FileFormat
  consolidation: Consolidation
  delivery: Delivery
  status: DumpStatus
  attempt: Generated<number>
  processed: Generated<number>
  total: number
  failure: Nullable<string>
  file_key: Nullable<string>
  file_name: Nullable<string>
  file_bytes: Nullable<number>
  file_sha256: Nullable<Buffer>
  created_at: Date
  started_at: Nullable<Date>
  ended_at: Nullable<Date>
  expires_at: Nullable<Date>
}
export type Dump = Selectable<DumpRow>

/** How a workbook is laid out. */
export interface SheetLayout {
  orientation: 'vertical' | 'horizontal'
  order: 'asc' | 'desc'
  /** Digits after the point; values keep their own without it. */
  decimalPlaces: number | undefined
  /** Made of YYYY, MM, DD and signs between them. */
  dateFormat: string
  /** Characters, or as wide as the content; the usual width without it. */
  columnWidth: number | 'auto' | undefined
}

export interface OrderedReport extends InsightReportRequest {
  format: 'xlsx' | 'pdf'
  layout: SheetLayout
}

interface InsightReportRow {
  id: string
  subject: string
  request: Json<OrderedReport>
  status: 'queued' | 'ready' | 'failed'
  file_key: Nullable<string>
  file_name: Nullable<string>
  file_bytes: Nullable<number>
  file_sha256: Nullable<Buffer>
  created_at: Date
  ready_at: Nullable<Date>
}

/** 'Completed, Incomplete, Errored, Failed': not possible any more, or given up by the workers. */
export type FlowReportStatus = 'Incomplete' | 'Completed' | 'Errored' | 'Failed'

interface FlowReportRow {
  id: string
  account_id: string
  dataset: string
  request: Json<ReportRequest>
  status: FlowReportStatus
  output: ColumnType<ReportOutput | null, string | undefined, string>
  error: Nullable<string>
  created_at: Date
  completed_at: Nullable<Date>
}

interface DocumentUseRow {
  account_id: string
  document_id: number
  accessed_at: Date
  title: string
  language_code: string
  country: Nullable<string>
  publication: Nullable<string>
  reported_at: Date
}
