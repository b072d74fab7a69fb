import { writeFileSync } from 'node:fs'
import { ConfigError, messageLanguage } from '@portal/services/config.ts'
import { ImportError } from '@portal/services/csv-file.ts'
import { type MessageKey, say as sayIn } from '@portal/services/words.ts'

const refusedShown = 20
const language = messageLanguage()

export const say = (key: MessageKey, values?: Record<string, string | number>) => sayIn(language, key, values)

/** Says which rows were refused and why: the first ones, or all of them in a file. */
export function tellRefused(lines: string[], file: string | undefined): void {
  if (!lines.length) return
  console.log(say('import.refused', { rows: lines.length }))
  for (const line of lines.slice(0, refusedShown)) console.log(`  ${line}`)
  if (file) writeFileSync(file, `${lines.join('\n')}\n`)
  else if (lines.length > refusedShown)
    console.log(`  ${say('import.refused-more', { rows: lines.length - refusedShown })}`)
}

export function wordsOf(error: Error): string {
  if (error instanceof ImportError) return say(`import.${error.problem}`, error.values)
  return error instanceof ConfigError ? error.message : (error.stack ?? error.message)
}
