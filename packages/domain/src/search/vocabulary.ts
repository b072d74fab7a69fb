import { isHan, stemOf } from './split-words.ts'

/** Where a word stands: the entry and the field, as one number. */
type Posting = number

export const fieldBits = 3

/** A word that a typed one may stand for, and how surely, 1 for the word itself. */
interface Reading {
  word: string
  sureness: number
}

const sure = { stem: 0.9, beginning: 0.8, misspelled: 0.55 }
const beginningsMax = 60
const misspellingsMax = 6
const readMax = 500

/** Every word of an index with the places where it stands. */
export class Vocabulary {
  readonly #postings = new Map<string, Posting[]>()
  /** Latin words by what they begin with, and by their stem. */
  readonly #beginnings = new Map<string, string[]>()
  readonly #stems = new Map<string, string[]>()
  /** Latin words of four letters and more, beside a bit for each letter that a word has. */
  readonly #words: string[] = []
  readonly #letters: number[] = []
  /** What was read of late: scoring, marking and suggesting ask for the same words. */
  readonly #read = new Map<string, Reading[]>()

  add(word: string, posting: Posting): void {
    const known = this.#postings.get(word)
    if (!known) {
      this.#postings.set(word, [posting])
      this.#read.clear()
      if (!isHan(word)) this.#addLatin(word)
    } else if (known.at(-1) !== posting) known.push(posting)
  }

  has(word: string): boolean {
    return this.#postings.has(word)
  }

  postingsOf(word: string): readonly Posting[] {
    return this.#postings.get(word) ?? []
  }

  /** What a typed word may stand for: itself, its other endings, what it begins, and only then what it misspells. */
  read(word: string): Reading[] {
    const known = this.#read.get(word)
    if (known) return known
    if (this.#read.size === readMax) this.#read.clear()
    const found = this.#readAnew(word)
    this.#read.set(word, found)
    return found
  }

  #readAnew(word: string): Reading[] {
    if (isHan(word)) return this.has(word) ? [{ word, sureness: 1 }] : []
    const found = new Map<string, number>()
    if (this.has(word)) found.set(word, 1)
    for (const each of this.#stems.get(stemOf(word)) ?? []) if (!found.has(each)) found.set(each, sure.stem)
    for (const each of this.#begunWith(word)) {
      if (!found.has(each)) found.set(each, (sure.beginning * (1 + word.length / each.length)) / 2)
    }
    if (found.size === 0) for (const [each, edits] of this.nearest(word)) found.set(each, sure.misspelled / edits)
    return [...found].map(([each, sureness]) => ({ word: each, sureness }))
  }

  /** The words that a mistyped one is nearest to, with how many letters they differ by. */
  nearest(word: string): [word: string, edits: number][] {
    const reach = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0
    if (reach === 0 || word.length > wordCharsMax) return []
    const letters = lettersOf(word)
    const near: [string, number][] = []
    for (let at = 0; at < this.#words.length; at++) {
      const other = this.#words[at]!
      if (other.length < word.length - reach || countBits(letters & ~this.#letters[at]!) > reach) continue
      const edits = countEdits(word, other, reach)
      if (edits <= reach) near.push([other, edits])
    }
    const least = Math.min(...near.map(([, edits]) => edits))
    return near
      .filter(([, edits]) => edits === least)
      .sort(([a], [b]) => this.postingsOf(b).length - this.postingsOf(a).length)
      .slice(0, misspellingsMax)
  }

  #addLatin(word: string): void {
    keep(this.#beginnings, word.slice(0, 2), word)
    if (word.length > 2) keep(this.#stems, stemOf(word), word)
    if (word.length < 4 || word.length > wordCharsMax || /\d/.test(word)) return
    this.#words.push(word)
    this.#letters.push(lettersOf(word))
  }

  #begunWith(word: string): string[] {
    if (word.length < 2) return []
    const begun = this.#beginnings.get(word.slice(0, 2))?.filter(each => each.startsWith(word)) ?? []
    return begun.sort((a, b) => a.length - b.length).slice(0, beginningsMax)
  }
}

function keep(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key)
  if (list) list.push(word)
  else lists.set(key, [word])
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/**
 * Letters to add, drop, change or swap until a word is the other, or what the other begins with when the word is long
 * enough for a beginning to mean something; more than `reach` when more are needed.
 */
function countEdits(word: string, other: string, reach: number): number {
  const isBeginning = word.length >= 6 && other.length > word.length + reach
  if (!isBeginning && other.length - word.length > reach) return reach + 1
  if (isBeginning && word[0] !== other[0]) return reach + 1
  const meant = isBeginning ? other.slice(0, word.length + reach) : other
  // Three rows that are used over and over: this runs for hundreds of words with every letter that is typed.
  let [beforeLast, last, row] = rows
  for (let j = 0; j <= meant.length; j++) last![j] = j
  for (let i = 1; i <= word.length; i++) {
    row![0] = i
    let least = i
    for (let j = 1; j <= meant.length; j++) {
      const isSame = word.charCodeAt(i - 1) === meant.charCodeAt(j - 1)
      let edits = Math.min(last![j]! + 1, row![j - 1]! + 1, last![j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && word[i - 1] === meant[j - 2] && word[i - 2] === meant[j - 1])
        edits = Math.min(edits, beforeLast![j - 2]! + 1)
      row![j] = edits
      if (edits < least) least = edits
    }
    if (least > reach) return reach + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return isBeginning ? Math.min(...last!.subarray(word.length - reach, meant.length + 1)) : last![meant.length]!
}

const wordCharsMax = 64
const rows = [0, 1, 2].map(() => new Uint8Array(wordCharsMax + 1))
