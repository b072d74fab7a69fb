import { parse } from 'yaml'
import { sourceFiles } from './source-files.ts'

/** One markdown page of the content in one language, taken apart into what its twin must share. */
export interface ContentPage {
  /** Path without language and ending, 'packages/content/pages/terms'. */
  name: string
  frontMatter: Record<string, string>
  headings: { level: number; anchor: string }[]
  /** Code blocks with their language and what stands after it, as written. */
  fences: { language: string; note: string; code: string }[]
  /** Cells of every row of every table, '3,3,3'. */
  tables: string[]
  /** Targets of links, sorted: word order differs between languages. */
  links: string[]
  /** Names inside double braces, sorted. */
  placeholders: string[]
  /** Openings of callouts and tabs, 'warning'. */
  containers: string[]
  listItems: number
  /** Numbers written in digits outside code, each once, sorted. */
  numbers: string[]
  /** Everything outside the code blocks. */
  prose: string
}

const fence = /^```(.*)\n([\s\S]*?)^```$/gm

/** All pages of a language, by name. */
export const contentPages = (language: 'en' | 'zh'): Map<string, ContentPage> =>
  new Map(
    sourceFiles(new RegExp(`^packages/content/.*\\.${language}\\.md$`)).map(({ file, text }) => {
      const name = file.replace(`.${language}.md`, '')
      return [name, takeApart(name, text)]
    }),
  )

function takeApart(name: string, text: string): ContentPage {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const prose = body.replaceAll(fence, '')
  const all = (pattern: RegExp, source = prose) => [...source.matchAll(pattern)].map(match => match[1]!)
  return {
    name,
    frontMatter: parse(head) as Record<string, string>,
    headings: [...prose.matchAll(/^(#+) .*$/gm)].map(([line, hashes]) => ({
      level: hashes!.length,
      anchor: /\{#([a-z0-9-]+)\}$/.exec(line)?.[1] ?? '',
    })),
    fences: [...body.matchAll(fence)].map(([, info = '', code = '']) => {
      const [language = '', ...note] = info.split(' ')
      return { language, note: note.join(' '), code }
    }),
    tables: prose.match(/(^\|.*\|\n)+/gm)?.map(shapeOfTable) ?? [],
    links: all(/\]\(([^)]*)\)/g).sort(),
    placeholders: all(/\{\{([\w.]+)\}\}/g, body).sort(),
    containers: all(/^::: (\w+)/gm),
    listItems: all(/^ *(-|\d+\.) /gm).length,
    numbers: [...new Set(wordsOf(prose).match(/\d[\d.,]*\d|\d/g) ?? [])].sort(),
    prose,
  }
}

/** What a reader reads: without code, targets of links, anchors, placeholders and the numbers of list items. */
export const wordsOf = (prose: string): string =>
  prose.replaceAll(/`[^`\n]*`/g, '``').replaceAll(/\]\([^)]*\)|\{#[^}]*\}|\{\{[^}]*\}\}|^\d+\. /gm, '')

const shapeOfTable = (table: string): string =>
  table
    .trim()
    .split('\n')
    .map(row => row.split('|').length - 2)
    .join()
