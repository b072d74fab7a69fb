/** Where a word stands: in the name itself, or only in what is known about the series. */
export interface SearchText {
  names: string[]
  others: (string | null | undefined)[]
  /** Ids, found only when typed whole. */
  codes: (string | number)[]
}

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
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The runs of Chinese characters in a text, in order. */
export const splitHan = (text: string): string[] => text.normalize('NFKC').match(han) ?? []

/** Single characters and pairs of neighbours with their distance from the start, so that any part of a run is found. */
function hanPieces(run: string): { word: string; at: number }[] {
  const letters = [...run]
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1]
    return next
      ? [
          { word: letter, at },
          { word: letter + next, at },
        ]
      : [{ word: letter, at }]
  })
}

const positionMax = 16_383

/**
 * The text form of a tsvector: words of names with weight A, all others with D. Made here and not by PostgreSQL's
 * parser, because that splits by the locale of the server and knows no Chinese.
 */
export function searchVector({ names, others, codes }: SearchText): string {
  const places = new Map<string, string[]>()
  let position = 1
  const put = (word: string, at: number, weight: string) => {
    if (at > positionMax) return
    const spots = places.get(word) ?? []
    if (spots.length < 200) places.set(word, [...spots, `${at}${weight}`])
  }
  const add = (text: string, weight: string) => {
    for (const word of splitWords(text)) put(word, position++, weight)
    for (const run of splitHan(text)) {
      for (const { word, at } of hanPieces(run)) put(word, position + at, weight)
      position += run.length + 2
    }
    position += 5 // words of different texts are never neighbours
  }
  for (const name of names) add(name, 'A')
  for (const other of others) if (other) add(other, '')
  for (const code of codes) put(String(code).toLowerCase(), position++, '')
  return [...places].map(([word, spots]) => `'${word}':${spots.join(',')}`).join(' ')
}

/** The Latin words of a text without its codes, for the list of words that typed ones are compared with. */
export const vocabulary = ({ names, others }: SearchText): string[] =>
  [...names, ...others].flatMap(text => (text ? splitWords(text) : []))
