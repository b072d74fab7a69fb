import 'uplot/dist/uPlot.min.css'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import uPlot from 'uplot'
import { useSpeech } from '../../i18n.tsx'
import type { ChartSeries } from '../answer/messages.ts'
import styles from './chart.module.css'
import { usePalette } from './palette.ts'
import { plotOptions, readingAt } from './plot-options.ts'

const heightPx = 300

/** The chart with a crosshair that follows the pointer and the arrow keys. */
export function Plot({ series, range }: { series: ChartSeries[]; range: [number, number] | undefined }) {
  const { t, language } = useSpeech()
  const palette = usePalette()
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)
  const [at, setAt] = useState<number>()
  const data = useMemo(() => joinSeries(series), [series])
  const count = data[0].length
  useEffect(() => {
    const own = box.current
    if (!own) return
    const look = { series, palette, language, width: own.clientWidth, height: heightPx }
    const options = plotOptions(look)
    const follow = (plot: uPlot) => setAt(plot.cursor.idx ?? undefined)
    const plot = new uPlot({ ...options, hooks: { ...options.hooks, setCursor: [follow] } }, data, own)
    chart.current = plot
    const observer = new ResizeObserver(() => plot.setSize({ width: own.clientWidth, height: heightPx }))
    observer.observe(own)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [series, palette, language, data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new chart must be given the range as well
  useEffect(() => {
    const [min, max] = range ?? [data[0][0] ?? 0, data[0].at(-1) ?? 0]
    chart.current?.setScale('x', { min, max })
  }, [range, data, palette])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveCrosshair(event.key, at ?? count, count)
    const plot = chart.current
    if (next === undefined || !plot) return
    event.preventDefault()
    const time = data[0][next] ?? 0
    plot.setCursor({ left: plot.valToPos(time, 'x'), top: plot.valToPos(data[1]?.[next] ?? 0, 'y') })
    setAt(next)
  }
  const reading = at === undefined ? '' : readingAt(series, data, at, language)
  return (
    <div
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={t('query.chart.crosshair', { name: series[0]?.name ?? '' })}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={at ?? count - 1}
      aria-valuetext={reading || readingAt(series, data, count - 1, language)}
      onKeyDown={onKeyDown}
    >
      <p className={styles.unit}>
        <span>{series[0]?.unit}</span>
        <b>{reading}</b>
      </p>
      <div ref={box} className={styles.canvas} />
    </div>
  )
}

/** Series with points on different days share one row of days. */
function joinSeries(series: ChartSeries[]): uPlot.AlignedData {
  const tables = series.map(
    ({ times, values }): uPlot.AlignedData => [
      Array.from(times),
      Array.from(values, value => (Number.isNaN(value) ? null : value)),
    ],
  )
  return tables.length === 1 ? (tables[0] as uPlot.AlignedData) : uPlot.join(tables)
}

function moveCrosshair(key: string, at: number, count: number): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, PageDown: at - 10, PageUp: at + 10, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to))
}
