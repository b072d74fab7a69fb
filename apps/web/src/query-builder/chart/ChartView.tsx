import { limits } from '@portal/domain/limits.ts'
import { useMemo, useState } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import type { ChartSeries } from '../answer/messages.ts'
import { joinSentences, writeNumber } from '../answer/units.ts'
import styles from './chart.module.css'
import { listCompanions, sentenceValues } from './chart-data.ts'
import { Plot } from './Plot.tsx'
import { RangeBrush } from './RangeBrush.tsx'

/** A series as a line, with what it says in one sentence for those who cannot see it or need not look. */
export function ChartView({ series, total, onTable }: ChartViewProps) {
  const { t, language } = useSpeech()
  const [chosen, setChosen] = useState(0)
  const [range, setRange] = useState<[number, number]>()
  const drawn = useMemo(() => listCompanions(series, chosen), [series, chosen])
  const [own] = drawn
  if (!own) return null
  const values = sentenceValues(own, value => writeNumber(value, language))
  const choose = (at: number) => {
    setChosen(at)
    setRange(undefined)
  }
  return (
    <figure className={styles.figure}>
      {series.length > 1 && (
        <select
          className="input"
          aria-label={t('query.chart.series')}
          value={chosen}
          onChange={event => choose(Number(event.target.value))}
        >
          {series.map(({ name, unit }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two series may have the same name
            <option key={at} value={at}>
              {unit ? `${name}, ${unit}` : name || t('query.chart.series')}
            </option>
          ))}
        </select>
      )}
      <Plot series={drawn} range={range} />
      {own.times.length > limits.chartBrushPoints && <RangeBrush series={own} range={range} onRange={setRange} />}
      <figcaption>
        <p>
          {joinSentences(language, [
            values ? t('query.chart.summary', values) : t('query.chart.no-values'),
            own.unit && t('query.chart.unit', { unit: own.unit }),
          ])}
        </p>
        <p className={styles.more}>
          {joinSentences(language, [
            drawn.length > 1 && t('query.chart.others', { count: drawn.length - 1 }),
            total > series.length && t('query.chart.first', { shown: series.length, total }),
          ])}
          <Button small kind="quiet" onClick={onTable}>
            {t('query.chart.as-table')}
          </Button>
        </p>
      </figcaption>
    </figure>
  )
}

interface ChartViewProps {
  series: ChartSeries[]
  /** How many series the answer has; the first few are here. */
  total: number
  onTable: () => void
}
