import type { SearchIndex } from './search-index.ts'
import type { Term } from './search-query.ts'
import { isHan } from './split-words.ts'

/** A marked piece of a text: from this character up to that one. */
export type Mark = [from: number, to: number]

const snippetChars = 150
const formsMax = 60

/** Finds the words of a query in a text, each as it is said there. None of what was typed becomes a pattern. */
export function patternOf({ vocabulary }: SearchIndex, terms: Term[]): RegExp | undefined {
  const forms = terms.flatMap(({ variants }) =>
    variants.flatMap(({ forms: said }) =>
      said.flatMap(form =>
        isHan(form)
          ? [form]
          : vocabulary
              .read(form)
              .map(({ word }) => word)
              .concat(form),
      ),
    ),
  )
  const kept = [...new Set(forms)].slice(0, formsMax).sort((a, b) => b.length - a.length)
  if (kept.length === 0) return undefined
  return new RegExp(kept.map(patternOfForm).join('|'), 'giu')
}

/** Words of a term may stand apart; a short word is one only where a word begins, a long one also inside of a name. */
function patternOfForm(form: string): string {
  const escaped = form.replaceAll(/[^\p{L}\p{N}_ ]/gu, '\\$&').replaceAll(' ', '[\\s_-]*')
  return isHan(form) || form.length > 4 ? escaped : `(?<![a-z\\d])${escaped}`
}

export const markText = (text: string, pattern: RegExp | undefined): Mark[] =>
  pattern ? [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]) : []

/** A piece of a text around the first word of a query that it holds; its beginning when it holds none. */
export function cutSnippet(text: string, pattern: RegExp | undefined): string {
  const at = pattern ? text.search(new RegExp(pattern.source, 'iu')) : -1
  if (at < snippetChars / 2) return cut(text, 0)
  const space = text.lastIndexOf(' ', at - 40)
  return `…${cut(text, space > at - 80 ? space + 1 : at - 40)}`
}

const cut = (text: string, from: number): string =>
  text.length - from <= snippetChars ? text.slice(from) : `${text.slice(from, from + snippetChars).trimEnd()}…`
