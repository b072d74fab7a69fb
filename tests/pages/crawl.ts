import { languages } from '@portal/domain/language.ts'
import { listEndpoints, operationQuery, type Specification, tagSlug } from '@portal/domain/spec.ts'
import { findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { type App, type Visit, visit } from './visit.ts'

/** Rendering and compressing take turns on different threads. */
const atATime = 4

/** Every address of this portal that the pages of some addresses lead to, each asked for once. */
export async function crawl(app: App, starts: string[]): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>()
  const waiting = [...starts]
  const known = new Set(waiting)
  const walk = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const seen = await visit(app, address)
      visits.set(address, seen)
      const found = [seen.location ?? '', ...(seen.page?.links ?? [])].flatMap(
        link => targetOf(address, link)?.page ?? [],
      )
      for (const next of new Set(found)) {
        if (known.has(next) || isSpared(next)) continue
        known.add(next)
        waiting.push(next)
      }
    }
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: atATime }, walk))
  return visits
}

/**
 * Both languages of a computed page side by side are the same two texts as its markdown, drawn by one component: of a
 * thousand such pages every fifteenth is visited.
 */
function isSpared(address: string): boolean {
  if (!/\/docs\/.*[?&]view=both/.test(address) || !/[?&]path=|\/docs\/models\//.test(address)) return false
  return [...address].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 15 > 0
}

/** Where a link of a page leads within the portal. */
export function targetOf(address: string, link: string): { page: string; anchor: string } | undefined {
  const url = new URL(link, `http://portal${address}`)
  if (url.host !== 'portal') return undefined
  return { page: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) }
}

/** The pages that follow from the documents: one for each tag, operation and model. */
export function listReference(ctx: Pick<Context, 'content'>) {
  const pages = [...ctx.content.keys()].flatMap(name => {
    const { product, specification } = findProduct(ctx, name)
    return listOf(specification, `/docs/${product.path}/docs`)
  })
  return [...new Set(pages)]
}

const listOf = (specification: Specification, base: string): string[] => [
  ...listEndpoints(specification).flatMap(({ path, method, operation }) => {
    const tag = `${base}/${tagSlug(operation.tags[0] ?? '')}`
    return [tag, tag + operationQuery({ path, method })]
  }),
  ...Object.keys(specification.components?.schemas ?? {}).map(model => `${base}/models/${encodeURIComponent(model)}`),
]

/** A page in each language. */
export const inBoth = (pages: string[]): string[] =>
  languages.flatMap(language => pages.map(page => `/${language}${page === '/' ? '' : page}`))

/** What the pages of one template have in common is their address. */
const templates: [name: string, address: RegExp][] = [
  ['side by side', /[?&]view=both/],
  ['product', /^\/api-products\/./],
  ['operation', /^\/docs\/.*[?&]path=/],
  ['models', /\/docs\/models$/],
  ['model', /\/docs\/models\//],
  ['responses', /\/docs\/responses$/],
  ['quick examples', /\/docs\/quick-examples$/],
  ['quick example', /\/docs\/quick-examples\//],
  ['Postman collection', /\/docs\/postman-collection$/],
  ['full guide', /\/full-guide\//],
  ['getting started', /\/getting-started\//],
  ['release notes', /\/release-notes$/],
  ['search', /\/search(\?|$)/],
  ['registration', /\/register-trial$/],
  ['tag', /^\/docs\/[\w-]+\/[\w-]+\/docs\//],
  ['overview', /^\/docs\/[\w-]+\/[\w-]+$/],
  ['dashboard', /^\/dashboard/],
]

/** The template of a page, by its address without language; every other page is a text of its own. */
export const templateOf = (page: string): string => templates.find(([, address]) => address.test(page))?.[0] ?? 'text'
