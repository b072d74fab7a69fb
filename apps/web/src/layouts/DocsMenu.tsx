import { splitLanguage } from '@portal/domain/language.ts'
import type { NavigationItem } from '@portal/domain/navigation.ts'
import { ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from './PageLink.tsx'

/** The answer of `/api/routing/navigation`. */
export interface Navigation {
  /** 'ceic/macroeconomic'. */
  path: string
  items: NavigationItem[]
}

/** The menu of a product's documentation; the section of the current page is open. */
export function DocsMenu({ navigation }: { navigation: Navigation }) {
  const { pathname } = useLocation()
  const here = splitLanguage(pathname).path.replace(/(.)\/+$/, '$1')
  return (
    <ul className="side-list">
      {navigation.items.map(item => (
        <MenuItem key={item.href + item.label.en} item={item} here={here} />
      ))}
    </ul>
  )
}

function MenuItem({ item, here }: { item: NavigationItem; here: string }) {
  const { language } = useSpeech()
  const current = item.href === here
  if (item.subitems.length === 0) {
    return (
      <li>
        <PageLink href={item.href} className="side-link" aria-current={current ? 'page' : undefined}>
          {item.label[language]}
        </PageLink>
      </li>
    )
  }
  return (
    <li>
      <details className="side-section" open={isWithin(item, here)}>
        <summary className="side-link">
          <Icon of={ChevronRight} />
          {item.label[language]}
        </summary>
        <ul className="side-list">
          {item.subitems.map(sub => (
            <MenuItem key={sub.href} item={sub} here={here} />
          ))}
        </ul>
      </details>
    </li>
  )
}

const isWithin = (item: NavigationItem, here: string): boolean =>
  item.href === here || item.subitems.some(sub => isWithin(sub, here))
