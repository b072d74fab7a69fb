import type { Language } from '@portal/domain/language.ts'

const locales: Record<Language, string> = { en: 'en', zh: 'zh-CN' }

/** '812 B', '4.2 KB', '48 MB': three digits are enough to judge a size. */
export function writeBytes(bytes: number, language: Language): string {
  const units = ['B', 'KB', 'MB', 'GB']
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)))
  return `${writeNumber(bytes / 1000 ** power, language, power === 0 ? 4 : 3)} ${units[power]}`
}

/** A number with so many significant digits, grouped as the language has it. */
export const writeNumber = (value: number, language: Language, digits = 6): string =>
  new Intl.NumberFormat(locales[language], { maximumSignificantDigits: digits }).format(value)

/** A number for a narrow place: 1.2M, 120万. */
export const writeShort = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { notation: 'compact', maximumSignificantDigits: 4 }).format(value)

/** '132 ms', '1.4 s'. */
export const writeDuration = (ms: number, language: Language): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${writeNumber(ms / 1000, language, 3)} s`

/** Sentences one after the other; a full-width stop needs no space behind it. */
export const joinSentences = (language: Language, sentences: (string | false)[]): string =>
  sentences.filter(Boolean).join(language === 'zh' ? '' : ' ')
