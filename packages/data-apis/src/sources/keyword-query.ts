import { countEdits, editsAllowed } from '@portal/domain/did-you-mean.ts'
import { type Kysely, sql } from 'kysely'
import { type Keyword, listTerms } from './keyword.ts'
import type { DataTables } from './tables.ts'

interface KeywordOptions {
  /** Words exactly as written; otherwise beginnings, kindred forms and small misspellings count too. */
  strict: boolean
  /** In names alone. */
  nameOnly: boolean
  /** The table of the words that typed ones are compared with; those of the series when it is left out. */
  words?: string
}

/** The text forms of the tsquery that a keyword stands for, on the search column and on the names in it alone. */
export async function writeQuery(
  db: Kysely<DataTables>,
  keyword: Keyword,
  { strict, nameOnly, words = 'macro.word' }: KeywordOptions,
): Promise<{ query: string; nameQuery: string }> {
  const wanted = strict ? keyword : dropFillers(keyword)
  const known = strict ? new Map<string, Known>() : await lookUp(db, listTerms(wanted).words, words)
  const write = (part: Keyword, weight: string): string => {
    const within = (inner: Keyword) => write(inner, weight)
    if ('word' in part) return strict ? lexeme(part.word, weight) : writeWord(part.word, known.get(part.word), weight)
    if ('han' in part) return join(strict ? [part.han] : segment(part.han), run => writeRun(run, weight))
    if ('none' in part) return `!(${within(part.none)})`
    return 'all' in part ? join(part.all, within) : `(${part.any.map(within).join(' | ')})`
  }
  const nameQuery = write(wanted, 'A')
  return { query: nameOnly ? nameQuery : write(wanted, ''), nameQuery }
}

/** English words that say nothing by themselves; they are dropped where others stand beside them. */
const fillers = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

function dropFillers(keyword: Keyword): Keyword {
  if (!('all' in keyword)) return keyword
  const telling = keyword.all.filter(part => !('word' in part && fillers.has(part.word)))
  return { all: (telling.length ? telling : keyword.all).map(dropFillers) }
}

const join = <Part>(parts: Part[], write: (part: Part) => string) => `(${parts.map(write).join(' & ')})`
const lexeme = (word: string, weight: string) => (weight ? `'${word}':${weight}` : `'${word}'`)
const beginning = (word: string, weight: string) => `'${word}':*${weight}`

/** Characters next to one another, written as the pairs that the search column holds. */
function writeRun(run: string, weight: string): string {
  const letters = [...run]
  if (letters.length === 1) return lexeme(run, weight)
  const pairs = letters.slice(1).map((letter, at) => lexeme(`${letters[at]}${letter}`, weight))
  return `(${pairs.join(' & ')})`
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Characters that only join words. */
const particles = new Set('的和与及或在之等')

/** The words of a Chinese run, so that 中国国内生产总值 is found whatever the order in the name. */
function segment(run: string): string[] {
  const words = [...segmenter.segment(run)].map(({ segment }) => segment)
  const telling = words.filter(word => !particles.has(word))
  return telling.length ? telling : words
}

/** What the list of words knows of a typed one. */
interface Known {
  word: string
  is_word: boolean
  begins_words: boolean
  kin: string[] | null
  similar: string[] | null
}

const shortWord = 3

function writeWord(word: string, known: Known | undefined, weight: string): string {
  const kin = (known?.kin ?? []).filter(other => other !== word)
  const exact = known?.is_word && word.length <= shortWord // US is no beginning of USD
  const own = exact || /\d/.test(word) || !known?.begins_words ? lexeme(word, weight) : beginning(word, weight)
  const forms = kin.length || known?.begins_words ? kin : nearest(word, known?.similar ?? [])
  const all = [own, ...forms.map(other => lexeme(other, weight))]
  return all.length > 1 ? `(${all.join(' | ')})` : all[0]!
}

/** Those with the fewest differing letters, if few enough to be misspellings of them. */
function nearest(word: string, similar: string[]): string[] {
  const edits = similar.map(other => countEdits(word, other))
  const least = Math.min(...edits)
  return least > editsAllowed(word) ? [] : similar.filter((_, at) => edits[at] === least)
}

/** The forms of words in one query: by the index on words, on their stems, and on their trigrams for misspellings. */
async function lookUp(db: Kysely<DataTables>, words: string[], table: string): Promise<Map<string, Known>> {
  if (!words.length) return new Map()
  const list = sql.table(table)
  const { rows } = await sql<Known>`
    select typed.word,
      exists (select from ${list} w where w.word = typed.word) as is_word,
      begins.yes as begins_words,
      (select array_agg(w.word) from ${list} w
        where w.stem = coalesce((ts_lexize('english_stem', typed.word))[1], typed.word)) as kin,
      case when not begins.yes and length(typed.word) > 3 and typed.word !~ '[0-9]' then array(
        select w.word from ${list} w where w.word % typed.word
        order by similarity(w.word, typed.word) desc, w.word limit 20) end as similar
    from unnest(${words}::text[]) typed(word),
      lateral (select exists (select from ${list} w where w.word like typed.word || '%') as yes) begins`.execute(db)
  return new Map(rows.map(row => [row.word, row]))
}
