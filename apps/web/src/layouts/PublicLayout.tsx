import { Outlet } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { Bar } from './Bar.tsx'
import { Foot } from './Foot.tsx'
import { SheetHead } from './SheetHead.tsx'

/** The frame of the public pages. */
export function PublicLayout() {
  const { t } = useSpeech()
  return (
    <>
      <Bar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <nav id="menu" className="sheet sheet-only" aria-label={t('nav.menu')}>
        <SheetHead />
      </nav>
      <Foot />
    </>
  )
}
