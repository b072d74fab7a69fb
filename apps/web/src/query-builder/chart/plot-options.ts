import type { Language } from '@portal/domain/language.ts'
import type uPlot from 'uplot'
import type { ChartSeries } from '../answer/messages.ts'
import { writeNumber, writeShort } from '../answer/units.ts'
import { periodOf } from './chart-data.ts'
import type { Palette } from './palette.ts'

const font = '12px ui-sans-serif, system-ui, sans-serif'
const yearSeconds = 365 * 86_400

interface Look {
  series: ChartSeries[]
  palette: Palette
  language: Language
  width: number
  height: number
}

/** How uPlot draws the series: the first in the accent, those beside it thin. */
export function plotOptions({ series, palette, language, width, height }: Look): uPlot.Options {
  const [own] = series
  const frequency = own?.frequency ?? 'D'
  const grid = { stroke: palette.line, width: 1 }
  return {
    width,
    height,
    padding: [12, 64, 0, 0],
    legend: { show: false },
    tzDate: seconds => utc(seconds),
    cursor: { drag: { x: false, y: false }, points: { size: 7 }, y: false },
    scales: { x: { time: true } },
    series: [{}, ...series.map((_, at) => line(at === 0 ? palette.accent : palette.muted, at === 0 ? 2 : 1))],
    axes: [
      {
        stroke: palette.muted,
        font,
        grid: { show: false },
        ticks: { ...grid, size: 5 },
        values: (_, splits, __, ___, step) => splits.map(at => axisPeriod(at, step, frequency)),
      },
      {
        stroke: palette.muted,
        font,
        grid,
        ticks: { show: false },
        size: 64,
        values: (_, splits) => splits.map(value => writeShort(value, language)),
      },
    ],
    hooks: { draw: [chart => labelLast(chart, palette, language)] },
  }
}

const line = (stroke: string, width: number): uPlot.Series => ({
  stroke,
  width,
  spanGaps: true,
  points: { show: (chart, index) => isSparse(chart.data[index]) },
})

/** A line through a few points hides them. */
const isSparse = (values: uPlot.AlignedData[number] | undefined): boolean => (values?.length ?? 0) <= 24

/** uPlot reads the clock of a date; shifted so that the local clock shows UTC. */
function utc(seconds: number): Date {
  const date = new Date(seconds * 1000)
  return new Date(date.getTime() + date.getTimezoneOffset() * 60_000)
}

/** Marks years apart are years whatever the frequency is. */
const axisPeriod = (seconds: number, step: number, frequency: string): string =>
  periodOf(
    seconds,
    step >= yearSeconds ? 'Y' : frequency === 'Y' || step >= 28 * 86_400 ? (frequency === 'Q' ? 'Q' : 'M') : 'D',
  )

/** The last value stands beside the end of its line. */
function labelLast(chart: uPlot, palette: Palette, language: Language): void {
  const values = chart.data[1] ?? []
  const at = values.findLastIndex((value, index) => {
    const time = chart.data[0][index] ?? 0
    return value !== null && value !== undefined && time <= (chart.scales.x?.max ?? Number.POSITIVE_INFINITY)
  })
  const value = values[at]
  if (value === null || value === undefined) return
  const ratio = devicePixelRatio
  const x = Math.min(chart.valToPos(chart.data[0][at] ?? 0, 'x', true), chart.bbox.left + chart.bbox.width)
  const { ctx } = chart
  ctx.save()
  ctx.font = `600 ${12 * ratio}px ui-sans-serif, system-ui, sans-serif`
  ctx.fillStyle = palette.accent
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  ctx.fillText(writeShort(value, language), x + 6 * ratio, chart.valToPos(value, 'y', true))
  ctx.restore()
}

/** The value under the crosshair in words: '2026 Q1: 12.5 USD mn'. */
export function readingAt(series: ChartSeries[], data: uPlot.AlignedData, at: number, language: Language): string {
  const [own] = series
  const time = data[0][at]
  const value = data[1]?.[at]
  if (!own || time === undefined) return ''
  const written = value === null || value === undefined ? '–' : writeNumber(value, language)
  return `${periodOf(time, own.frequency)}: ${written}${own.unit ? ` ${own.unit}` : ''}`
}
