import type { Language } from '@portal/domain/language.ts'
import type { OutlineItem } from '@portal/domain/page.ts'
import { text } from '@portal/domain/spec.ts'
import { placeHeadings } from './headings.ts'
import { createMarkdown, newPlace } from './markdown.ts'
import { say } from './words.ts'

const markdown = createMarkdown(undefined, { html: true })
const written = createMarkdown()

/**
 * A description of a product's document, markdown. Its headings begin at a level: below that of the page, or of the part
 * of it that is described.
 */
export const descriptionOf = (holder: object, language: Language, top = 2): string =>
  placeHeadings(nameNotes(text(holder, 'description', language), language), top)

/** Quotations that begin with '[!NOTE]' or its like, as GitHub has them, begin with a word. */
const nameNotes = (content: string, language: Language): string =>
  content.replaceAll(
    /^([ \t]*>[ \t]*)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?=[ \t]*$)/gm,
    (_, mark: string, kind: NoteKind) => `${mark}**${say(language, `reference.note.${kind}`)}**`,
  )
type NoteKind = 'NOTE' | 'TIP' | 'IMPORTANT' | 'WARNING' | 'CAUTION'

/** The same as HTML: paragraphs and lists. Empty when there is none. */
export const describe = (holder: object, language: Language, top?: number): string =>
  markdown.render(descriptionOf(holder, language, top), { ...newPlace(language) }).trim()

/** The description of a part, below a heading of the page, as HTML; one paragraph comes without its element. */
export const describePart = (holder: object, language: Language): string =>
  describe(holder, language, 3).replace(/^<p>((?:(?!<p>)[\s\S])*)<\/p>$/, '$1')

/** A text as HTML, with its headings. Code stays without colours, which are the build's. */
export const renderText = (content: string, language: Language) => render(written, content, language)

/** The same of a text that holds descriptions of a document. */
export const renderComputed = (content: string, language: Language) => render(markdown, content, language)

function render(by: typeof markdown, content: string, language: Language): { html: string; outline: OutlineItem[] } {
  const place = newPlace(language)
  return { html: by.render(content, { ...place }), outline: place.outline }
}
