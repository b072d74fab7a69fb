import { escapeMarkup } from '@portal/data-apis/escape-markup.ts'
import { htmlLanguage, type Language } from '@portal/domain/language.ts'

/** A paragraph of a letter: words, lines of words, or a link with its words. */
type Paragraph = string | readonly string[] | { href: string; words: string }

/** What a mail says, once as text and once as HTML. */
export interface Letter {
  subject: string
  text: string
  html: string
}

/** Writes a letter. Whatever the paragraphs hold is words: nothing in them becomes markup or a line of a header. */
export function writeLetter(language: Language, subject: string, paragraphs: readonly Paragraph[]): Letter {
  const body = paragraphs.map(paragraph => `<p>${htmlOf(paragraph)}</p>`).join('\n')
  return {
    subject: subject.replaceAll(/\p{Cc}+/gu, ' '),
    text: `${paragraphs.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${htmlLanguage[language]}"><meta charset="utf-8"><body>\n${body}\n</body></html>\n`,
  }
}

function textOf(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph
  return 'href' in paragraph ? `${paragraph.words}\n${paragraph.href}` : paragraph.join('\n')
}

function htmlOf(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return escapeMarkup(paragraph).replaceAll('\n', '<br>')
  if (!('href' in paragraph)) return paragraph.map(escapeMarkup).join('<br>')
  return `<a href="${escapeMarkup(paragraph.href)}">${escapeMarkup(paragraph.words)}</a>`
}
