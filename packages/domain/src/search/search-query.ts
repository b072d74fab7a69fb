import { readPinyin } from './pinyin.ts'
import type { SearchIndex } from './search-index.ts'
import { isHan, pairsOf, splitParts, splitWords, stemOf } from './split-words.ts'

/** One thing that a query asks for, in every way it may be said. */
export interface Term {
  /** As it was typed, folded. */
  typed: string
  variants: Variant[]
}

/** A way to say a term: the words that must stand together in a field, and how surely it is meant. */
export interface Variant {
  words: string[]
  /** The same as it is marked in a text. */
  forms: string[]
  weight: number
  /** True when some of the words are better than none. */
  isLoose?: boolean
  /** True when no other word may stand for one of them. */
  isExact?: boolean
}

const weights = { same: 0.85, parts: 0.9, pinyin: 0.9, initials: 0.6, code: 0.6, unsure: 0.5, inside: 0.85 }
const termsMax = 12
const pinyinCharsMax = 30

/** Words that say nothing about what is looked for, unless they are all that is said. */
const idle = new Set(
  'a an and are as at be by can did do does for from how i in is it many me much my of on or please that the this to want what when where which why with you your'.split(
    ' ',
  ),
)
const idleChinese =
  /请问|如何|怎么样?|怎样|什么|哪些|哪里|哪个|为什么|为何|是否|能否|可以|我想|想要|我要|一下|[的了吗呢吧啊我你把被和与或在有是要想]/g

/** The terms of a query: what the glossary knows as one is one, Chinese without its idle words. */
export function readQuery(index: SearchIndex, query: string): Term[] {
  const words = joinSyllables(index, splitWords(withoutValues(query)))
  const telling = words.filter(word => !idle.has(word))
  const pieces = (telling.length > 0 ? telling : words).flatMap(word => (isHan(word) ? cutRun(index, word) : [word]))
  const typed = [...new Set(joinPhrases(index, pieces))].slice(0, termsMax)
  return typed.map(each => readTerm(index, each, query))
}

/** An address without its host, its query, its version and the ids in it: what is left is what the documents call it. */
function withoutValues(query: string): string {
  if (!/\/[^\s/]+\/|^\s*([a-z]+\s+)?\//i.test(query)) return query
  const place = query.replace(/\bhttps?:\/\/[^\s/]+/i, '').replace(/\?\S*/, '')
  return place.replaceAll(/(?<=\/)v?\d+(?=\/|\s|$)/g, '')
}

/** `ling pai` is `lingpai`, when the words are syllables and not all of them words of the documents. */
function joinSyllables({ syllables, vocabulary }: SearchIndex, words: string[]): string[] {
  const joined: string[] = []
  let run: string[] = []
  const close = () => {
    if (run.length > 1 && run.some(word => !vocabulary.has(word))) joined.push(run.join(''))
    else joined.push(...run)
    run = []
  }
  for (const word of words) {
    if (syllables.has(word)) run.push(word)
    else {
      close()
      joined.push(word)
    }
  }
  close()
  return joined
}

/** Cuts a run of Chinese at the terms of the glossary, the longest first, and at its idle words. */
function cutRun({ groups, longestTerm }: SearchIndex, run: string): string[] {
  const characters = [...run]
  const pieces: string[] = []
  let rest = ''
  const close = () => {
    pieces.push(...rest.replaceAll(idleChinese, ' ').split(' ').filter(Boolean))
    rest = ''
  }
  for (let at = 0; at < characters.length; ) {
    const longest = Math.min(longestTerm, characters.length - at)
    let term = ''
    for (let length = longest; length > 1 && !term; length--) {
      const piece = characters.slice(at, at + length).join('')
      if (groups.has(piece)) term = piece
    }
    if (term) {
      close()
      pieces.push(term)
    } else rest += characters[at]
    at += term ? [...term].length : 1
  }
  close()
  return pieces.length > 0 ? pieces : [run]
}

/** Neighbouring words that the glossary knows as one term, `time points`, become one; the longest first. */
function joinPhrases(index: SearchIndex, words: string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(4, words.length - at)
    while (length > 1 && !findGroups(index, words.slice(at, at + length).join(' '))) length--
    joined.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return joined
}

/** The groups of a term, in the singular where the plural has none. */
function findGroups({ groups }: SearchIndex, term: string): string[][] | undefined {
  return (
    groups.get(term) ??
    groups.get(term.replace(/ies$/, 'y')) ??
    groups.get(term.replace(/e?s$/, '')) ??
    groups.get(term.replace(/s$/, ''))
  )
}

function readTerm(index: SearchIndex, typed: string, query: string): Term {
  const own = { ...variantOf(typed, 1), forms: typed.split(' '), isLoose: typed.includes(' ') }
  const variants = [own, ...sayOtherwise(index, typed, weights.same)]
  if (!isHan(typed) && !typed.includes(' ')) {
    const parts = partsOf(typed, query)
    if (parts.length > 1) variants.push({ words: parts, forms: parts, weight: weights.parts })
    const code = /^([a-z]{2,3})\d{2,}$/.exec(typed)?.[1]
    if (code) variants.push({ ...variantOf(code, weights.code), isExact: true })
    variants.push(...readAsPinyin(index, typed))
  }
  return { typed, variants }
}

/** A typed name in its parts; the case in which it was typed shows them. */
function partsOf(word: string, query: string): string[] {
  const at = query.toLowerCase().indexOf(word)
  return at < 0 ? [] : splitParts(query.slice(at, at + word.length))
}

function variantOf(term: string, weight: number): Variant {
  if (isHan(term)) return { words: pairsOf(term), forms: [term], weight }
  const words = term.split(' ').flatMap(word => (isHan(word) ? pairsOf(word) : [word]))
  return { words, forms: [term], weight }
}

const sayOtherwise = (index: SearchIndex, term: string, weight: number): Variant[] =>
  [...new Set(findGroups(index, term)?.flat() ?? [])]
    .filter(other => other !== term)
    .map(other => variantOf(other, weight))

/** Chinese that was typed as it sounds; a word that the documents know is rather that word. */
function readAsPinyin(index: SearchIndex, typed: string): Variant[] {
  if (!/^[a-z]{2,}$/.test(typed) || typed.length > pinyinCharsMax) return []
  const known =
    index.vocabulary.has(typed) || index.vocabulary.read(stemOf(typed)).some(({ sureness }) => sureness === 1)
  const trust = known ? weights.unsure : 1
  const found = readPinyin(typed, index.starts, index.runs, index.readings)
  const most = Math.max(...found.map(({ count }) => count))
  return found.flatMap(({ word, isWhole, fills, count }) => {
    const surely = (isWhole ? weights.pinyin : weights.initials) * (fills ? 1 : weights.inside)
    const weight = trust * surely * (0.8 + (0.2 * count) / most)
    return [variantOf(word, weight), ...sayOtherwise(index, word, weight * weights.same)]
  })
}
