import MarkdownIt, { type Token } from 'markdown-it'

const reader = new MarkdownIt({ html: true })

/** What a text with headings has somewhere; few descriptions do. */
const mayHaveSome = /#|^[\s>]*[=-]+\s*$|<h[1-6]\b/im

const element = /(<\/?h)([1-6])\b/gi
/** What stands before a heading in a quotation or a list. */
const before = /^(?:\s|>|[-*+]\s|\d+[.)]\s)*/

/**
 * A text whose highest headings are of a level, the others below them in their order: it stands below a heading of a page.
 * Headings are those of markdown and of HTML; what stands in code is none.
 */
export function placeHeadings(text: string, top: number): string {
  if (!mayHaveSome.test(text)) return text
  const found = reader
    .parse(text, {})
    .map(token => ({ token, levels: levelsOf(token) }))
    .filter(({ token, levels }) => token.map && levels.length > 0)
  const shift = top - Math.min(...found.flatMap(({ levels }) => levels))
  if (found.length === 0 || shift === 0) return text
  const place = (level: number) => Math.min(level + shift, 6)
  const lines = text.split(/\r\n?|\n/)
  for (const { token, levels } of found) {
    const [start, end] = token.map!
    const own = lines.slice(start, end)
    lines.fill('', start, end)
    const placed =
      token.type === 'heading_open'
        ? writeHeading(own, '#'.repeat(place(levels[0]!)), token.markup)
        : own.map(line => line.replaceAll(element, (_, open, level) => open + place(Number(level))))
    for (const [at, line] of placed.entries()) lines[start + at] = line
  }
  return lines.join('\n')
}

/** The levels of the headings that a part of a text opens or closes. */
function levelsOf({ type, tag, content, children }: Token): number[] {
  if (type === 'heading_open') return [Number(tag.slice(1))]
  const inner = children?.filter(child => child.type === 'html_inline').map(child => child.content)
  const html = type === 'html_block' ? content : (inner?.join('') ?? '')
  return [...html.matchAll(element)].map(([, , level]) => Number(level))
}

/** The lines of a heading with other marks. One that is underlined could be of two levels only. */
function writeHeading(lines: string[], marks: string, markup: string): string[] {
  if (markup.startsWith('#')) return [lines[0]!.replace(/#+/, marks)]
  const words = lines.slice(0, -1).map(line => line.replace(before, '').trim())
  return [`${before.exec(lines[0]!)![0]}${marks} ${words.join(' ')}`]
}
