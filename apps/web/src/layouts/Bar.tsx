import { type Language, languages } from '@portal/domain/language.ts'
import { Contrast, Languages, Menu, Moon, Search, Sun, SunMoon } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { inLanguage, paths, switchLanguage } from '../paths.ts'
import { modes } from '../shell.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Mark } from './Mark.tsx'
import { PageLink } from './PageLink.tsx'
import { SiteLinks } from './SiteLinks.tsx'

/** The bar above every page. What it does without the application is in boot.ts. */
export function Bar({ search }: { search?: string }) {
  const { language, t } = useSpeech()
  return (
    <header className="bar">
      <div className="bar-row">
        <PageLink href={paths.home} className="brand">
          <Mark />
          <span className="brand-name">{t('site.name')}</span>
        </PageLink>
        <nav className="bar-links" aria-label={t('nav.main')}>
          <SiteLinks />
        </nav>
        <search className="bar-search">
          <form action={inLanguage(language, search ?? paths.docs)} data-search>
            <Icon of={Search} />
            <input
              type="search"
              name="q"
              placeholder={t('nav.search')}
              aria-label={t('nav.search')}
              autoComplete="off"
            />
            <kbd className="needs-script">Ctrl K</kbd>
          </form>
        </search>
        <LanguageLink />
        <ModeMenu />
        <div className="session">
          <PageLink href={paths.login} className="bar-link session-out">
            {t('nav.signIn')}
          </PageLink>
          <PageLink href={paths.dashboard} className="bar-link session-in">
            {t('nav.dashboard')}
          </PageLink>
        </div>
        <a href="#menu" className="bar-link bar-sheet" aria-label={t('nav.menu')} data-sheet>
          <Icon of={Menu} large />
        </a>
      </div>
    </header>
  )
}

/** The other language under its own name, at the same place; a change of language is a new document. */
function LanguageLink() {
  const { language, t } = useSpeech()
  const { pathname, search } = useLocation()
  const other = languages.find(known => known !== language) as Language
  return (
    <a
      className="bar-link bar-language"
      href={switchLanguage(other, pathname + search)}
      hrefLang={other}
      lang={other}
      data-language={other}
    >
      <Icon of={Languages} />
      {t(`language.${other}`)}
    </a>
  )
}

const modeIcons = { light: Sun, dark: Moon, contrast: Contrast }

function ModeMenu() {
  const { t } = useSpeech()
  return (
    <details className="menu needs-script" data-menu>
      <summary className="bar-link" aria-label={t('mode.title')}>
        <Icon of={SunMoon} />
      </summary>
      <div className="menu-panel">
        {modes.map(mode => (
          <button key={mode} type="button" className="bar-link" data-set-mode={mode} suppressHydrationWarning>
            <Icon of={modeIcons[mode]} />
            {t(`mode.${mode}`)}
          </button>
        ))}
        <button type="button" className="bar-link" data-set-mode="" suppressHydrationWarning>
          <Icon of={SunMoon} />
          {t('mode.system')}
        </button>
      </div>
    </details>
  )
}
