import type { Hosts } from '@portal/domain/page.ts'
import { basePathOf, type Product } from '@portal/domain/product.ts'
import type { Context } from './context.ts'
import { listSdks } from './sdks.ts'

/** What the addresses in a page's text stand for, on a portal at `portalUrl`. */
export const hostsOf = (ctx: Pick<Context, 'content'>, product: Product | undefined, portalUrl: string): Hosts => ({
  portalUrl,
  baseUrl: portalUrl + basePathOf(product?.gateway ?? ''),
  listSdks: () => (product ? listSdks(ctx, product.name, portalUrl) : []),
})
