import { findEndpoint } from '@portal/domain/endpoints.ts'
import { PortalError } from '@portal/domain/errors.ts'
import type { Language } from '@portal/domain/language.ts'
import { operationQuery } from '@portal/domain/spec.ts'
import { findByPath, findProduct, type ProductContent } from './content.ts'
import type { Context } from './context.ts'
import { hostsOf } from './hosts.ts'
import { writeListOf } from './markdown-lists.ts'
import { writeModel, writeOperation, writeTag } from './markdown-reference.ts'
import { renderComputed } from './markdown-text.ts'
import type { CompiledPage, Pages } from './pages.ts'
import { readStandIn } from './stand-in-pages.ts'
import { type MessageKey, say } from './words.ts'

/** A page by its address without language, 'docs/ceic/macroeconomic/docs/series'; the query opens an operation of a tag. */
export interface PageAddress {
  address: string
  path?: string | undefined
  method?: string | undefined
}

/** A page whole: what is written of it, and what is computed from the products. */
interface WholePage extends CompiledPage {
  language: Language
  /** The computed part, markdown; it stands below what is written. */
  computed: string
}

/**
 * Any page as one text, written or computed. Throws `page-not-found`, `operation-unknown`, `guide-unavailable`, and
 * `specification-broken` for what would be computed from a broken document.
 */
export async function readWhole(
  ctx: Pick<Context, 'content'>,
  pages: Pages,
  place: PageAddress,
  language: Language,
  portalUrl: string,
): Promise<WholePage> {
  const { address } = place
  const followed = pages.has(address) ? undefined : findComputed(ctx, pages, place, language, portalUrl)
  if (followed) return withComputed(followed, followed.computed)
  const written = pages.has(address)
    ? await pages.read(address, language, hostsOf(ctx, findByPath(ctx, pages.productOf(address)), portalUrl))
    : readStandIn(ctx, address, language)
  return withComputed(written, writeListOf(ctx, address, language) ?? '')
}

function withComputed(page: Omit<WholePage, 'computed'>, computed: string): WholePage {
  const { html, outline } = renderComputed(computed, page.language)
  return { ...page, computed, html: page.html + html, outline: [...page.outline, ...outline] }
}

/** Any page as markdown. Throws what reading it throws. */
export async function readMarkdown(
  ctx: Pick<Context, 'content'>,
  pages: Pages,
  place: PageAddress,
  language: Language,
  portalUrl: string,
): Promise<string> {
  const { title, content, computed } = await readWhole(ctx, pages, place, language, portalUrl)
  return `${[`# ${title}`, content, leadToMarkdown(computed, language)].filter(Boolean).join('\n\n')}\n`
}

/** Who reads markdown reads on in markdown. */
const leadToMarkdown = (computed: string, language: Language): string =>
  computed.replaceAll(/\]\((\/(?:docs|api-products)\/[^?#)]+)/g, (_, page: string) => `](/${language}${page}.md`)

/** The lists that are pages of their own, with their words. */
const listPages: Record<string, { title: MessageKey; description: MessageKey }> = {
  '': { title: 'site.name', description: 'home.description' },
  'api-products': { title: 'products.title', description: 'products.description' },
}

/** A page that follows from a product's document, or is a list. */
function findComputed(
  ctx: Pick<Context, 'content'>,
  pages: Pages,
  { address, path, method }: PageAddress,
  language: Language,
  portalUrl: string,
): WholePage | undefined {
  const empty = { updated: '', content: '', html: '', outline: [], language }
  const list = Object.hasOwn(listPages, address) ? listPages[address] : undefined
  if (list) {
    const description = say(language, list.description)
    const computed = [description, writeListOf(ctx, address, language)].join('\n\n')
    return { ...empty, title: say(language, list.title), description, computed }
  }
  const known = findByPath(ctx, pages.productOf(address))
  const [, model, slug] = /\/docs\/(?:models\/(.+)|([^/]+))$/.exec(address) ?? []
  if (!known || (!model && !slug && !path)) return undefined
  const product = findProduct(ctx, known.name)
  const found = path
    ? writeOperation(product, readEndpoint(product, path, method), language, portalUrl)
    : writeReference(product, model, slug, language)
  return found && { ...empty, ...found, content: '', computed: found.content }
}

const writeReference = (product: ProductContent, model: string | undefined, slug = '', language: Language) =>
  model ? writeModel(product, decode(model), language) : writeTag(product, decode(slug), language)

/** A name out of an address; one that is no encoding of anything is the name itself. */
function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

function readEndpoint({ specification }: ProductContent, path: string, method = '') {
  const endpoint = findEndpoint(specification, method, path)
  if (!endpoint) throw new PortalError('operation-unknown')
  return endpoint
}

/** The address of a page with what opens an operation on it; `ending` comes before the query. */
export const pageUrl = ({ address, path, method }: PageAddress, ending = ''): string =>
  `/${address}${ending}${path && method ? operationQuery({ path, method }) : ''}`
