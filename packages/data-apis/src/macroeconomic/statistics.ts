import type { Points } from '../sources/points.ts'

interface Observation {
  date: string
  value: number
}

/**
 * SeriesStatistics of all points with a value; without any, that there are none. Deviation and variance are those of a sample,
 * skewness and (excess) kurtosis those of the population; a figure that does not exist for so few or such equal
 * points is left out.
 */
export function describeStatistics({ dates, values }: Points) {
  const observations = dates.flatMap((date, at): Observation[] => {
    const value = values[at]
    return value === null || value === undefined ? [] : [{ date, value }]
  })
  const count = observations.length
  if (!count) return { numPoints: 0 }
  const sorted = observations.toSorted((a, b) => a.value - b.value || (a.date < b.date ? -1 : 1))
  const mean = sum(observations, value => value) / count
  const moment = (power: number) => sum(observations, value => (value - mean) ** power) / count
  const variance = count > 1 ? (moment(2) * count) / (count - 1) : undefined
  const deviation = variance === undefined ? undefined : Math.sqrt(variance)
  return {
    min: sorted[0]!,
    max: sorted.at(-1)!,
    median: middle(sorted),
    mean: round(mean),
    ...(variance !== undefined && { variance: round(variance), standardDeviation: round(deviation!) }),
    ...(deviation !== undefined && mean !== 0 && { coefficientVariation: round(deviation / Math.abs(mean)) }),
    ...(moment(2) > 0 && {
      skewness: round(moment(3) / moment(2) ** 1.5),
      kurtosis: round(moment(4) / moment(2) ** 2 - 3),
    }),
    startDate: observations[0]!.date,
    endDate: observations.at(-1)!.date,
    numPoints: count,
  }
}

const sum = (observations: Observation[], read: (value: number) => number) =>
  observations.reduce((total, { value }) => total + read(value), 0)

/** Between two middle points the value lies halfway and the date is that of the lower one. */
function middle(sorted: Observation[]): Observation {
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]!
  const upper = sorted[Math.floor(sorted.length / 2)]!
  return { date: lower.date, value: round((lower.value + upper.value) / 2) }
}

const round = (value: number) => Number(value.toPrecision(10))
