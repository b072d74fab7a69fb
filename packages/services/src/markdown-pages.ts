import { findEndpoint } from '@portal/domain/endpoints.ts'
import { PortalError } from '@portal/domain/errors.ts'
import type { Language } from '@portal/domain/language.ts'
import { operationQuery } from '@portal/domain/spec.ts'
import { findByPath, findProduct, type ProductContent } from './content.ts'
import type { Context } from './context.ts'
import { hostsOf } from './hosts.ts'
import { writeModel, writeOperation, writeTag } from './markdown-reference.ts'
import type { Pages } from './pages.ts'

/** A page by its address without language, 'docs/ceic/macroeconomic/docs/series'; the query opens an operation of a tag. */
export interface PageAddress {
  address: string
  path?: string | undefined
  method?: string | undefined
}

/** Any page of the documentation as markdown, written or computed. Throws `page-not-found`, `operation-unknown`. */
export async function readMarkdown(
  ctx: Pick<Context, 'content'>,
  pages: Pages,
  { address, path, method }: PageAddress,
  language: Language,
  portalUrl: string,
): Promise<string> {
  const known = findByPath(ctx, pages.productOf(address))
  if (pages.has(address)) {
    const page = await pages.read(address, language, hostsOf(ctx, known, portalUrl))
    return `# ${page.title}\n\n${page.content}\n`
  }
  if (!known) throw new PortalError('page-not-found')
  const product = findProduct(ctx, known.name)
  const [, model, slug = ''] = /\/docs\/(?:models\/([^/]+)|([^/]+))$/.exec(address) ?? []
  if (!path) {
    const written = writeReference(product, model, slug, language)
    if (!written) throw new PortalError('page-not-found')
    return written
  }
  const endpoint = findEndpoint(product.specification, method ?? '', path)
  if (!endpoint) throw new PortalError('operation-unknown')
  return writeOperation(product, endpoint, language, portalUrl)
}

const writeReference = (product: ProductContent, model: string | undefined, slug: string, language: Language) =>
  model ? writeModel(product, model, language) : writeTag(product, slug, language)

/** The address of a page with what opens an operation on it; `ending` comes before the query. */
export const pageUrl = ({ address, path, method }: PageAddress, ending = ''): string =>
  `/${address}${ending}${path && method ? operationQuery({ path, method }) : ''}`
