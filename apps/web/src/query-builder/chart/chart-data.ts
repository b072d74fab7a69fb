import { summariseSeries } from '@portal/domain/answer-series.ts'
import { writePeriod } from '@portal/domain/period.ts'
import type { ChartSeries } from '../answer/messages.ts'

/** Seconds since 1970 as the period of a frequency. */
export const periodOf = (seconds: number, frequency: string): string =>
  writePeriod(new Date(seconds * 1000).toISOString().slice(0, 10), frequency)

/** The series that can share one axis with the chosen one, itself first; numbers of different units have none. */
export function listCompanions(series: ChartSeries[], chosen: number): ChartSeries[] {
  const own = series[chosen]
  if (!own) return []
  return [own, ...series.filter((other, at) => at !== chosen && other.unit === own.unit)]
}

/** What the sentence under a chart says; nothing without a single value. */
export function sentenceValues(series: ChartSeries, writeNumber: (value: number) => string) {
  const dates = Array.from(series.times, seconds => new Date(seconds * 1000).toISOString().slice(0, 10))
  const summary = summariseSeries({ dates, values: series.values })
  if (!summary) return undefined
  const { from, to, min, max, last } = summary
  const period = (date: string) => writePeriod(date, series.frequency)
  return {
    from: period(from),
    to: period(to),
    min: writeNumber(min.value),
    minAt: period(min.date),
    max: writeNumber(max.value),
    maxAt: period(max.date),
    last: writeNumber(last.value),
    lastAt: period(last.date),
  }
}
