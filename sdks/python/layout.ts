// Source text as the formatter of the language (black) would leave it.
import { plainText, wrap } from '../generator/words.ts'

const width = 88

/** Lines moved to the right by `depth` steps of four; empty ones stay empty. */
export const indent = (lines: string[], depth: number): string[] =>
  lines.map(line => (line ? ' '.repeat(4 * depth) + line : line))

/** `head(part, part)tail` in one line if it fits behind `depth` steps, else a line for each part. */
export function spread(head: string, parts: string[], tail: string, depth: number): string[] {
  const line = head + parts.join(', ') + tail
  if (4 * depth + line.length <= width && !parts.some(part => part.includes('\n'))) return [line]
  return [head, ...parts.flatMap(part => indent(`${part},`.split('\n'), 1)), tail]
}

/** A docstring of paragraphs that are wrapped to the width of a line; nothing for no text. */
export function docstring(paragraphs: string[], depth: number): string[] {
  const texts = paragraphs.map(escaped).filter(Boolean)
  const [only, ...more] = texts
  if (!only) return []
  const room = width - 4 * depth
  if (more.length === 0 && !only.includes('\n') && only.length + 6 <= room) return [`"""${only}"""`]
  const [first = '', ...rest] = wrap(`"""${only}`, room - 3)
  return [first, ...rest, ...more.flatMap(text => ['', ...wrap(text, room)]), '"""']
}

/** The entries of 'Args:' in a docstring, each wrapped and indented under its name. */
export const describeArguments = (entries: { name: string; text: string }[], depth: number): string[] =>
  entries.flatMap(({ name, text }) => {
    const [first = '', ...rest] = wrap(escaped(`${name}: ${text.replaceAll('\n', ' ')}`), width - 4 * depth - 8)
    return [...indent([first], 1), ...indent(rest, 2)]
  })

const escaped = (text: string): string => plainText(text).replaceAll('\\', '\\\\').replaceAll('"""', "'''")

/** `from module import A, B`, in as many lines as it needs. */
export const importLine = (module: string, names: string[]): string[] =>
  names.length === 0 ? [] : importNames(`from ${module} import `, [...new Set(names)].sort())

function importNames(head: string, names: string[]): string[] {
  const line = head + names.join(', ')
  return line.length <= width ? [line] : [`${head}(`, ...names.map(name => `    ${name},`), ')']
}
