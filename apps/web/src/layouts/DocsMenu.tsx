import type { Navigation, NavigationItem } from '@portal/domain/navigation.ts'
import { memo } from 'react'
import { useSpeech } from '../i18n.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useLater } from '../ui/use-later.ts'
import { MenuItem } from './MenuItem.tsx'
import { useAddress } from './use-address.ts'
import { useMenuItems } from './use-menu-items.ts'
import { VersionMenu } from './VersionMenu.tsx'

/** The menu of a product's documentation; the sections around the current page are open. */
export function DocsMenu({ navigation }: { navigation: Navigation }) {
  const { t } = useSpeech()
  // Where one goes, the page is drawn first and the menu follows.
  const here = useLater(useAddress())
  const items = useMenuItems(navigation, here)
  return (
    <>
      <div className="side-head">
        <VersionMenu navigation={navigation} />
        <button
          type="button"
          className="button button-quiet button-icon side-fold needs-script"
          data-fold
          aria-label={t('docs.fold')}
        >
          <Icon of="panel-left" />
        </button>
      </div>
      <Items items={items} here={here} />
    </>
  )
}

const Items = memo(({ items, here }: { items: NavigationItem[]; here: string }) => (
  <ul className="side-list">
    {items.map(item => (
      <MenuItem key={item.href} item={item} here={here} />
    ))}
  </ul>
))
