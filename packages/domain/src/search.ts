/** What a search finds: the answer of `/api/search`. */
export interface SearchResults {
  items: SearchResult[]
  total: number
  /** Time of the search itself, in milliseconds. */
  tookMs: number
}

export interface SearchResult {
  title: string
  /** Page address without language prefix. */
  href: string
  /** The page, the tag or the product that it belongs to. */
  section: string
  /** Plain text around the first match. */
  snippet: string
  kind: 'page' | 'operation' | 'model' | 'release'
}

/** Something that can be found. */
export interface Searchable extends Omit<SearchResult, 'snippet'> {
  /** Other names: a path, an operation id. */
  names: string
  text: string
  /** All of it in lower case, and the words of title and names; made by `makeSearchable`. */
  lower: { title: string; names: string; text: string; titleWords: string[]; nameWords: string[] }
}

/** Prepares something for being found, once: a search runs over all of it with every letter that is typed. */
export function makeSearchable(item: Omit<Searchable, 'lower'>): Searchable {
  const [title, names, text] = [item.title, item.names, item.text].map(words => words.toLowerCase().normalize('NFKC'))
  const lower = { title: title ?? '', names: names ?? '', text: text ?? '' }
  return { ...item, lower: { ...lower, titleWords: splitQuery(lower.title), nameWords: splitQuery(lower.names) } }
}

/** The words of a query: Latin ones by spaces and marks, Chinese runs whole. */
export const splitQuery = (query: string): string[] =>
  query
    .toLowerCase()
    .normalize('NFKC')
    .match(/\p{Script=Han}+|[\p{L}\p{N}_]+/gu) ?? []

/**
 * How well something answers a query; 0 when too few words of the query are in it: all of two, most of more. Titles
 * count most, then names, then text; a small misspelling of a word of title or names counts less than the word.
 */
export function scoreMatch({ lower, kind }: Searchable, words: string[], query: string): number {
  const scores = words.map(word => scoreWord(word, lower))
  const matched = scores.filter(score => score > 0).length
  if (matched === 0 || matched < Math.ceil(words.length * (words.length > 2 ? 0.6 : 1))) return 0
  const whole = query.trim().toLowerCase()
  const isWhole = lower.title === whole || lower.names.split(' ').includes(whole)
  const exact = isWhole ? 100 : lower.title.startsWith(whole) ? 30 : 0
  const brief = 10 / (10 + lower.title.length)
  return exact + scores.reduce((sum, score) => sum + score, 0) / words.length + brief + (kind === 'operation' ? 1 : 0)
}

function scoreWord(word: string, lower: Searchable['lower']): number {
  if (lower.titleWords.includes(word)) return 20
  if (lower.titleWords.some(part => part.startsWith(word))) return 16
  if (lower.title.includes(word)) return 12
  if (lower.names.includes(word)) return 10
  if (lower.text.includes(word)) return 4
  if (lower.titleWords.some(part => isMisspelling(word, part))) return 3
  return lower.nameWords.some(part => isMisspelling(word, part)) ? 2 : 0
}

/** True when two words differ by one letter, or by two in long words: added, left out, changed or swapped. */
export function isMisspelling(word: string, meant: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return false
  const allowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
  return allowed > 0 && Math.abs(word.length - meant.length) <= allowed && distance(word, meant) <= allowed
}

/** Damerau-Levenshtein distance with adjacent swaps. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      const least = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + change)
      const swapped = column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line.push(swapped ? Math.min(least, before[column - 2]! + 1) : least)
    }
    before = above
    above = line
  }
  return above[b.length]!
}

const snippetChars = 150

/** A piece of a text around the first word of a query that it holds; its beginning when it holds none. */
export function cutSnippet(text: string, words: string[]): string {
  const lower = text.toLowerCase()
  const at = Math.min(...words.map(word => lower.indexOf(word)).filter(place => place >= 0), text.length)
  if (at === text.length || at < snippetChars / 2) return cut(text, 0)
  return `…${cut(text, Math.max(0, text.lastIndexOf(' ', at - 40) + 1 || at - 40))}`
}

const cut = (text: string, from: number): string =>
  text.length - from <= snippetChars ? text.slice(from) : `${text.slice(from, from + snippetChars).trimEnd()}…`
