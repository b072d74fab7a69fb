// Names and texts as languages spell them.

/** 'getSeriesTimePoints', 'updated_after', 'filter[]', '_type' -> their words in lower case. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(word => word.toLowerCase())

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const snakeCase = (name: string): string => wordsOf(name).join('_')
export const pascalCase = (name: string): string => wordsOf(name).map(capital).join('')
export const camelCase = (name: string): string =>
  wordsOf(name)
    .map((word, at) => (at === 0 ? word : capital(word)))
    .join('')

/** Markdown of the documents as plain sentences: links by their words, code without its ticks, one blank between words. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

/** The text in lines of at most `width` characters, words kept whole, paragraphs and list lines kept apart. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = ['']
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1)!
      if (last && last.length + 1 + word.length > width) lines.push(word)
      else lines[lines.length - 1] = last ? `${last} ${word}` : word
    }
    return lines
  })
}
