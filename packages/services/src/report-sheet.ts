import type { DataLanguage } from '@portal/data-apis/data-api.ts'
import type { InsightReport, ReportedSeries } from '@portal/data-apis/macroeconomic/insight-report.ts'
import type { Cell, Sheet } from '@portal/data-apis/spreadsheet.ts'
import type { SheetLayout } from './operation-tables.ts'
import { say } from './words.ts'

const heads = ['name', 'group', 'unit', 'source'] as const

/** The data of a report as a sheet: a column for each series and a row for each date, or the other way round. */
export function reportSheet({ series }: InsightReport, layout: SheetLayout, language: DataLanguage): Sheet {
  const words = language === 'zh' ? 'zh' : 'en'
  const dates = [...new Set(series.flatMap(({ points }) => points.map(({ date }) => date)))].sort()
  if (layout.order === 'desc') dates.reverse()
  const first: Cell[] = [...heads.map(head => say(words, `report.${head}`)), ...dates.map(day => ({ day }))]
  const columns = [first, ...series.map(one => columnOf(one, dates))]
  return {
    name: say(words, 'report.sheet'),
    rows: layout.orientation === 'horizontal' ? columns : first.map((_, row) => columns.map(column => column[row]!)),
    decimalPlaces: layout.decimalPlaces,
    dateFormat: layout.dateFormat,
    columnWidth: layout.columnWidth,
  }
}

function columnOf(series: ReportedSeries, dates: string[]): Cell[] {
  const values = new Map(series.points.map(({ date, value }) => [date, value]))
  return [...heads.map(head => series[head]), ...dates.map(date => values.get(date) ?? null)]
}
