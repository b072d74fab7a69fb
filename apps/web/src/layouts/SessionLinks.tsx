import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { PageLink } from './PageLink.tsx'

/** Sign in, or the dashboard: both are there, and the boot script knows which one is to be seen. */
export function SessionLinks() {
  const { t } = useSpeech()
  return (
    <div className="session">
      <PageLink href={paths.login} className="bar-link">
        {t('nav.signIn')}
      </PageLink>
      <PageLink href={paths.dashboard} className="bar-link">
        {t('nav.dashboard')}
      </PageLink>
    </div>
  )
}
