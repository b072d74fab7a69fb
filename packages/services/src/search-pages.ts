import { type Language, languages } from '@portal/domain/language.ts'
import { programLanguageOf } from '@portal/domain/program-language.ts'
import type { EntryKind } from '@portal/domain/search/search-file.ts'
import type { Pages } from './pages.ts'
import { plainHtml } from './plain-text.ts'

/** Something that can be found, before it is numbered. */
export interface Findable {
  kind: EntryKind
  /** API name; none for pages that belong to no API. */
  api?: string
  /** Address of the entry it belongs to, without language. */
  parent?: string
  title: string
  /** In the other language. */
  other: string
  href: string
  /** Parted by spaces. */
  names: string
  text: string
}

/** What a text may have at most: a section that says more says it in its beginning. */
const textCharsMax = 1500
const namesMax = 40

/** Each page of some addresses and each of its sections, found on its own. */
export async function listPageFindables(
  pages: Pages,
  addresses: string[],
  api: string | undefined,
  language: Language,
): Promise<Findable[]> {
  const found = addresses.map(async address => {
    const [own, other] = await Promise.all(
      [language, otherOf(language)].map(each => pages.read(address, each, { portalUrl: '', baseUrl: '' })),
    )
    const base = { kind: kindOf(address), ...(api && { api }) }
    const page = { ...base, href: `/${address}`, ...titlesOf(address, own!.title, other!.title) }
    if (oneProgram.test(address)) return [{ ...page, text: joinText(own!.description, own!.html) }]
    const titles = new Map(cutSections(other!.html).map(({ id, title }) => [id, title]))
    const start = own!.html.split(headings).find(part => !part.startsWith('<h')) ?? ''
    return [
      { ...page, text: joinText(own!.description, start) },
      ...cutSections(own!.html).map(({ id, title, html }) => ({
        ...base,
        parent: page.href,
        title,
        other: titles.get(id) ?? '',
        href: `${page.href}#${id}`,
        names: namesIn(html),
        text: joinText('', html),
      })),
    ]
  })
  return (await Promise.all(found)).flat()
}

export const otherOf = (language: Language): Language => languages.find(each => each !== language) ?? language

const kindOf = (address: string): EntryKind => {
  if (address.endsWith('/release-notes')) return 'release'
  return program.test(address) ? 'example' : 'page'
}

/** Pages about a program in one language, and those that are hardly more than the program. */
const program = /\/(?:quick-examples|full-guide)\/(\w+)/
const oneProgram = /\/quick-examples\/\w+\//

/** The same program in several languages is told apart by its language. */
function titlesOf(address: string, title: string, other: string) {
  const code = program.exec(address)?.[1]
  const name = programLanguageOf(address)
  if (!name) return { title, other, names: '' }
  return { title: `${title} (${name})`, other, names: `${code} ${address.split('/').at(-1)}` }
}

const headings = /(?=<h[23] id=)/

function cutSections(html: string): { id: string; title: string; html: string }[] {
  return html.split(headings).flatMap(part => {
    const heading = /^<h[23] id="([^"]+)">([\s\S]*?)<\/h[23]>/.exec(part)
    return heading ? [{ id: heading[1]!, title: plainHtml(heading[2]!), html: part.slice(heading[0].length) }] : []
  })
}

const joinText = (description: string, html: string): string =>
  `${description} ${plainHtml(html)}`.trim().slice(0, textCharsMax)

/** The codes that a section's tables explain: what stands in the first column is what the section is about. */
function namesIn(html: string): string {
  const cells = [...html.matchAll(/<tr>\s*<td[^>]*>([\s\S]*?)<\/td>/g)].map(match => match[1]!)
  const codes = cells.flatMap(cell => [...cell.matchAll(/<code>([^<\s]+)<\/code>/g)].map(match => plainHtml(match[1]!)))
  return [...new Set(codes)].slice(0, namesMax).join(' ')
}
