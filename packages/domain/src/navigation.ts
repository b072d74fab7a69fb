import type { Words } from './language.ts'

/** An entry of the documentation menu; the language prefix is added where it is shown. */
export interface NavigationItem {
  /** Portal address without language prefix, or an https address of another site. */
  href: string
  label: Words
  icon: string
  subitems: NavigationItem[]
}

/** True for addresses of other sites, which open in a new tab and carry no language prefix. */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href)
