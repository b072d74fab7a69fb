import site from '@portal/content/site.json' with { type: 'json' }
import { Menu, Search } from 'lucide-react'
import { useSpeech } from '../i18n.tsx'
import { inLanguage, paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { Mark } from './Mark.tsx'
import { ModeMenu } from './ModeMenu.tsx'
import { PageLink } from './PageLink.tsx'
import { SessionLinks } from './SessionLinks.tsx'
import { SiteLinks } from './SiteLinks.tsx'

/** The bar above every page; it searches the documentation of `product`, 'ceic/macroeconomic'. */
export function Bar({ product = site.showcase.product }: { product?: string }) {
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
          <form action={inLanguage(language, paths.search(product))} data-search>
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
        <PageLink href={paths.search(product)} className="bar-link bar-find" aria-label={t('nav.search')}>
          <Icon of={Search} large />
        </PageLink>
        <LanguageLink />
        <ModeMenu />
        <SessionLinks />
        <a href="#menu" className="bar-link bar-sheet" aria-label={t('nav.menu')} data-sheet>
          <Icon of={Menu} large />
        </a>
      </div>
    </header>
  )
}
