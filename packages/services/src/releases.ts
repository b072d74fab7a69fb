import type { Language } from '@portal/domain/language.ts'
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

/** The versions of a product ('ceic/macroeconomic') in the order of its release notes; none when it has no such page. */
export async function readReleases(pages: Pages, path: string, language: Language): Promise<Release[]> {
  const address = releaseNotesOf(path)
  if (!pages.has(address)) return []
  const { html } = await pages.read(address, language, { portalUrl: '', baseUrl: '' })
  return html.split(/(?=<h2 )/).flatMap(section => {
    const [whole, id, version, date] = heading.exec(section) ?? []
    return whole && id && version && date ? [{ id, version, date, html: section.slice(whole.length) }] : []
  })
}

/** Versions are headings such as '2.11.4 (2026-09-15)'. */
const heading = /^<h2 id="([\w-]+)">([\d.]+)[ （(]+(\d{4}-\d\d-\d\d).*?<\/h2>\s*/
