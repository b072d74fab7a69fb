import type { PageAnswer } from '@portal/web/entry-server.tsx'
import { Recent } from './recent.ts'
import { type PackedPage, packPage } from './send-page.ts'

const pagesKept = 2000

/**
 * Rendered pages, compressed. What they are made of changes with a build alone, unless a page says how many seconds
 * it may be shown again. Pages that were not found or
 * failed are not kept, nor those of no seconds, whose address may be a secret.
 */
export class PageCache {
  readonly #pages = new Recent<{ page: Promise<PackedPage>; until: number }>(pagesKept)
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** The page of a key, rendered once however many ask for it at the same time. */
  find(key: string, render: () => Promise<PageAnswer>): Promise<PackedPage> {
    const kept = this.#pages.get(key)
    if (kept && kept.until > this.#now().getTime()) return kept.page
    const page = render().then(packPage)
    const entry = this.#pages.set(key, { page, until: Number.POSITIVE_INFINITY })
    page.then(
      ({ status, maxAge }) => {
        if (status >= 400 || maxAge === 0) this.#pages.delete(key)
        if (maxAge !== undefined) entry.until = this.#now().getTime() + maxAge * 1000
      },
      () => this.#pages.delete(key),
    )
    return page
  }
}
