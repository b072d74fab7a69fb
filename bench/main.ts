// Runs every benchmark of this folder, or those named on the command line, and prints each figure beside its yardstick.
// A benchmark is a file that exports `title` and `measure`; one that exports `onlyByName` too runs when it is named.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Figure, meetsTarget, printFigures } from './figure.ts'

interface Benchmark {
  title: string
  onlyByName?: boolean
  measure(): Promise<Figure[]>
}

const named = process.argv.slice(2)
const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.ts') && file !== 'main.ts')
let missed = 0
for (const file of files.sort()) {
  if (named.length > 0 && !named.includes(path.basename(file, '.ts'))) continue
  const benchmark = (await import(path.join(import.meta.dirname, file))) as Partial<Benchmark>
  if (!benchmark.title || !benchmark.measure || (benchmark.onlyByName && named.length === 0)) continue
  console.error(`Measuring: ${benchmark.title} ...`)
  const figures = await benchmark.measure()
  missed += figures.filter(figure => meetsTarget(figure) === false).length
  console.log(printFigures(benchmark.title, figures))
}
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`)
process.exit(missed === 0 ? 0 : 1)
