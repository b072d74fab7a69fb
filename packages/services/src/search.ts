import type { Language } from '@portal/domain/language.ts'
import {
  cutSnippet,
  makeSearchable,
  type Searchable,
  type SearchResults,
  scoreMatch,
  splitQuery,
} from '@portal/domain/search.ts'
import { listEndpoints, operationQuery, type Specification, tagSlug, tagTitle, text } from '@portal/domain/spec.ts'
import { listProducts, type ProductContent } from './content.ts'
import type { Context } from './context.ts'
import type { Pages } from './pages.ts'
import { say } from './words.ts'

export interface SearchQuery {
  words: string
  /** One API; all of them when absent. */
  api?: string
  limit: number
}

/** Opens the search over the pages, operations and models of every product. What is searched is read once per language. */
export function openSearch(ctx: Pick<Context, 'content'>, pages: Pages) {
  const indexes = new Map<string, Promise<Searchable[]>>()
  const indexOf = (api: string, language: Language) => {
    const key = `${api} ${language}`
    const index = indexes.get(key) ?? buildIndex(ctx, pages, api, language)
    indexes.set(key, index)
    return index
  }
  return async ({ words: query, api, limit }: SearchQuery, language: Language): Promise<SearchResults> => {
    const startedAt = performance.now()
    const apis = listProducts(ctx).map(({ name }) => name)
    const wanted = ['', ...apis.filter(name => !api || name === api)]
    const read = await Promise.all(wanted.map(name => indexOf(name, language)))
    const words = splitQuery(query)
    const found = read
      .flat()
      .map(item => ({ item, score: scoreMatch(item, words, query) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    const items = found.slice(0, limit).map(({ item: { title, href, section, kind, text } }) => ({
      title,
      href,
      section,
      kind,
      snippet: cutSnippet(text, words),
    }))
    return { items, total: found.length, tookMs: Math.round((performance.now() - startedAt) * 10) / 10 }
  }
}

/** The index of one API, or of the pages that belong to none for the name ''. */
async function buildIndex(ctx: Pick<Context, 'content'>, pages: Pages, api: string, language: Language) {
  const loaded = ctx.content.get(api)
  if (!loaded) return indexPages(pages, pages.listGeneral(), language)
  const texts = await indexPages(pages, pages.listAddresses(loaded.product.path), language)
  const reference = 'specification' in loaded ? indexReference(loaded, language) : []
  return [...reference.map(makeSearchable), ...texts]
}

const indexReference = (
  { product, specification }: ProductContent,
  language: Language,
): Omit<Searchable, 'lower'>[] => [
  ...listEndpoints(specification).map(({ method, path, operation }) => ({
    title: text(operation, 'summary', language),
    href: `/docs/${product.path}/docs/${tagSlug(operation.tags[0] ?? '')}${operationQuery({ path, method })}`,
    section: titleOfTag(specification, operation.tags[0] ?? '', language),
    kind: 'operation' as const,
    names: `${operation.operationId} ${method} ${path}`,
    text: plain(text(operation, 'description', language)),
  })),
  ...Object.entries(specification.components?.schemas ?? {}).map(([name, schema]) => ({
    title: name,
    href: `/docs/${product.path}/docs/models/${name}`,
    section: say(language, 'docs.models'),
    kind: 'model' as const,
    names: '',
    text: plain(text(schema, 'description', language)),
  })),
]

function titleOfTag(specification: Specification, name: string, language: Language): string {
  const tag = specification.tags.find(known => known.name === name)
  return tag ? tagTitle(tag, language) : name
}

/** Each page and each of its sections is found on its own. */
async function indexPages(pages: Pages, addresses: string[], language: Language): Promise<Searchable[]> {
  const hosts = { portalUrl: '', baseUrl: '' }
  const found = addresses.map(async address => {
    const { title, description, html } = await pages.read(address, language, hosts)
    const kind = address.endsWith('/release-notes') ? ('release' as const) : ('page' as const)
    const whole = { title, href: `/${address}`, section: title, kind, names: '', text: description }
    const sections = html.split(/(?=<h[23] id=)/).flatMap(part => {
      const heading = /^<h[23] id="([\w-]+)">(.*?)<\/h[23]>/.exec(part)
      if (!heading) return []
      const href = `/${address}#${heading[1]}`
      return [{ title: strip(heading[2]!), href, section: title, kind, names: '', text: strip(part) }]
    })
    return [whole, ...sections]
  })
  return (await Promise.all(found)).flat().map(makeSearchable)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** HTML as the text that is searched and shown in snippets. */
const strip = (html: string): string =>
  html
    .replaceAll(/<(div class="code-bar")[\s\S]*?<\/div>|<div class="tabs-list"[\s\S]*?<\/div>/g, '')
    .replaceAll(/<h[23][\s\S]*?<\/h[23]>/g, heading => (html.startsWith('<h') ? '' : heading))
    .replaceAll(/<\/?span[^>]*>/g, '') // the colours of code part no words
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/[`*]|\]\([^)]*\)|\[/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
