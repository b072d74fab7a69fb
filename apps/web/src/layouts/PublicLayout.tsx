import { Outlet } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { Bar } from './Bar.tsx'
import { Foot } from './Foot.tsx'
import { SheetClose } from './SheetClose.tsx'
import { SiteLinks } from './SiteLinks.tsx'

/** The frame of the public pages. */
export function PublicLayout() {
  const { t } = useSpeech()
  return (
    <>
      <Bar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <nav id="menu" className="sheet sheet-links" aria-label={t('nav.menu')}>
        <SheetClose />
        <SiteLinks />
      </nav>
      <Foot />
    </>
  )
}
