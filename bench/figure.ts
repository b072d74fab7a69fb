/** One measured figure beside its yardstick from the same run. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** What it is compared with, measured in the same run. */
  yardstick?: { name: string; value: number }
  /** What the ratio to the yardstick, or the value when there is none, should be. */
  target?: { atLeast: number } | { atMost: number }
}

/** The figure that is compared with its target. */
const compared = ({ value, yardstick }: Figure) => (yardstick ? value / yardstick.value : value)

export function meetsTarget(figure: Figure): boolean | undefined {
  const { target } = figure
  if (!target) return undefined
  return 'atLeast' in target ? compared(figure) >= target.atLeast : compared(figure) <= target.atMost
}

/** All figures as a table of plain text. */
export function printFigures(title: string, figures: Figure[]): string {
  const rows = figures.map(figure => {
    const { name, value, unit, yardstick, target } = figure
    const wanted = target && ('atLeast' in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`)
    return [
      name,
      `${round(value)} ${unit}`,
      yardstick ? `${yardstick.name} ${round(yardstick.value)}` : '',
      yardstick ? round(compared(figure)) : '',
      wanted ?? '',
      { true: 'met', false: 'MISSED', undefined: '' }[String(meetsTarget(figure)) as 'true'],
    ]
  })
  const table = [['figure', 'measured', 'yardstick', 'ratio', 'target', ''], ...rows]
  return `\n${title}\n${printTable(table)}`
}

/** Rows of words in columns, indented. */
export function printTable(table: string[][]): string {
  const widths = table[0]!.map((_, column) => Math.max(...table.map(row => row[column]!.length)))
  const lines = table.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return lines.map(line => `  ${line}`).join('\n')
}

export const round = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** The value below which this share of all values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
