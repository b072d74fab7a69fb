import type { HtmlPageData } from '@portal/domain/page.ts'
import { useLocation, useParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Article } from '../../layouts/Article.tsx'
import { PageTools } from '../../layouts/PageTools.tsx'
import { paths } from '../../paths.ts'

/** The pages of a product whose readers may want its news: its index and its release notes. */
const newsPages = ['', 'release-notes']

/** A documentation page made from markdown. */
export function MarkdownPage() {
  const { language, t } = useSpeech()
  const { vendor, product, '*': rest = '' } = useParams()
  const { data: page, error } = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  if (!page) return <Absent error={error} />
  const path = `${vendor}/${product}`
  const feed = newsPages.includes(rest.replace(/\/$/, '')) ? paths.feed(path) : undefined
  return <Article page={page.data} area={t('nav.docs')} feed={feed} opening={<PageTools feed={feed} />} />
}
