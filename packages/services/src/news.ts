import type { Language } from '@portal/domain/language.ts'
import type { NewsItem } from '@portal/domain/showcase.ts'
import { listProducts } from './content.ts'
import type { Context } from './context.ts'
import type { Pages } from './pages.ts'
import { type Release, readReleases, releaseNotesOf } from './releases.ts'

/** The newest entries of every product's release notes, newest first. */
export async function listNews(
  ctx: Pick<Context, 'content'>,
  pages: Pages,
  language: Language,
  limit: number,
): Promise<NewsItem[]> {
  const lists = listProducts(ctx).map(async product => {
    const { name, path } = product
    const releases = await readReleases({ ctx, pages, language, portalUrl: '' }, product)
    return releases.flatMap(release => {
      const { id, version, date } = release
      const text = firstPoint(release)
      return text ? [{ api: name, version, date, text, href: `/${releaseNotesOf(path)}#${id}` }] : []
    })
  })
  const news = (await Promise.all(lists)).flat()
  return news.sort((a, b) => b.date.localeCompare(a.date)).slice(0, limit)
}

/** The first point of a version stands for it. */
const firstPoint = ({ html }: Release) => /<li>(?:<p>)?([\s\S]*?)(?:<\/p>|<\/li>)/.exec(html)?.[1]?.trim()
