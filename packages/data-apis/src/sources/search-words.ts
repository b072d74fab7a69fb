/** Where a word stands: in the name itself, or only in what is known about the series. */
export interface SearchText {
  names: string[]
  others: (string | null | undefined)[]
  /** Ids, found only when typed whole. */
  codes: (string | number)[]
}

/** Longer words are cut, in what is stored as in what is typed. */
const longestWord = 100

const han = /\p{Script=Han}+/gu

/** Latin words in plain spelling: no case, no accents, full-width letters as half-width, U.S. as one word. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(han, ' ')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(word => word.slice(0, longestWord))
}

/** The runs of Chinese characters in a text, in order. */
export const splitHan = (text: string): string[] => text.normalize('NFKC').match(han) ?? []

/** Single characters and pairs of neighbours: with them any part of a run is found. */
function hanPieces(run: string): string[] {
  const letters = [...run]
  return letters.flatMap((letter, at) => (at + 1 < letters.length ? [letter, letter + letters[at + 1]] : [letter]))
}

/** The Latin words of a text, and what any part of its Chinese runs is found by. */
export const pieces = (text: string): string[] => [...splitWords(text), ...splitHan(text).flatMap(hanPieces)]

/**
 * The text form of a tsvector: words of names with weight A, all others with the lowest, each with one place only, which
 * keeps it short. (A word without a place would match every weight.) Made here and not by PostgreSQL's parser, because that splits by the locale of the server and knows no Chinese.
 */
export function searchVector({ names, others, codes }: SearchText): string {
  const named = new Set(names.flatMap(pieces))
  const other = new Set([
    ...others.flatMap(text => (text ? pieces(text) : [])),
    ...codes.map(code => String(code).toLowerCase()),
  ])
  return [
    ...[...named].map(word => `'${word}':1A`),
    ...[...other].filter(word => !named.has(word)).map(word => `'${word}':1`),
  ].join(' ')
}

/** The Latin words of a text without its codes, for the list of words that typed ones are compared with. */
export const vocabulary = ({ names, others }: SearchText): string[] =>
  [...names, ...others].flatMap(text => (text ? splitWords(text) : []))
