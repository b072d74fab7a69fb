import type { HtmlPageData } from '@portal/domain/page.ts'
import { useLocation } from 'react-router'
import { useData } from '../../api/data.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Head } from '../../layouts/Head.tsx'
import { Outline } from '../../layouts/Outline.tsx'
import { Html } from '../../ui/Html.tsx'

/** A documentation page made from markdown. */
export function Component() {
  const { language, t } = useSpeech()
  const { data: page, error } = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  if (!page) return <Absent error={error} />
  const { title, description, updated, html, outline } = page.data
  return (
    <div className="article">
      <Head title={title} description={description} />
      <article className="article-text">
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <Html className="prose" html={html} />
        <p className="updated">
          {t('page.updated')} <time dateTime={updated}>{updated}</time>
        </p>
      </article>
      <Outline items={outline} />
    </div>
  )
}
