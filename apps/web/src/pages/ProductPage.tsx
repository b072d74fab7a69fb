import type { HtmlPageData } from '@portal/domain/page.ts'
import { useLocation, useParams } from 'react-router'
import { useData } from '../api/data.ts'
import { pageDataPath } from '../api/page-data.ts'
import { useSpeech } from '../i18n.tsx'
import { Absent } from '../layouts/Absent.tsx'
import { Article } from '../layouts/Article.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'

/** The page of an API product: what it holds, what a call looks like, where to begin. */
export function Component() {
  const { language, t } = useSpeech()
  const { vendor, product } = useParams()
  const { data: page, error } = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  if (!page) return <Absent error={error} />
  return (
    <div className="page">
      <Article page={page.data}>
        <p className="actions">
          <PageLink href={paths.api(`${vendor}/${product}`)} className={buttonClass('primary')}>
            {t('products.docs')}
          </PageLink>
        </p>
      </Article>
    </div>
  )
}
