import { plainText, wrap } from '../generator/words.ts'

const width = 110

/** A PHPDoc comment; `indent` is how far in it stands. Empty lines keep paragraphs apart. */
export function docBlock(lines: string[], indent = ''): string[] {
  const [only, ...others] = lines
  if (only !== undefined && others.length === 0 && only.length < width) return [`${indent}/** ${only} */`]
  return [`${indent}/**`, ...lines.map(line => `${indent} * ${line}`.trimEnd()), `${indent} */`]
}

/** Text of the document in lines, paragraphs apart; rows of tables become points. */
export const docText = (markdown: string, taken = 0): string[] =>
  plainText(markdown)
    .replaceAll('*/', '* /')
    .split(/\n{2,}/)
    .flatMap((block, at) => [...(at ? [''] : []), ...blockLines(block, width - taken)])

function blockLines(block: string, room: number): string[] {
  const lines = block.split('\n')
  if (lines.every(line => line.startsWith('|'))) {
    const rows = lines.filter((line, at) => at !== 1 && line).map(line => line.slice(1, -1).split('|'))
    return rows.slice(1).flatMap(cells => point(cells.map(cell => cell.trim()).join(': '), room))
  }
  if (lines.every(line => line.startsWith('- '))) return lines.flatMap(line => point(line.slice(2), room))
  return wrap(lines.join(' '), room)
}

const point = (text: string, room: number) => wrap(text, room - 2).map((line, at) => `${at ? ' ' : '-'} ${line}`)

/** '@param type $name text', what does not fit in the line goes into the next. */
export function docTag(tag: string, markdown: string): string[] {
  const [first = '', ...others] = wrap(`${tag} ${plainText(markdown).replaceAll('\n', ' ')}`.trim(), width - 6)
  return [first, ...others.map(line => `    ${line}`)]
}
