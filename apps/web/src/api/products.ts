import type { Words } from '@portal/domain/language.ts'
import type { FirstPage } from '@portal/domain/navigation.ts'
import type { Brand, TokenScope } from '@portal/domain/product.ts'
import type { Figure } from '@portal/domain/showcase.ts'

export const productsPath = '/api/routing/products'

/** A product as the portal's pages list it: the answer of `/api/routing/products`. */
export interface ProductRow {
  /** API name, 'ceic-macroeconomic'. */
  name: string
  /** 'ceic/macroeconomic'. */
  path: string
  /** Its page below /api-products; the APIs of one product share it. */
  page: string
  brand: Brand
  title: Words
  summary: Words
  /** What opens its API; not every such thing is made in the portal. */
  tokenProduct: TokenScope
  /** Empty while it is out of service. */
  version: string
  /** Those of the pages to begin with that are written. */
  firstPages: FirstPage[]
  /** True figures from the running data; none for a product whose data lie elsewhere. */
  figures: Figure[]
}
export interface ProductRows {
  items: ProductRow[]
}
