/** A query longer than this is refused by the call and cut by the page. */
export const queryCharsMax = 200

const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])+/gu
const marks = /\p{M}/gu

export const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word)

/** Full-width and half-width, accented and plain, capital and small letters are one; ü is v, as on a keyboard. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[üǖǘǚǜ]/g, 'v')
    .normalize('NFD')
    .replaceAll(marks, '')
    .normalize('NFC')

/** The words of a text as they are compared: Latin ones by spaces and marks, Chinese runs whole. */
export const splitWords = (text: string): string[] => fold(text).match(words) ?? []

/** `getSeriesData` and `with_model_information` are also their parts. Letters keep their case until here. */
export function splitParts(name: string): string[] {
  const parts = name.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).filter(Boolean)
  return parts.length > 1 ? parts.map(fold) : []
}

/** Characters and pairs of neighbours: what stands for Chinese words, which no spaces part. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.length < 2 ? characters : characters.slice(1).map((character, at) => characters[at] + character)
}

const isPlain = (text: string): boolean => /^[\u0020-\u007e]*$/.test(text)
const plainWords = /\w+/g
const hasParts = /[a-z\d][A-Z]|[A-Z][A-Z][a-z]|\w_\w/

/** Everything under which a text can be found: words, their parts, Chinese characters and pairs. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = []
  // Most texts are plain; what Unicode needs costs five times as much.
  const runs = isPlain(text) ? text.match(plainWords) : text.normalize('NFKC').match(words)
  for (const run of runs ?? []) {
    if (isPlain(run)) {
      tokens.push(run.toLowerCase())
      if (hasParts.test(run)) tokens.push(...splitParts(run))
    } else if (isHan(run)) tokens.push(...new Set(run), ...pairsOf(run))
    else tokens.push(fold(run))
  }
  return tokens
}

/** What endings leave of an English word: `queries` and `query` are one. */
export function stemOf(word: string): string {
  if (word.length < 4 || isHan(word)) return word
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|(?<=[^su])s$/, '')
  const root = singular.length > 5 ? singular.replace(/(?:ations?|ators?|ating|ated?|ings?|ed|ers?|e)$/, '') : singular
  return root.length > 3 ? root.replace(/([b-df-hj-np-tv-z])\1$/, '$1') : singular
}
