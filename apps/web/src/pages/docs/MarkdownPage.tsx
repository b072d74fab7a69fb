import type { Navigation } from '@portal/domain/navigation.ts'
import type { HtmlPageData } from '@portal/domain/page.ts'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { navigationPath } from '../../api/navigation.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { useArea } from '../../api/product-title.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Article } from '../../layouts/Article.tsx'
import { PageTools } from '../../layouts/PageTools.tsx'
import { useAddress } from '../../layouts/use-address.ts'
import { paths } from '../../paths.ts'

/**
 * A documentation page made from markdown. The index of a product and its release notes lead to the feed of its news; 'an r
 * guide with a download button that saves the R guide as a markdown file'.
 */
export function MarkdownPage({ children }: { children?: ReactNode }) {
  const { language } = useSpeech()
  const { vendor, product, guide } = useParams()
  const address = useAddress()
  const area = useArea()
  const { data: page, error } = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  const { data: navigation } = useData<Navigation>(navigationPath(vendor, product))
  if (!page) return <Absent error={error} />
  const path = `${vendor}/${product}`
  const news = paths.page(path, 'release-notes')
  const hasNews = navigation?.items.some(({ href }) => href === news) && [paths.api(path), news].includes(address)
  const feed = hasNews ? paths.feed(path) : undefined
  const file = guide === 'r' ? `${vendor}-${product}-r.${page.data.language}.md` : undefined
  return (
    <Article page={page.data} area={area} feed={feed} opening={<PageTools feed={feed} file={file} />}>
      {children}
    </Article>
  )
}
