import { splitHan, splitWords } from './search-words.ts'

/** A search term, read: a Latin word, a run of Chinese characters, or several of them joined. */
export type Keyword = { word: string } | { han: string } | { all: Keyword[] } | { any: Keyword[] } | { none: Keyword }

type Token = '(' | ')' | 'OR' | 'AND' | 'NOT' | { text: string }

const signs = new Map<string, Token>([
  [';', 'OR'],
  ...(['(', ')', 'OR', 'AND', 'NOT'] as const).map(sign => [sign, sign] as const),
])

/**
 * Reads the grammar of the search: `a b` and `a AND b` need both, `a;b` and `a OR b` either, `a NOT b` the first without
 * the second, brackets group. What is missing at the end (a bracket, a word after an operator) is taken as not
 * written. Undefined when the text holds no word at all.
 */
export function parseKeyword(text: string): Keyword | undefined {
  const parts = text.normalize('NFKC').match(/[;()]|[^\s;(),、，]+/g) ?? []
  const tokens = parts.map(part => signs.get(part) ?? { text: part })
  const found: (Keyword | undefined)[] = []
  while (tokens.length) {
    found.push(readAny(tokens))
    tokens.shift() // a bracket that closes nothing
  }
  return simplify({ all: found.filter(part => part !== undefined) })
}

/** Takes what it reads from the front of the tokens. */
function readAny(tokens: Token[]): Keyword | undefined {
  const found = [readAll(tokens)]
  while (tokens.length && tokens[0] !== ')') {
    tokens.shift() // an OR: readAll stops at nothing else
    found.push(readAll(tokens))
  }
  return { any: found.filter(part => part !== undefined) }
}

function readAll(tokens: Token[]): Keyword | undefined {
  const found: (Keyword | undefined)[] = []
  for (let token = tokens[0]; token && token !== ')' && token !== 'OR'; token = tokens[0]) {
    if (token === 'AND') tokens.shift()
    else found.push(readOne(tokens))
  }
  return { all: found.filter(part => part !== undefined) }
}

function readOne(tokens: Token[]): Keyword | undefined {
  const token = tokens.shift()
  if (token === 'NOT') {
    const rest = tokens[0] && tokens[0] !== ')' && tokens[0] !== 'OR' ? simplify(readOne(tokens)) : undefined
    return rest && { none: rest }
  }
  if (token === '(') {
    const group = readAny(tokens)
    if (tokens[0] === ')') tokens.shift()
    return simplify(group)
  }
  return typeof token === 'object' ? readText(token.text) : undefined
}

const readText = (text: string): Keyword => ({
  all: [...splitWords(text).map(word => ({ word })), ...splitHan(text).map(han => ({ han }))],
})

/** Lists of one become their only part, empty ones nothing. */
function simplify(keyword: Keyword | undefined): Keyword | undefined {
  if (!keyword || !('all' in keyword || 'any' in keyword)) return keyword
  const parts = 'all' in keyword ? keyword.all : keyword.any
  const kept = parts.map(simplify).filter(part => part !== undefined)
  if (kept.length < 2) return kept[0]
  return 'all' in keyword ? { all: kept } : { any: kept }
}

/** The Latin words and Chinese runs of a keyword, each once, without those that are excluded. */
export function listTerms(keyword: Keyword): { words: string[]; runs: string[] } {
  if ('word' in keyword) return { words: [keyword.word], runs: [] }
  if ('han' in keyword) return { words: [], runs: [keyword.han] }
  const parts = 'none' in keyword ? [keyword.none] : 'all' in keyword ? keyword.all : keyword.any
  const terms = parts.map(listTerms)
  return {
    words: [...new Set(terms.flatMap(({ words }) => words))],
    runs: [...new Set(terms.flatMap(({ runs }) => runs))],
  }
}
