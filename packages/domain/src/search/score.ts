import { type Entry, fields, type SearchIndex } from './search-index.ts'
import type { Term, Variant } from './search-query.ts'
import { fold, isHan } from './split-words.ts'
import { fieldBits } from './vocabulary.ts'

/** What a word is worth by the field it stands in, in the order of `fields`. */
const worth = { title: 20, other: 17, names: 14, parent: 7, api: 5, text: 3.5 }
const worths = fields.map(field => worth[field])

/** What kinds are worth beside a page that says the same. */
const kindWorth = { page: 2, operation: 2.5, parameter: -1, model: -1.5, example: 1, release: 0 }

/** Answers that lack more of what was asked are none. */
const shareMin = 0.3

/** An entry that answers a query. */
interface Hit {
  at: number
  score: number
}

interface Asked {
  query: string
  terms: Term[]
  /** Whether an entry may be found at all. */
  admits: (entry: Entry) => boolean
  /** Number of the API that the asker is in, -1 for none: its answers come first among equals. */
  near: number
}

/** The best score of each entry for each word, kept while one query is answered. */
type Scores = Map<string, Float32Array>

/** Every entry that answers a query, best first. Rare words of the query count more than frequent ones. */
export function findHits(index: SearchIndex, asked: Asked): Hit[] {
  const { entries } = index
  const kept: Scores = new Map()
  const admitted = entries.map(asked.admits)
  const terms = asked.terms.map(term => scoreTerm(index, term, admitted, kept))
  const known = terms.filter(({ weight }) => weight > 0)
  if (known.length === 0) return []
  const mean = known.reduce((sum, { weight }) => sum + weight, 0) / known.length
  const whole = known.reduce((sum, { weight }) => sum + weight, 0) + mean * (terms.length - known.length)
  const hits: Hit[] = []
  for (let at = 0; at < entries.length; at++) {
    let sum = 0
    let share = 0
    for (const { scores, weight } of known) {
      const score = scores[at]!
      if (score === 0) continue
      sum += score * weight
      share += weight
    }
    share /= whole
    if (share < shareMin || !admitted[at]) continue
    hits.push({ at, score: (sum / whole) * share })
  }
  hits.sort((a, b) => b.score - a.score)
  return refine(index, asked, hits)
}

/** What a term is worth in each entry, and how much it tells the entries apart that may be found. */
function scoreTerm(
  index: SearchIndex,
  { variants }: Term,
  admitted: boolean[],
  kept: Scores,
): { scores: Float32Array; weight: number } {
  const best = new Float32Array(index.entries.length)
  for (const variant of variants) addVariant(index, variant, kept, best)
  let count = 0
  let all = 0
  for (let at = 0; at < best.length; at++) {
    if (!admitted[at]) continue
    all++
    if (best[at]! > 0) count++
  }
  return { scores: best, weight: count === 0 ? 0 : 1 + Math.log(1.5 + all / count) }
}

function addVariant(
  index: SearchIndex,
  { words, weight, isLoose, isExact = false }: Variant,
  kept: Scores,
  best: Float32Array,
): void {
  const parts = words.map(word => scoreWord(index, word, isExact, kept))
  const needed = isLoose ? 1 : words.length === 2 ? 2 : Math.ceil(words.length * 0.6)
  for (let at = 0; at < best.length; at++) {
    let sum = 0
    let count = 0
    for (const part of parts) {
      if (part[at]! === 0) continue
      sum += part[at]!
      count++
    }
    if (count < needed) continue
    const score = (sum / parts.length) * weight
    if (score > best[at]!) best[at] = score
  }
}

function scoreWord({ entries, vocabulary }: SearchIndex, word: string, isExact: boolean, kept: Scores): Float32Array {
  const key = isExact ? `=${word}` : word
  const known = kept.get(key)
  if (known) return known
  const scores = new Float32Array(entries.length)
  for (const { word: read, sureness } of isExact ? [{ word, sureness: 1 }] : vocabulary.read(word)) {
    for (const posting of vocabulary.postingsOf(read)) {
      const at = posting >> fieldBits
      const score = worths[posting & ((1 << fieldBits) - 1)]! * sureness
      if (score > scores[at]!) scores[at] = score
    }
  }
  kept.set(key, scores)
  return scores
}

const refinedMax = 200

/** Judges the best once more by what only the whole query tells: the same title, name or path, its beginning, brevity. */
function refine(index: SearchIndex, asked: Asked, hits: Hit[]): Hit[] {
  const query = fold(asked.query).trim().replaceAll(/\s+/g, ' ')
  const path = pathOf(asked.query)
  const forms = new Set(
    asked.terms.flatMap(({ variants }) => variants.filter(isSure).map(variant => variant.forms.join(' '))),
  )
  const refined = hits.slice(0, refinedMax).map(({ at, score }) => {
    const entry = index.entries[at]!
    const near = asked.near >= 0 && entry.api === asked.near ? 1.2 : 1
    return { at, score: (score + judge(entry, query, forms, path)) * near }
  })
  return [...mixApis(index, refined), ...hits.slice(refinedMax)]
}

/** The APIs have many pages of the same name: after the first two, each gives way to something else. */
function mixApis({ entries }: SearchIndex, hits: Hit[]): Hit[] {
  const seen = new Map<string, number>()
  const mixed = hits
    .sort((a, b) => b.score - a.score)
    .map(({ at, score }) => {
      const { kind, lower } = entries[at]!
      const count = seen.get(`${kind} ${lower}`) ?? 0
      seen.set(`${kind} ${lower}`, count + 1)
      return { at, score: count < 2 ? score : score * 0.85 ** (count - 1) }
    })
  return mixed.sort((a, b) => b.score - a.score)
}

const isSure = ({ weight }: Variant) => weight >= 0.8

function judge(entry: Entry, query: string, forms: Set<string>, path: string | undefined): number {
  const { lower, names, kind } = entry
  const same = lower === query || names.includes(query) ? 16 : forms.has(lower) ? 8 : 0
  const begins = same ? 0 : lower.startsWith(query) ? 5 : query.length > 1 && lower.includes(query) ? 3 : 0
  const brief = 4 / (4 + (isHan(lower) ? lower.length * 2 : lower.length) / 6)
  const place = path && names.some(name => isPath(name, path)) ? 20 : 0
  const top = !entry.href.includes('#') ? 1.5 : kind === 'release' ? -2 : 0
  return same + begins + brief + place + top + kindWorth[kind]
}

/** The path that a query names, `/series/search` in 'GET https://host/v2/series/search?limit=1'. */
const pathOf = (query: string): string | undefined =>
  /\S*\/[^\s?]*/
    .exec(query.toLowerCase())?.[0]
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/\/+$/, '') || undefined

/** True when a path is the end of what was typed, whatever stands for its parameters. */
function isPath(template: string, path: string): boolean {
  if (!template.startsWith('/')) return false
  const wanted = template.split('/').filter(Boolean)
  const typed = path.split('/').filter(Boolean)
  if (wanted.length > typed.length) return false
  const end = typed.slice(typed.length - wanted.length)
  return wanted.every((step, at) => step === end[at] || step.startsWith('{'))
}
