import { pieces, splitHan, splitWords } from './search-words.ts'

/** What a company is found by. */
export interface CompanyText {
  /** In all languages, old ones as well. */
  names: (string | null)[]
  description: (string | null)[]
  products: (string | null)[]
  /** Place, industry and the like. */
  others: (string | null)[]
  /** Found only when typed whole. */
  codes: (string | null)[]
}

/** The text form of company.search: names with weight A, description B, products C, all else D. */
export function companyVector({ names, description, products, others, codes }: CompanyText): string {
  const weights = new Map<string, Set<string>>()
  const add = (words: string[], weight: string) => {
    for (const word of words) weights.set(word, (weights.get(word) ?? new Set()).add(weight))
  }
  for (const [texts, weight] of [
    [names, 'A'],
    [description, 'B'],
    [products, 'C'],
    [others, 'D'],
  ] as const) {
    for (const text of texts) if (text) add(pieces(text), weight)
  }
  for (const code of codes) if (code) add([code.toLowerCase()], 'D')
  return [...weights]
    .map(([word, found]) => `'${word}':${[...found].map((weight, at) => `${at + 1}${weight === 'D' ? '' : weight}`)}`)
    .join(' ')
}

/** A tsquery of the words of a text that stand in the part of that weight, the last of them perhaps not yet whole. */
export function wordsWithin(text: string, weight: 'B' | 'C'): string | undefined {
  const words = [...splitWords(text).map(word => `'${word}':*${weight}`), ...splitHan(text).flatMap(pairs(weight))]
  return words.length ? words.join(' & ') : undefined
}

const pairs = (weight: string) => (run: string) => {
  const letters = [...run]
  if (letters.length === 1) return [`'${run}':${weight}`]
  return letters.slice(1).map((letter, at) => `'${letters[at]}${letter}':${weight}`)
}

/** A name as it is looked for: without case and accents, one blank between words. */
export const plainName = (name: string): string =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Several names as one text, each once, so that a part of any of them is found. */
export const plainNames = (names: (string | null)[]): string =>
  [...new Set(names.flatMap(name => (name ? [plainName(name)] : [])))].join(' | ')

/** The pattern of LIKE for names that hold a text. */
export const nameHolds = (text: string): string => `%${plainName(text).replaceAll(/[\\%_]/g, '\\$&')}%`
