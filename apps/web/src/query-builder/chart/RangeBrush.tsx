import { useEffect, useMemo, useRef } from 'react'
import uPlot from 'uplot'
import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import type { ChartSeries } from '../answer/messages.ts'
import styles from './chart.module.css'
import { usePalette } from './palette.ts'

const yearSeconds = 365.25 * 86_400
const spans = [1, 5, 10, 20]

/** Chooses the part of a long series to look at: by dragging over the whole of it, or by a button. */
export function RangeBrush({ series: { times, values }, range, onRange }: RangeBrushProps) {
  const { t } = useSpeech()
  const palette = usePalette()
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)
  const first = times[0] ?? 0
  const last = times.at(-1) ?? 0
  const data = useMemo((): uPlot.AlignedData => [Array.from(times), Array.from(values)], [times, values])
  useEffect(() => {
    const own = box.current
    if (!own) return
    const select = (plot: uPlot) => {
      const { left, width } = plot.select
      onRange(width > 3 ? [plot.posToVal(left, 'x'), plot.posToVal(left + width, 'x')] : undefined)
    }
    const plot = new uPlot(brushOptions(own.clientWidth, palette.muted, select), data, own)
    chart.current = plot
    const observer = new ResizeObserver(() => plot.setSize({ width: own.clientWidth, height: 44 }))
    observer.observe(own)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [data, palette, onRange])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new chart must show the range as well
  useEffect(() => showRange(chart.current, range), [range, data, palette])
  return (
    <div className={styles.brush}>
      <div ref={box} className={styles.overview} aria-hidden="true" />
      <fieldset className={styles.spans}>
        <legend className="unseen">{t('query.chart.range')}</legend>
        {spans
          .filter(years => years * yearSeconds < last - first)
          .map(years => (
            <Button key={years} small kind="quiet" onClick={() => onRange([last - years * yearSeconds, last])}>
              {t('query.chart.years', { count: years })}
            </Button>
          ))}
        <Button small kind="quiet" aria-pressed={range === undefined} onClick={() => onRange(undefined)}>
          {t('query.chart.all')}
        </Button>
      </fieldset>
    </div>
  )
}

interface RangeBrushProps {
  series: ChartSeries
  /** Seconds since 1970; without it the whole series is shown. */
  range: [number, number] | undefined
  onRange: (range: [number, number] | undefined) => void
}

const brushOptions = (width: number, stroke: string, onSelect: (plot: uPlot) => void): uPlot.Options => ({
  width,
  height: 44,
  padding: [2, 64, 2, 64],
  legend: { show: false },
  cursor: { y: false, points: { show: false }, drag: { x: true, y: false, setScale: false } },
  scales: { x: { time: true } },
  axes: [{ show: false }, { show: false }],
  series: [{}, { stroke, width: 1, spanGaps: true, points: { show: false } }],
  hooks: { setSelect: [onSelect] },
})

function showRange(plot: uPlot | undefined, range: [number, number] | undefined): void {
  const [left = 0, right = 0] = range?.map(time => plot?.valToPos(time, 'x') ?? 0) ?? []
  plot?.setSelect({ left, top: 0, width: right - left, height: plot.over.clientHeight }, false)
}
