import type { Language } from '@portal/domain/language.ts'
import type { Hosts } from '@portal/domain/page.ts'
import type { NewsItem } from '@portal/domain/showcase.ts'
import { listProducts } from './content.ts'
import type { Context } from './context.ts'
import type { Pages } from './pages.ts'

/** The newest entries of every product's release notes, newest first. */
export async function listNews(
  ctx: Pick<Context, 'content'>,
  pages: Pages,
  language: Language,
  limit: number,
): Promise<NewsItem[]> {
  const noted = listProducts(ctx).filter(({ path }) => pages.has(`docs/${path}/release-notes`))
  const lists = noted.map(async ({ name, path }) => {
    const address = `docs/${path}/release-notes`
    const { html } = await pages.read(address, language, noHosts)
    return readEntries(html).map(({ id, ...entry }) => ({ api: name, ...entry, href: `/${address}#${id}` }))
  })
  const news = (await Promise.all(lists)).flat()
  return news.sort((a, b) => b.date.localeCompare(a.date)).slice(0, limit)
}

const noHosts: Hosts = { portalUrl: '', baseUrl: '' }

/** Versions are headings such as '2.11.4 (2026-09-15)'; the first point under each stands for it. */
const readEntries = (html: string) =>
  html.split(/(?=<h2 )/).flatMap(section => {
    const heading = /^<h2 id="([\w-]+)">([\d.]+)[ （(]+(\d{4}-\d\d-\d\d)/.exec(section)
    const text = /<li>(?:<p>)?([\s\S]*?)(?:<\/p>|<\/li>)/.exec(section)?.[1]?.trim()
    return heading && text ? [{ id: heading[1]!, version: heading[2]!, date: heading[3]!, text }] : []
  })
