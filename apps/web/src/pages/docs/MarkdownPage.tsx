import type { HtmlPageData } from '@portal/domain/page.ts'
import { programLanguageOf } from '@portal/domain/program-language.ts'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { useProductTitle } from '../../api/product-title.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Article } from '../../layouts/Article.tsx'
import { PageTools } from '../../layouts/PageTools.tsx'
import { SideBySide } from '../../layouts/SideBySide.tsx'
import { useAddress } from '../../layouts/use-address.ts'
import { paths } from '../../paths.ts'

/**
 * A documentation page made from markdown. The index of a product and its release notes lead to the feed of its news; 'an r
 * guide with a download button that saves the R guide as a markdown file'.
 */
export function MarkdownPage() {
  const { language, t } = useSpeech()
  const { vendor, product, guide } = useParams()
  const address = useAddress()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isBoth = search.get('view') === 'both'
  const other = language === 'en' ? 'zh' : 'en'
  const productTitle = useProductTitle()
  const { data: page, error } = useData<HtmlPageData>(pageDataPath(pathname, language))
  const { data: twin } = useData<HtmlPageData>(isBoth ? pageDataPath(pathname, other) : null)
  if (!page) return <Absent error={error} />
  const path = `${vendor}/${product}`
  // The same example is written in several languages, and its title need not say in which.
  const code = guide ? undefined : programLanguageOf(address)
  const part = address === paths.api(path) ? t('nav.docs') : productTitle
  const area = code ? `${code} · ${part}` : part
  if (isBoth && twin) return <SideBySide own={page.data} other={twin.data} area={area} />
  const hasNews = [paths.api(path), paths.page(path, 'release-notes')].includes(address)
  const feed = hasNews ? paths.feed(path) : undefined
  const file = guide === 'r' ? `${vendor}-${product}-r.${page.data.language}.md` : undefined
  const opening = <PageTools feed={feed} file={file} hasTwin />
  return <Article page={page.data} area={area} feed={feed} opening={opening} />
}
