import { addStarts, openReadings, type Readings, type Starts, syllablesOf } from './pinyin.ts'
import { type EntryKind, entryKinds, type SearchFile, type SearchTexts } from './search-file.ts'
import { fold, isHan, splitWords, tokensOf } from './split-words.ts'
import { fieldBits, Vocabulary } from './vocabulary.ts'

/** Where a word of an entry stands, by how much it says there. */
export const fields = ['title', 'other', 'names', 'parent', 'api', 'text'] as const
type Field = (typeof fields)[number]

/** One thing that can be found, as it is compared. */
export interface Entry {
  kind: EntryKind
  /** Number of its API, -1 for none. */
  api: number
  parent: Entry | undefined
  title: string
  href: string
  /** Folded: title, and the other names one by one. */
  lower: string
  names: string[]
  /** What its title can be found by. */
  tokens: string[]
}

/** An index in memory: what the browser and the server search alike. */
export interface SearchIndex {
  file: SearchFile
  entries: Entry[]
  vocabulary: Vocabulary
  texts: SearchTexts
  readings: Readings
  syllables: ReadonlySet<string>
  /** The Chinese pieces of all titles, with how often they stand there. */
  runs: Map<string, number>
  starts: Starts
  /** The words that mean the same, by each of them. */
  groups: Map<string, string[][]>
  /** The most words that a term of a group has. */
  longestTerm: number
}

/** Makes the names of a file searchable; the texts follow by `addTexts`. */
export function openIndex(file: SearchFile): SearchIndex {
  const readings = openReadings(file.readings)
  const vocabulary = new Vocabulary()
  const entries: Entry[] = []
  for (const [kind, api, parent, title, place, names] of file.rows) {
    const above = entries[parent]
    const href = /^[#?]|^$/.test(place) ? `${above?.href ?? ''}${place}` : place
    const other = names ? names.split(' ') : []
    entries.push({
      kind: entryKinds[kind]!,
      api,
      parent: above,
      title,
      href,
      lower: fold(title),
      names: other.map(fold),
      tokens: [],
    })
  }
  const index: SearchIndex = {
    file,
    entries,
    vocabulary,
    texts: [],
    readings,
    syllables: syllablesOf(readings),
    runs: new Map(),
    starts: new Map(),
    ...openGroups(file.groups),
  }
  const apis = file.apis.map(([, title, names]) => [...new Set(tokensOf(`${title} ${names}`))])
  for (const at of file.rows.keys()) addNames(index, at, apis)
  for (const group of file.groups) for (const term of group) addRuns(index, term)
  for (const run of index.runs.keys()) addStarts(index.starts, run, readings)
  return index
}

function addNames(index: SearchIndex, at: number, apis: string[][]): void {
  const { entries, vocabulary, file } = index
  const [, api, parent, title, , names, other] = file.rows[at]!
  const add = (field: Field, tokens: string[]) => {
    for (const token of tokens) vocabulary.add(token, postingOf(at, field))
  }
  const entry = entries[at]!
  entry.tokens = tokensOf(title)
  add('title', entry.tokens)
  add('title', joinPairs(title))
  add('other', tokensOf(other))
  add('names', tokensOf(names))
  add('parent', entries[parent]?.tokens ?? [])
  add('api', apis[api] ?? [])
  for (const words of [title, other]) addRuns(index, words)
}

function addRuns({ runs }: SearchIndex, words: string): void {
  for (const run of splitWords(words).filter(isHan)) runs.set(run, (runs.get(run) ?? 0) + 1)
}

/** Two words that people write as one: `apikey`, `timepoint`. */
function joinPairs(title: string): string[] {
  const words = splitWords(title)
  return words.slice(1).flatMap((word, at) => (isHan(words[at]! + word) || isHan(word) ? [] : [words[at]! + word]))
}

/** Adds the texts of the entries `from` up to `to`: all at once, or in slices where somebody waits for the page. */
export function addTexts(index: SearchIndex, texts: SearchTexts, from = 0, to = texts.length): void {
  index.texts = texts
  for (let at = from; at < Math.min(to, texts.length); at++) {
    for (const token of tokensOf(texts[at]!)) index.vocabulary.add(token, postingOf(at, 'text'))
  }
}

const fieldNumbers = Object.fromEntries(fields.map((field, at) => [field, at])) as Record<Field, number>

const postingOf = (entry: number, field: Field) => (entry << fieldBits) | fieldNumbers[field]

function openGroups(lists: string[][]): Pick<SearchIndex, 'groups' | 'longestTerm'> {
  const groups = new Map<string, string[][]>()
  let longestTerm = 1
  for (const list of lists) {
    const terms = list.map(term => splitWords(term).join(' '))
    for (const term of terms) {
      groups.set(term, [...(groups.get(term) ?? []), terms])
      longestTerm = Math.max(longestTerm, isHan(term) ? [...term].length : term.split(' ').length)
    }
  }
  return { groups, longestTerm }
}
