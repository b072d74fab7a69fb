import { X } from 'lucide-react'
import { useSpeech } from '../i18n.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Closes the menu of narrow screens; a link, so that it works without script. */
export function SheetClose() {
  const { t } = useSpeech()
  return (
    <div className="sheet-close">
      <a href="#main" className="bar-link" aria-label={t('nav.closeMenu')} data-sheet-close>
        <Icon of={X} large />
      </a>
    </div>
  )
}
