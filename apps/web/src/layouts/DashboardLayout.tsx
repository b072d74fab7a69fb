import { ArrowLeft, KeyRound, PanelLeft } from 'lucide-react'
import { Outlet, useLocation } from 'react-router'
import { useData } from '../api/data.ts'
import type { User } from '../api/user.ts'
import { useSpeech } from '../i18n.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Bar } from './Bar.tsx'
import { Foot } from './Foot.tsx'
import { PageLink } from './PageLink.tsx'
import { SheetClose } from './SheetClose.tsx'
import { Snackbars } from './Snackbars.tsx'

/** The frame of the signed-in area: a spinner while the user is loading, the 404 page without a user. */
export function DashboardLayout() {
  const { t } = useSpeech()
  const { data: user, error } = useData<User>('/api/auth/user')
  if (error) return <NotFoundPage />
  if (!user) return <Spinner label={t('page.loading')} whole />
  return (
    <>
      <Bar />
      <div className="docs">
        <main id="main" className="docs-main" tabIndex={-1}>
          <Outlet context={user} />
        </main>
        <nav id="menu" className="side sheet" aria-label={t('dashboard.menu')}>
          <SheetClose />
          <DashboardMenu />
        </nav>
      </div>
      <Foot />
      <Snackbars close={t('snackbar.close')} />
    </>
  )
}

const entries = [{ href: paths.tokens, key: 'dashboard.tokens', icon: KeyRound }] as const

function DashboardMenu() {
  const { t } = useSpeech()
  const { pathname } = useLocation()
  return (
    <>
      <ul className="side-list">
        <li>
          <PageLink href={paths.home} className="side-link">
            <Icon of={ArrowLeft} />
            <span className="side-word">{t('dashboard.back')}</span>
          </PageLink>
        </li>
        {entries.map(({ href, key, icon }) => (
          <li key={href}>
            <PageLink href={href} className="side-link" aria-current={pathname.endsWith(href) ? 'page' : undefined}>
              <Icon of={icon} />
              <span className="side-word">{t(key)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <button type="button" className="side-fold" data-fold aria-label={t('docs.fold')}>
        <Icon of={PanelLeft} />
      </button>
    </>
  )
}
