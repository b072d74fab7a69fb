/** Where everything of a line chart lies, in the units of its view box. */
interface LineChart {
  width: number
  height: number
  /** The line as the `d` of a path, and the area below it. */
  line: string
  area: string
  last: { x: number; y: number }
  xTicks: { at: number; label: string }[]
  yTicks: { at: number; label: string }[]
  /** Where the lines of the grid begin and end. */
  left: number
  right: number
  bottom: number
}

interface Point {
  date: string
  value: number
}

const width = 640
const height = 320
const margin = { top: 20, right: 28, bottom: 28 }

/** Lays out a line over time. Takes at least two points, oldest first. */
export function layoutLineChart(points: Point[]): LineChart {
  const days = points.map(({ date }) => Date.parse(date) / 86_400_000)
  const ticks = chooseTicks(points.map(({ value }) => value))
  const [from = 0, to = 1] = [days[0], days.at(-1)]
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const bottom = height - margin.bottom
  const left = 14 + 10 * Math.max(...ticks.map(value => formatNumber(value).length))
  const x = (day: number) => round(left + ((day - from) / (to - from || 1)) * (width - left - margin.right))
  const y = (value: number) => round(bottom - ((value - low) / (high - low || 1)) * (bottom - margin.top))
  const placed = points.map(({ value }, at) => ({ x: x(days[at] ?? 0), y: y(value) }))
  const line = `M${placed.map(point => `${point.x} ${point.y}`).join('L')}`
  const last = placed.at(-1) ?? { x: 0, y: 0 }
  return {
    width,
    height,
    line,
    area: `${line}L${last.x} ${bottom}L${left} ${bottom}Z`,
    last,
    xTicks: chooseYears(points).map(year => ({ at: x(Date.parse(`${year}-12-01`) / 86_400_000), label: String(year) })),
    yTicks: ticks.map(value => ({ at: y(value), label: formatNumber(value) })),
    left,
    right: width - margin.right,
    bottom,
  }
}

/** A number as both languages write it: fewer decimals the larger it is. */
export const formatNumber = (value: number): string =>
  value.toLocaleString(
    'en',
    Math.abs(value) < 1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: Math.abs(value) >= 100 ? 1 : 2 },
  )

const round = (value: number) => Math.round(value * 10) / 10

/** Three to six round values around all values; zero is among them when the values are near it. */
export function chooseTicks(values: number[]): number[] {
  const high = Math.max(...values)
  const least = Math.min(...values)
  const low = least > 0 && least < high * 0.5 ? 0 : least
  const rough = (high - low || Math.abs(high) || 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find(factor => factor * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const count = Math.ceil(high / step) - first
  return Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

function chooseYears(points: Point[]): number[] {
  const [from, to] = [points[0], points.at(-1)].map(point => Number(point?.date.slice(0, 4)))
  if (from === undefined || to === undefined) return []
  const step = [1, 2, 5, 10, 20].find(years => (to - from) / years <= 7) ?? 50
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, at) => first + at * step)
}
