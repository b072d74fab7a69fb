import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { DataError } from '../api/data-error.ts'
import { useFailureWords } from '../api/failure-words.ts'
import { onSessionEnd } from '../api/session.ts'
import { useUser } from '../api/user.ts'
import { useSpeech } from '../i18n.tsx'
import { inLanguage, paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Bar } from './Bar.tsx'
import { DashboardMenu } from './DashboardMenu.tsx'
import { Foot } from './Foot.tsx'
import { NotFound } from './NotFound.tsx'
import { PageLink } from './PageLink.tsx'
import { SheetHead } from './SheetHead.tsx'
import { Snackbars } from './Snackbars.tsx'

/** The frame of the pages that need an account; without one there is nothing here, and it says so. */
export function DashboardLayout() {
  const { t } = useSpeech()
  const { data: user, error } = useUser()
  useLeaving(user !== undefined)
  return (
    <>
      <Bar />
      <div className={user ? 'dashboard' : 'dashboard dashboard-bare'}>
        {user && <DashboardMenu />}
        <main id="main" className="dashboard-main" tabIndex={-1}>
          {user ? <Outlet /> : error ? <NoUser error={error} /> : <Waiting />}
        </main>
      </div>
      <nav id="menu" className="sheet sheet-only" aria-label={t('nav.menu')}>
        <SheetHead />
      </nav>
      <Snackbars close={t('snackbar.close')} />
      <Foot />
    </>
  )
}

/** When the session ends while a page is open, here or in another tab, nothing of it stays on the screen. */
function useLeaving(signedIn: boolean) {
  const { language } = useSpeech()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!signedIn) return
    const query = new URLSearchParams({ why: 'ended', from: pathname + search })
    return onSessionEnd(() => location.replace(`${inLanguage(language, paths.login)}?${query}`))
  }, [signedIn, language, pathname, search])
}

function Waiting() {
  const { t } = useSpeech()
  return (
    <>
      <title>{`${t('dashboard.title')} · ${t('site.name')}`}</title>
      <meta name="robots" content="noindex" />
      <div className="without-script">
        <Notice>{t('dashboard.needsScript')}</Notice>
      </div>
      <div className="needs-script">
        <Spinner label={t('page.loading')} whole />
      </div>
    </>
  )
}

/** 'If the user call fails or no user is loaded, the 404 page shows'; it adds why, and what can be done. */
function NoUser({ error }: { error: DataError }) {
  const { t } = useSpeech()
  const failureWords = useFailureWords()
  const { pathname, search } = useLocation()
  return (
    <NotFound
      more={error.status === 401 ? t('dashboard.signInFirst') : failureWords(error)}
      action={
        <PageLink
          href={`${paths.login}?${new URLSearchParams({ from: pathname + search })}`}
          className={buttonClass('primary')}
        >
          {t('nav.signIn')}
        </PageLink>
      }
    />
  )
}
