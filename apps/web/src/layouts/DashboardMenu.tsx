import { splitLanguage } from '@portal/domain/language.ts'
import { type KeyboardEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { paths, withoutLanguage } from '../paths.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { previousPage } from '../visits.ts'
import { PageLink } from './PageLink.tsx'
import { useSignOut } from './use-sign-out.ts'

const pages = [
  { href: paths.profile, icon: 'circle-user-round', key: 'dashboard.profile' },
  { href: paths.tokens, icon: 'key-round', key: 'dashboard.tokens' },
] as const

/** 'The menu is open by default when the screen is wider than 965 px and collapses to an icon rail (50 px).' */
const wide = '(width > 965px)'

/** The menu of the dashboard: words where there is room, otherwise icons that keep their names. */
export function DashboardMenu() {
  const { t } = useSpeech()
  const { path } = splitLanguage(useLocation().pathname)
  const [open, setOpen] = useState(() => matchMedia(wide).matches)
  const signOut = useSignOut()
  /** Where it lies over the page it goes away once it has served. */
  const settle = () => setOpen(now => now && matchMedia(wide).matches)
  return (
    <nav
      className="dashboard-menu"
      data-open={open}
      aria-label={t('dashboard.menu')}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && settle()}
    >
      <button
        type="button"
        className="dashboard-link dashboard-fold"
        aria-expanded={open}
        aria-label={open ? t('dashboard.collapse') : t('dashboard.expand')}
        onClick={() => setOpen(!open)}
      >
        <Icon of={open ? 'panel-left-close' : 'panel-left-open'} large />
      </button>
      <ul>
        <Entry href={withoutLanguage(previousPage() ?? paths.home)} icon="arrow-left" open={open}>
          {t('dashboard.back')}
        </Entry>
        {pages.map(({ href, icon, key }) => (
          <Entry key={href} href={href} icon={icon} open={open} current={path === href} onFollow={settle}>
            {t(key)}
          </Entry>
        ))}
      </ul>
      <button
        type="button"
        className="dashboard-link dashboard-leave"
        title={open ? undefined : t('dashboard.signOut')}
        onClick={signOut}
      >
        <Icon of="log-out" large />
        <span className="dashboard-label">{t('dashboard.signOut')}</span>
      </button>
    </nav>
  )
}

function Entry({ href, icon, open, current = false, onFollow, children }: EntryProps) {
  return (
    <li>
      <PageLink
        href={href}
        className="dashboard-link"
        aria-current={current ? 'page' : undefined}
        title={open ? undefined : children}
        onClick={onFollow}
      >
        <Icon of={icon} large />
        <span className="dashboard-label">{children}</span>
      </PageLink>
    </li>
  )
}

interface EntryProps {
  href: string
  icon: IconName
  open: boolean
  current?: boolean
  onFollow?: () => void
  children: string
}
