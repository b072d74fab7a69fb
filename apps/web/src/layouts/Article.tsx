import type { HtmlPageData } from '@portal/domain/page.ts'
import type { ReactNode } from 'react'
import { useSpeech } from '../i18n.tsx'
import { Html } from '../ui/Html.tsx'
import { Head } from './Head.tsx'
import { Outline } from './Outline.tsx'

/** A page to read, with its outline; `opening` stands above its text, `children` below. */
export function Article({ page, area, feed, opening, children }: ArticleProps) {
  const { language, t } = useSpeech()
  const { title, description, updated, html, outline } = page
  const textLanguage = page.language === language ? undefined : page.language
  return (
    <div className="article">
      <Head title={area ? `${title} · ${area}` : title} description={description} feed={feed} />
      <article className="article-text">
        <h1 lang={textLanguage}>{title}</h1>
        {page.language !== language && <p className="callout callout-warning">{t('page.untranslated')}</p>}
        {opening}
        <Html className="prose" lang={textLanguage} html={html} />
        {children}
        {updated && (
          <p className="updated">
            {t('page.updated')} <time dateTime={updated}>{updated}</time>
          </p>
        )}
      </article>
      <Outline items={outline} />
    </div>
  )
}

interface ArticleProps {
  page: HtmlPageData['data']
  /** The part of the portal it belongs to, for its title. */
  area?: string | undefined
  /** Address of the feed with its news, without language. */
  feed?: string | undefined
  opening?: ReactNode
  children?: ReactNode
}
