import type { Product } from '@portal/domain/product.ts'

/** The addresses of the texts that belong to no product, by their files. */
const generalPages: Record<string, string> = {
  'pages/docs-index': 'docs',
  'pages/docs-mcp': 'docs/mcp',
  'pages/contact': 'contact',
  'pages/faq': 'faq',
  'pages/terms': 'terms',
}

/** Pages that stand below `docs/` in the address and beside the others in the folder. */
const referencePages = ['models', 'responses', 'quick-examples', 'postman-collection']

/** The address below /api-products of a product's page. */
const productPage = ({ page, path }: Pick<Product, 'page' | 'path'>): string => `api-products/${page ?? path}`

/**
 * The address of a text by its file without language and ending: 'products/ceic/macroeconomic/models' is
 * 'docs/ceic/macroeconomic/docs/models'. Undefined for a text that is part of another one.
 */
export function pageAddress(file: string, products: readonly Product[]): string | undefined {
  const product = products.find(({ path }) => file.startsWith(`products/${path}/`))
  if (!product) return generalPages[file]
  const name = file.slice(`products/${product.path}/`.length)
  if (name === 'overview') return productPage(product)
  if (name === 'index') return `docs/${product.path}`
  return `docs/${product.path}/${referencePages.includes(name.split('/')[0]!) ? 'docs/' : ''}${name}`
}
