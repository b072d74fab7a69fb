import { useSpeech } from '../i18n.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { SessionLinks } from './SessionLinks.tsx'
import { SiteLinks } from './SiteLinks.tsx'

/** The top of the menu of narrow screens: what the bar has no room for. Closing is a link, so it works without script. */
export function SheetHead() {
  const { t } = useSpeech()
  return (
    <div className="sheet-head">
      <a href="#main" className="bar-link sheet-close" aria-label={t('nav.closeMenu')} data-sheet-close>
        <Icon of="x" large />
      </a>
      <SiteLinks />
      <LanguageLink />
      <SessionLinks />
    </div>
  )
}
