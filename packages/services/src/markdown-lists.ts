import type { Language } from '@portal/domain/language.ts'
import { menuTagsMax } from '@portal/domain/navigation.ts'
import { findByPath, findProduct, type ProductContent } from './content.ts'
import type { Context } from './context.ts'
import { writeModelList, writeTagList } from './markdown-reference.ts'
import { marks } from './markdown-values.ts'
import { describeProducts } from './navigation.ts'
import { say } from './words.ts'

type Library = Pick<Context, 'content'>

/**
 * What a page lists below its text, as markdown: the products on the pages that lead to them, the models of an API, and its
 * tags where they are too many for a menu.
 * Undefined for every other page. Throws `specification-broken`.
 */
export function writeListOf(ctx: Library, address: string, language: Language): string | undefined {
  if (address === 'docs') return writeProducts(ctx, language, ({ path }) => `/docs/${path}`)
  if (address === '' || address === 'api-products')
    return writeProducts(ctx, language, ({ page }) => `/api-products/${page}`)
  const [, path, models] = /^docs\/([\w-]+\/[\w-]+)(\/docs\/models)?$/.exec(address) ?? []
  const product = findByPath(ctx, path)
  if (!product) return undefined
  if (!models) {
    const loaded = ctx.content.get(product.name)
    return loaded && 'specification' in loaded ? writeTags(loaded, language) : undefined
  }
  const content = findProduct(ctx, product.name)
  const count = Object.keys(content.specification.components?.schemas ?? {}).length
  return `## ${say(language, 'reference.allModels', { count })} {#all}\n\n${writeModelList(content, language)}`
}

function writeTags(content: ProductContent, language: Language): string | undefined {
  const lines = writeTagList(content, language)
  if (lines.length <= menuTagsMax) return undefined
  return `## ${say(language, 'docs.allTags', { count: lines.length })} {#tags}\n\n${lines.join('\n')}`
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
