import type { ReactNode } from 'react'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { PageLink } from './PageLink.tsx'

/** The page of every address that leads nowhere; `more` says why, `action` is what else can be done. */
export function NotFound({ more, action }: { more?: string; action?: ReactNode }) {
  const { t } = useSpeech()
  return (
    <div className="message">
      <title>{`${t('notFound.title')} · ${t('site.name')}`}</title>
      <meta name="robots" content="noindex" />
      <span className="message-mark">404</span>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      {more && <p>{more}</p>}
      <div className="message-actions">
        {action}
        <PageLink href={paths.home} className={buttonClass()}>
          {t('page.backHome')}
        </PageLink>
      </div>
    </div>
  )
}
