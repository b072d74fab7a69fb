import type { Language } from '@portal/domain/language.ts'
import { findByPath, findProduct } from './content.ts'
import type { Context } from './context.ts'
import { writeModelList } from './markdown-reference.ts'
import { marks } from './markdown-values.ts'
import { describeProducts } from './navigation.ts'
import { say } from './words.ts'

type Library = Pick<Context, 'content'>

/**
 * What a page lists below its text, as markdown: the products on the pages that lead to them, the models of an API.
 * Undefined for every other page. Throws `specification-broken`.
 */
export function writeListOf(ctx: Library, address: string, language: Language): string | undefined {
  if (address === 'docs') return writeProducts(ctx, language, ({ path }) => `/docs/${path}`)
  if (address === '' || address === 'api-products')
    return writeProducts(ctx, language, ({ page }) => `/api-products/${page}`)
  const product = findByPath(ctx, /^docs\/([\w-]+\/[\w-]+)\/docs\/models$/.exec(address)?.[1])
  if (!product) return undefined
  const content = findProduct(ctx, product.name)
  const count = Object.keys(content.specification.components?.schemas ?? {}).length
  return `## ${say(language, 'reference.allModels', { count })} {#all}\n\n${writeModelList(content, language)}`
}

type ProductRow = ReturnType<typeof describeProducts>[number]

const writeProducts = (ctx: Library, language: Language, addressOf: (product: ProductRow) => string): string =>
  describeProducts(ctx)
    .map(product => {
      const state = product.version
        ? say(language, 'docs.version', { version: product.version })
        : say(language, 'failed.closedTitle')
      const { open, close, colon } = marks[language]
      return `- [${product.title[language]}](${addressOf(product)})${open}${state}${close}${colon}${product.summary[language]}`
    })
    .join('\n')
