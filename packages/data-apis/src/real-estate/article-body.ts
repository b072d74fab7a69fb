import { escapeMarkup } from '../escape-markup.ts'

export type ArticleFormat = 'html' | 'text'

/** The body of an article out of its paragraphs, of which some are headings ('## ') and some items of a list ('- '). */
export const writeBody = (paragraphs: readonly string[], format: ArticleFormat): string =>
  format === 'text' ? paragraphs.map(plain).join('\n\n') : paragraphs.map(writeElement).join('\n')

const plain = (paragraph: string) => paragraph.replace(/^## /, '')

/** Whatever a paragraph holds is text: no element but these comes out. */
function writeElement(paragraph: string, at: number, all: readonly string[]): string {
  if (paragraph.startsWith('## ')) return `<h2>${escapeText(paragraph.slice(3))}</h2>`
  if (!isItem(paragraph)) return `<p>${escapeText(paragraph)}</p>`
  const opens = isItem(all[at - 1]) ? '' : '<ul>\n'
  const closes = isItem(all[at + 1]) ? '' : '\n</ul>'
  return `${opens}<li>${escapeText(paragraph.slice(2))}</li>${closes}`
}

const isItem = (paragraph: string | undefined) => paragraph?.startsWith('- ') ?? false

const escapeText = (text: string) => escapeMarkup(text).replaceAll("'", '&#39;')
