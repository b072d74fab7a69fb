import type { Words } from './language.ts'
import type { TokenScope } from './product.ts'

/** An entry of the documentation menu; the language prefix is added where it is shown. */
export interface NavigationItem {
  /** Portal address without language prefix, or an https address of another site. */
  href: string
  label: Words
  icon: string
  subitems: NavigationItem[]
}

/** What every documentation page of a product needs: the answer of `/api/routing/navigation`. */
export interface Navigation {
  /** API name, 'ceic-macroeconomic'. */
  api: string
  /** Its place in addresses, 'ceic/macroeconomic'. */
  path: string
  title: Words
  /** Version of its document. */
  version: string
  tokenProduct: TokenScope
  items: NavigationItem[]
  /** The APIs under the same vendor, this one among them; none when it is alone. */
  versions: ApiVersion[]
}

/** An API that the version switcher leads to. */
interface ApiVersion {
  /** Its place in addresses, 'ceic/sandbox'. */
  path: string
  title: Words
  version: string
  /** Its written pages, 'release-notes', so that a switch can stay on the same page. */
  pages: string[]
}

/** Groups of operations that a menu lists whole; of more it lists those around the open one, and the overview all of them. */
export const menuTagsMax = 100

/** The written pages that lists of products lead to, where a product has them. */
export const firstPages = ['getting-started/prerequisites', 'docs/models', 'docs/responses', 'release-notes'] as const
export type FirstPage = (typeof firstPages)[number]

/** True for addresses of other sites, which open in a new tab and carry no language prefix. */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href)
