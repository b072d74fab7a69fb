import type { HtmlPageData } from '@portal/domain/page.ts'
import { useLocation } from 'react-router'
import { useData } from '../api/data.ts'
import { pageDataPath } from '../api/page-data.ts'
import { useSpeech } from '../i18n.tsx'
import { Absent } from '../layouts/Absent.tsx'
import { Article } from '../layouts/Article.tsx'
import { PageTools } from '../layouts/PageTools.tsx'

/** A public page made from markdown: terms, contact. */
export function TextPage() {
  const { language } = useSpeech()
  const { data: page, error } = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  if (!page) return <Absent error={error} />
  return (
    <div className="page">
      <Article page={page.data} opening={<PageTools />} />
    </div>
  )
}
