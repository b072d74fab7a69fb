import { type RawBuilder, sql } from 'kysely'
import type { Phrase, Term } from './document-term.ts'
import { isHan } from './document-words.ts'

export type Scope = 'everywhere' | 'title' | 'body'

/** The weights that words of a part of the document have. */
const weights: Record<Scope, string> = { everywhere: '', title: 'A', body: 'D' }

/** The condition on `document.document d` that a search term stands for. */
export function writeCondition(term: Term, scope: Scope): RawBuilder<boolean> {
  const within = (part: Term) => writeCondition(part, scope)
  if (!hasNear(term)) return sql`d.words @@ ${writeQuery(term, scope)}::tsquery`
  if ('near' in term)
    return sql`(d.words @@ ${writeQuery(term, scope)}::tsquery and ${writeNearness(term.near, term.distance, scope)})`
  if ('not' in term) return sql`not ${within(term.not)}`
  if ('all' in term) return sql`(${sql.join(term.all.map(within), sql` and `)})`
  return 'any' in term ? sql`(${sql.join(term.any.map(within), sql` or `)})` : sql`true`
}

const hasNear = (term: Term): boolean => {
  if ('near' in term) return true
  if ('not' in term) return hasNear(term.not)
  if ('all' in term) return term.all.some(hasNear)
  return 'any' in term && term.any.some(hasNear)
}

/** The text form of a tsquery; of NEAR it knows only that all of its words are there. */
export function writeQuery(term: Term, scope: Scope): string {
  const within = (part: Term) => writeQuery(part, scope)
  if ('phrase' in term) return writePhrase(term.phrase, scope)
  if ('not' in term) return `!${within(term.not)}`
  if ('near' in term) return `(${term.near.map(phrase => writePhrase(phrase, scope)).join(' & ')})`
  return 'all' in term ? `(${term.all.map(within).join(' & ')})` : `(${term.any.map(within).join(' | ')})`
}

function writePhrase(phrase: Phrase, scope: Scope): string {
  const lexemes = lexemesOf(phrase)
  const written = lexemes.map(({ word, begins, at }, nth) => {
    const query = `'${word}':${begins ? '*' : ''}${weights[scope]}`.replace(/:$/, '')
    return nth === 0 ? query : ` <${at - lexemes[nth - 1]!.at}> ${query}`
  })
  return `(${written.join('')})`
}

interface Lexeme {
  word: string
  begins: boolean
  /** Its place, counted from the first word of the phrase. */
  at: number
}

/** What the vector holds of a phrase: its words, and of Chinese the pairs that cover it, which are rarer. */
function lexemesOf({ words, begins }: Phrase): Lexeme[] {
  const found: Lexeme[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const [before, next] = [words[at - 1], words[at + 1]]
    if (!isHan(word)) found.push({ word, begins: begins && next === undefined, at })
    else if (next !== undefined && isHan(next)) found.push({ word: word + next, begins: false, at: at++ })
    else if (before !== undefined && isHan(before)) found.push({ word: before + word, begins: false, at: at - 1 })
    else found.push({ word, begins: false, at })
  }
  return found
}

/** Whether all phrases stand somewhere within so many words of one another; tsquery knows only exact distances. */
function writeNearness(phrases: Phrase[], distance: number, scope: Scope): RawBuilder<boolean> {
  const lexemes = phrases.flatMap((phrase, nth) => lexemesOf(phrase).map(lexeme => ({ ...lexeme, nth })))
  const sizes = phrases.map(phrase => lexemesOf(phrase).length)
  const vector =
    scope === 'everywhere' ? sql`d.words` : sql`ts_filter(d.words, ${[weights[scope].toLowerCase()]}::"char"[])`
  return sql`exists (
    with part as (
      select * from unnest(${lexemes.map(({ nth }) => nth)}::int[], ${lexemes.map(({ at }) => at)}::int[],
        ${lexemes.map(({ word }) => word)}::text[], ${lexemes.map(({ begins }) => begins)}::boolean[])
        part (nth, at, word, begins)
    ), hit as (
      select nth, place - at as place
      from unnest(${vector}) known (word, places) 
        join part on known.word = part.word or (begins and starts_with(known.word, part.word)),
        unnest(places) place
      group by 1, 2 having count(distinct at) = (${sizes}::int[])[nth + 1]
    )
    select from hit first where (
      select count(distinct nth) from hit where hit.place between first.place and first.place + ${distance}
    ) = ${phrases.length})`
}
