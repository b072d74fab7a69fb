import type { HtmlPageData } from '@portal/domain/page.ts'
import { useLocation } from 'react-router'
import { useData } from '../../api/data.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Article } from '../../layouts/Article.tsx'

/** A documentation page made from markdown. */
export function MarkdownPage() {
  const { language, t } = useSpeech()
  const { data: page, error } = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  return page ? <Article page={page.data} area={t('nav.docs')} /> : <Absent error={error} />
}
