/** Characters of a line and lines of a page in the files that are made of a document; a Chinese character counts twice. */
const lineWidth = 86
const pageLines = 46

const widthOf = (piece: string): number => (piece.charCodeAt(0) >= 0x2e80 ? 2 * piece.length : piece.length)

/** A text in lines; it may break at a space and between any two Chinese characters, and a paragraph ends with an empty one. */
export function breakLines(text: string, width = lineWidth): string[] {
  return text.split(/\n+/).flatMap(paragraph => [...breakParagraph(paragraph, width), ''])
}

/** Marks that begin no line: they stay with the character before them. */
const pieceForm = /[\u2e80-\uffff][，。、；：？！）”]*|[^\s\u2e80-\uffff]+\s*|\s+/g

function breakParagraph(paragraph: string, width: number): string[] {
  const lines: string[] = ['']
  let used = 0
  for (const piece of paragraph.match(pieceForm) ?? []) {
    const needed = widthOf(piece)
    if (used > 0 && used + widthOf(piece.trimEnd()) > width) {
      lines.push(piece)
      used = needed
    } else {
      lines[lines.length - 1] += piece
      used += needed
    }
  }
  return lines.map(line => line.trimEnd())
}

/** The lines of a document page by page, below its title. */
export function breakPages(body: string): string[][] {
  const lines = breakLines(body)
  return Array.from({ length: Math.max(1, Math.ceil(lines.length / pageLines)) }, (_, page) =>
    lines.slice(page * pageLines, (page + 1) * pageLines),
  )
}
