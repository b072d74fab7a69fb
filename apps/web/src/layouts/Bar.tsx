import site from '@portal/content/site.json' with { type: 'json' }
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { BarSearch } from './BarSearch.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { Mark } from './Mark.tsx'
import { ModeMenu } from './ModeMenu.tsx'
import { PageLink } from './PageLink.tsx'
import { SessionLinks } from './SessionLinks.tsx'
import { SiteLinks } from './SiteLinks.tsx'

/** The bar above every page; it searches the documentation of `product`, 'ceic/macroeconomic'. */
export function Bar({ product }: { product?: string | undefined }) {
  const { t } = useSpeech()
  return (
    <header className="bar">
      <div className="bar-row">
        <PageLink href={paths.home} className="brand">
          <Mark />
          {t('site.name')}
        </PageLink>
        <nav className="bar-links" aria-label={t('nav.main')}>
          <SiteLinks />
        </nav>
        <BarSearch product={product ?? site.showcase.product} api={product?.replace('/', '-')} />
        <LanguageLink>
          <Icon of="languages" />
        </LanguageLink>
        <ModeMenu />
        <SessionLinks />
        <a href="#menu" className="bar-link bar-sheet" aria-label={t('nav.menu')} data-sheet>
          <Icon of="menu" large />
        </a>
      </div>
    </header>
  )
}
