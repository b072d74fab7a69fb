import type { Words } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { isHan, splitText } from './document-words.ts'

/** Words that follow one another; `begins` says that the last one is only the beginning of a word. */
export interface Phrase {
  words: string[]
  begins: boolean
}

/** A search term, read. `near` holds phrases that all stand within a number of words. */
export type Term =
  | { phrase: Phrase }
  | { near: Phrase[]; distance: number }
  | { all: Term[] }
  | { any: Term[] }
  | { not: Term }

/** What is wrong with a search term, and at which of its characters (the first is 1). */
export class TermFault extends Error {
  readonly at: number
  readonly words: Words
  constructor(at: number, words: Words) {
    super(words.en)
    this.at = at
    this.words = words
  }
}

interface Sign {
  kind: '(' | ')' | 'OR' | 'AND' | 'NOT' | 'near' | 'quoted' | 'plain'
  text: string
  at: number
}

/** Signs that stand for others where somebody types Chinese, or lets a program set the quotation marks. */
const plainSigns: Record<string, string> = { '（': '(', '）': ')', '＊': '*', '“': '"', '”': '"', '„': '"' }
const signForm = /"[^"]*"?|[()]|NEAR\d+\(|[^\s()"]+/g
const operators = new Set(['OR', 'AND', 'NOT'])

/**
 * Reads a search term: words and "exact phrases", word* for beginnings, AND (or nothing between), OR, NOT, brackets, and
 * NEAR25(a OR b) for what stands within 25 words. Throws a TermFault.
 */
export function parseTerm(text: string): Term {
  const signs = readSigns(text)
  const term = readAny(signs)
  const extra = signs[0]
  if (extra) throw new TermFault(extra.at, { en: 'this bracket closes nothing', zh: '此处的右括号没有对应的左括号' })
  if (!term) throw new TermFault(1, { en: 'there is no word to search for', zh: '其中没有可供搜索的词语' })
  return term
}

function readSigns(text: string): Sign[] {
  const plain = text.replaceAll(/[（）＊“”„]/g, sign => plainSigns[sign]!)
  return [...plain.matchAll(signForm)].map(({ 0: sign, index }) => {
    const at = index + 1
    if (sign.startsWith('"')) return { kind: 'quoted', text: readQuoted(sign, at), at }
    if (sign === '(' || sign === ')' || operators.has(sign)) return { kind: sign as Sign['kind'], text: sign, at }
    return { kind: /^NEAR\d+\($/.test(sign) ? 'near' : 'plain', text: sign, at }
  })
}

function readQuoted(sign: string, at: number): string {
  if (sign.length < 2 || !sign.endsWith('"'))
    throw new TermFault(at, { en: 'this quotation mark is never closed', zh: '此处的引号没有闭合' })
  if (splitText(sign).length === 0)
    throw new TermFault(at, { en: 'there is no word between these quotation marks', zh: '此处的引号内没有词语' })
  return sign.slice(1, -1)
}

/** Takes what it reads from the front of the signs; nothing when all of it is marks that no text is searched for. */
function readAny(signs: Sign[]): Term | undefined {
  const found = [readAll(signs)]
  for (let sign = signs[0]; sign?.kind === 'OR'; sign = signs[0]) {
    if (!found.at(-1)) throw alone(sign)
    signs.shift()
    found.push(readAll(signs))
    if (!found.at(-1)) throw alone(sign)
  }
  const terms = found.filter(term => term !== undefined)
  return terms.length > 1 ? { any: terms } : terms[0]
}

function readAll(signs: Sign[]): Term | undefined {
  const found: Term[] = []
  for (let sign = signs[0]; sign && sign.kind !== ')' && sign.kind !== 'OR'; sign = signs[0]) {
    if (sign.kind === 'AND') {
      signs.shift()
      if (!found.length || !signs[0] || /^(\)|OR|AND)$/.test(signs[0].kind)) throw alone(sign)
    }
    const term = readOne(signs)
    if (term) found.push(term)
  }
  return found.length > 1 ? { all: found } : found[0]
}

function readOne(signs: Sign[]): Term | undefined {
  const sign = signs.shift()!
  if (sign.kind === 'NOT') {
    const term = signs[0] && !/^(\)|OR|AND)$/.test(signs[0].kind) ? readOne(signs) : undefined
    if (!term) throw alone(sign)
    return { not: term }
  }
  if (sign.kind === '(') return readGroup(signs, sign)
  if (sign.kind === 'near') return readNear(signs, sign)
  if (sign.kind === 'quoted') return { phrase: readPhrase(sign) }
  return readPlain(sign)
}

function readGroup(signs: Sign[], { at }: Sign): Term {
  const term = readAny(signs)
  close(signs, at)
  if (!term) throw new TermFault(at, { en: 'there is nothing between these brackets', zh: '此处的括号内没有内容' })
  return term
}

function close(signs: Sign[], at: number) {
  if (signs.shift()?.kind !== ')')
    throw new TermFault(at, { en: 'this bracket is never closed', zh: '此处的括号没有闭合' })
}

function readNear(signs: Sign[], { text, at }: Sign): Term {
  const distance = Number(/\d+/.exec(text)![0])
  const most = limits.nearWordsMax
  if (distance < 1 || distance > most)
    throw new TermFault(at, { en: `NEAR takes 1 to ${most} words`, zh: `NEAR的词数应为1至${most}` })
  const near: Phrase[] = []
  for (let sign = signs[0]; sign && sign.kind !== ')'; sign = signs[0]) {
    if (sign.kind !== 'plain' && sign.kind !== 'quoted' && sign.kind !== 'OR')
      throw new TermFault(sign.at, {
        en: 'within NEAR stand only words and phrases joined by OR',
        zh: 'NEAR的括号内只能是以OR连接的词语或短语',
      })
    signs.shift()
    if (sign.kind !== 'OR') near.push(readPhrase(sign))
  }
  close(signs, at + text.length - 1)
  const words = near.filter(phrase => phrase.words.length > 0)
  if (words.length < 2) throw new TermFault(at, { en: 'NEAR needs two words or more', zh: 'NEAR至少需要两个词语' })
  return { near: words, distance }
}

const alone = ({ text, at }: Sign) =>
  new TermFault(at, { en: `${text} needs a word before and after it`, zh: `${text}的前后都应有词语` })

/** A phrase; words of Chinese are characters. */
function readPhrase({ text, at }: Sign): Phrase {
  const star = text.search(/\*(?!["\s]*$)/)
  if (star >= 0 || /^[^\p{L}\p{N}]*\*/u.test(text))
    throw new TermFault(at, { en: 'an asterisk stands only at the end of a word', zh: '星号只能位于词语末尾' })
  return { words: splitText(text).map(({ word }) => word), begins: text.trimEnd().endsWith('*') }
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** One typed word. Chinese without quotation marks is taken apart into its words, whatever their order in the text. */
function readPlain(sign: Sign): Term | undefined {
  const phrase = readPhrase(sign)
  if (!phrase.words.some(isHan)) return phrase.words.length ? { phrase } : undefined
  const parts = [...segmenter.segment(sign.text)]
    .map(({ segment }) => splitText(segment).map(({ word }) => word))
    .filter(words => words.length > 0)
    .map(words => ({ phrase: { words, begins: false } }))
  return parts.length > 1 ? { all: parts } : parts[0]
}
