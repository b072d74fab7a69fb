import type { Navigation } from '@portal/domain/navigation.ts'
import { Outlet, useParams } from 'react-router'
import { useData } from '../api/data.ts'
import { navigationPath } from '../api/navigation.ts'
import { useSpeech } from '../i18n.tsx'
import { Bar } from './Bar.tsx'
import { DocsMenu } from './DocsMenu.tsx'
import { Foot } from './Foot.tsx'
import { PageTurn } from './PageTurn.tsx'
import { SheetHead } from './SheetHead.tsx'

/** The frame of a product's documentation. The article stands before the menu; the grid puts it behind. */
export function DocsLayout() {
  const { t } = useSpeech()
  const { vendor, product } = useParams()
  const { data: navigation } = useData<Navigation>(navigationPath(vendor, product))
  return (
    <>
      <Bar product={navigation?.path} />
      <div className="docs">
        <main id="main" className="docs-main" tabIndex={-1}>
          <Outlet />
          {navigation && <PageTurn navigation={navigation} />}
        </main>
        <nav id="menu" className="side sheet" aria-label={t('docs.menu')}>
          <SheetHead />
          {navigation && <DocsMenu key={navigation.api} navigation={navigation} />}
        </nav>
      </div>
      <Foot />
    </>
  )
}
