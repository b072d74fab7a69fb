import { PortalError } from '@portal/domain/errors.ts'
import type { Language } from '@portal/domain/language.ts'
import { findByPath, findProduct } from './content.ts'
import type { Context } from './context.ts'
import { describe, descriptionOf } from './markdown-text.ts'
import type { CompiledPage } from './pages.ts'
import { say } from './words.ts'

/**
 * What stands where nobody has written the first pages of a product: its title, and what its document says of itself.
 * Throws `page-not-found` for any other address, and `specification-broken` for all of a product that is out of service.
 */
export function readStandIn(
  ctx: Pick<Context, 'content'>,
  address: string,
  language: Language,
): CompiledPage & { language: Language } {
  const [, kind, path, rest] = /^\/?(docs|api-products)\/([\w-]+\/[\w-]+)(\/.*?)?\/?$/.exec(address) ?? []
  const known = findByPath(ctx, path)
  if (!known) throw new PortalError('page-not-found')
  const { product, specification } = findProduct(ctx, known.name)
  const models = kind === 'docs' && rest === '/docs/models'
  const hasOwnPage = kind === 'api-products' && (product.page ?? path) !== path
  if ((rest && !models) || hasOwnPage) throw new PortalError('page-not-found')
  const title = models ? say(language, 'docs.models') : product.title[language]
  const description = product.summary[language]
  const content = models ? '' : [description, descriptionOf(specification.info, language)].join('\n\n').trim()
  const html = describe({ description: content }, language)
  return { title, description, updated: '', content, html, outline: [], language }
}
