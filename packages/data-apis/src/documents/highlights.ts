import { escapeMarkup } from '../escape-markup.ts'
import type { Phrase, Term } from '../sources/document-term.ts'
import { splitText, type Token } from '../sources/document-words.ts'

/** A part of a document with the words that were searched for between `<em>` and `</em>`; all else is HTML text. */
interface Highlight {
  field: 'title' | 'body'
  text: string
}

/** Words around a hit, and parts of a body, that are shown at most. */
const wordsBefore = 12
const wordsAfter = 24
const partsMax = 3

/** Where the words of a search term stand in a document. What NOT excludes is nowhere. */
export function findHighlights(
  term: Term,
  scope: string,
  { title, body }: { title: string; body: string },
): Highlight[] {
  const phrases = listPhrases(term)
  const inTitle = scope === 'body' ? [] : markParts(title, phrases, Infinity)
  const inBody = scope === 'title' ? [] : markParts(body, phrases, partsMax)
  return [
    ...inTitle.map(text => ({ field: 'title' as const, text })),
    ...inBody.map(text => ({ field: 'body' as const, text })),
  ]
}

function listPhrases(term: Term): Phrase[] {
  if ('phrase' in term) return [term.phrase]
  if ('near' in term) return term.near
  if ('not' in term) return []
  return ('all' in term ? term.all : term.any).flatMap(listPhrases)
}

/** The parts of a text around its hits; with an endless number of them the whole text is one. */
function markParts(text: string, phrases: Phrase[], most: number): string[] {
  const tokens = splitText(text)
  const hits = phrases.flatMap(phrase => findPhrase(tokens, phrase))
  if (!hits.length) return []
  const marked = new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, nth) => from + nth)))
  if (most === Infinity) return [markText(text, tokens, marked, 0, tokens.length)]
  const parts: { from: number; to: number }[] = []
  for (const at of [...marked].sort((a, b) => a - b)) {
    const [from, to] = [Math.max(0, at - wordsBefore), Math.min(tokens.length, at + wordsAfter)]
    const last = parts.at(-1)
    if (last && at < last.to) continue
    if (last && from < last.to) last.to = to
    else parts.push({ from, to })
  }
  return parts.slice(0, most).map(({ from, to }) => markText(text, tokens, marked, from, to))
}

const findPhrase = (tokens: Token[], { words, begins }: Phrase) =>
  tokens.flatMap((_, from) =>
    words.every((word, nth) => {
      const own = tokens[from + nth]?.word
      return own === word || (begins && nth === words.length - 1 && own?.startsWith(word))
    })
      ? [{ from, to: from + words.length }]
      : [],
  )

/** The words from one to another as HTML, cut at both ends where the text goes on; neighbours share a mark. */
function markText(text: string, tokens: Token[], marked: Set<number>, from: number, to: number): string {
  const start = from === 0 ? 0 : tokens[from]!.start
  const end = to === tokens.length ? text.length : tokens[to - 1]!.end
  let html = from === 0 ? '' : '…'
  let done = start
  for (let at = from; at < to; at++) {
    if (!marked.has(at)) continue
    let last = at
    while (last + 1 < to && marked.has(last + 1)) last++
    html += `${escapeMarkup(text.slice(done, tokens[at]!.start))}<em>${escapeMarkup(text.slice(tokens[at]!.start, tokens[last]!.end))}</em>`
    done = tokens[last]!.end
    at = last
  }
  return `${html}${escapeMarkup(text.slice(done, end))}${end < text.length ? '…' : ''}`
}
