import type { ShowcaseSeries } from '@portal/domain/showcase.ts'
import { useSpeech } from '../i18n.tsx'
import { formatNumber, layoutLineChart } from './line-chart.ts'

/** A series as a line, in a sentence, and as a table for whoever prefers it. */
export function SeriesChart({ series }: { series: ShowcaseSeries }) {
  const { t } = useSpeech()
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart-title">{series.name}</span>
        <span className="chart-unit">{series.unit}</span>
      </figcaption>
      <Drawing series={series} />
      <p className="chart-summary">{summarise(series, t)}</p>
      <details className="chart-table">
        <summary>{t('chart.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chart.period')}</th>
              <th scope="col">{series.unit}</th>
            </tr>
          </thead>
          <tbody>
            {series.points.toReversed().map(({ date, value }) => (
              <tr key={date}>
                <th scope="row">{date.slice(0, 4)}</th>
                <td>{formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function Drawing({ series }: { series: ShowcaseSeries }) {
  const { width, height, line, area, last, xTicks, yTicks, left, right, bottom } = layoutLineChart(series.points)
  const newest = series.points.at(-1)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="chart-drawing" aria-hidden="true">
      {yTicks.map(({ at, label }) => (
        <g key={label}>
          <path d={`M${left} ${at}H${right}`} className="chart-grid" />
          <text x={left - 8} y={at + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <text key={label} x={at} y={bottom + 20} textAnchor="middle">
          {label}
        </text>
      ))}
      <path d={area} className="chart-area" />
      <path d={line} className="chart-line" />
      <circle cx={last.x} cy={last.y} r="4" className="chart-last" />
      <text x={last.x - 6} y={Math.max(last.y - 10, 14)} textAnchor="end" className="chart-value">
        {newest && formatNumber(newest.value)}
      </text>
    </svg>
  )
}

function summarise({ points, source }: ShowcaseSeries, t: ReturnType<typeof useSpeech>['t']): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const values = points.map(({ value }) => value)
  return t('chart.summary', {
    from: first.date.slice(0, 4),
    to: last.date.slice(0, 4),
    minimum: formatNumber(Math.min(...values)),
    maximum: formatNumber(Math.max(...values)),
    last: formatNumber(last.value),
    source,
  })
}
