/** A word of a text as the search knows it, and where it stands in the text. */
export interface Token {
  word: string
  start: number
  end: number
}

/** Longer words are cut, in what is stored as in what is typed. */
const longestWord = 100

/** Chinese has no spaces: each character is a word of its own. */
const wordForm = /\p{Script=Han}|[[\p{L}\p{N}]--\p{Script=Han}][[\p{L}\p{N}\p{M}]--\p{Script=Han}]*/gv
const hanForm = /^\p{Script=Han}/u

export const isHan = (word: string): boolean => hanForm.test(word)

/** Letters that are no letter with an accent, so that Łódź is found as Lodz. */
const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

const folded = new Map<string, string>()
const rememberedWords = 100_000

/** Plain spelling: no case, no accents, full-width letters as half-width. */
function fold(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const plain = word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđıßæœ]/g, letter => letters[letter]!)
    .trim()
    .slice(0, longestWord)
  if (folded.size >= rememberedWords) folded.clear()
  folded.set(word, plain)
  return plain
}

/** The words of a text in order; a letter that is nothing but an accent is none. */
export const splitText = (text: string): Token[] =>
  [...text.matchAll(wordForm)]
    .map(({ 0: word, index }) => ({ word: fold(word), start: index, end: index + word.length }))
    .filter(({ word }) => word !== '')

/** Places between the last word of the title and the first of the body, more than any NEAR reaches. */
const gap = 1000
/** PostgreSQL keeps no places beyond this one. */
const lastPlace = 16_383

/**
 * The text form of a document's tsvector with the place of every word: those of the title with weight A, those of the
 * body with the lowest. Of Chinese it holds characters and pairs of neighbours, a pair at the place of its first one. Made
 * here and not by PostgreSQL's parser, because that splits by the locale of the server and knows no Chinese.
 */
export function documentVector(title: string, body: string): string {
  const places = new Map<string, string>()
  const add = (words: string[], before: number, weight: string) => {
    for (let at = 0; at < words.length && before + at < lastPlace; at++) {
      const word = words[at]!
      const place = before + at + 1 + weight
      note(word, place)
      const next = words[at + 1]
      if (next !== undefined && isHanAt(word) && isHanAt(next)) note(word + next, place)
    }
  }
  const note = (word: string, place: string) => {
    const known = places.get(word)
    places.set(word, known === undefined ? place : `${known},${place}`)
  }
  const titleWords = wordsOf(title)
  add(titleWords, 0, 'A')
  add(wordsOf(body), titleWords.length + gap, '')
  let vector = ''
  for (const [word, at] of places) vector += `'${word}':${at} `
  return vector
}

const wordsOf = (text: string): string[] => (text.match(wordForm) ?? []).map(fold).filter(Boolean)

/** Quick where millions of words are asked: all Han letters lie behind Latin, Cyrillic and Greek. */
const isHanAt = (word: string): boolean => word.charCodeAt(0) >= 0x2e80 && isHan(word)
