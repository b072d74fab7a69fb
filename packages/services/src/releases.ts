import type { Language } from '@portal/domain/language.ts'
import type { Product } from '@portal/domain/product.ts'
import type { Context } from './context.ts'
import { hostsOf } from './hosts.ts'
import type { Pages } from './pages.ts'

/** One version in the release notes of a product. */
export interface Release {
  /** Anchor of its heading, 'v2-11-4'. */
  id: string
  /** '2.11.4'. */
  version: string
  /** YYYY-MM-DD. */
  date: string
  /** What changed, below the heading, as HTML of the page. */
  html: string
}

export const releaseNotesOf = (path: string): string => `docs/${path}/release-notes`

/** Where release notes are read from, and what the addresses in them stand for. */
interface ReleaseSource {
  ctx: Pick<Context, 'content'>
  pages: Pages
  language: Language
  /** The portal's address; empty where only words are wanted. */
  portalUrl: string
}

/** The versions of a product in the order of its release notes; none when it has no such page. */
export async function readReleases(
  { ctx, pages, language, portalUrl }: ReleaseSource,
  product: Product,
): Promise<Release[]> {
  const address = releaseNotesOf(product.path)
  if (!pages.has(address)) return []
  const { html } = await pages.read(address, language, hostsOf(ctx, product, portalUrl))
  return html.split(/(?=<h2 )/).flatMap(section => {
    const [whole, id, version, date] = heading.exec(section) ?? []
    return whole && id && version && date ? [{ id, version, date, html: section.slice(whole.length) }] : []
  })
}

/** Versions are headings such as '2.11.4 (2026-09-15)'. */
const heading = /^<h2 id="([\w-]+)">([\d.]+)[ （(]+(\d{4}-\d\d-\d\d).*?<\/h2>\s*/
