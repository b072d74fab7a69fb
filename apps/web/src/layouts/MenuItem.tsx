import { isExternal, type NavigationItem } from '@portal/domain/navigation.ts'
import { type Method as HttpMethod, methods } from '@portal/domain/spec.ts'
import { useSpeech } from '../i18n.tsx'
import { Method } from '../reference/Method.tsx'
import { Icon, isIcon } from '../ui/Icon.tsx'
import { PageLink } from './PageLink.tsx'

/**
 * An entry of the menu with what is below it. Groups fold out; a tag is a page, and its operations stand below it only
 * while it is the current one.
 */
export function MenuItem({ item, here, deep = false }: { item: NavigationItem; here: string; deep?: boolean }) {
  const within = isWithin(item, here)
  const below = item.subitems.map(sub => <MenuItem key={sub.href} item={sub} here={here} deep />)
  if (deep || item.subitems.length === 0) {
    return (
      <li>
        <PageLink href={item.href} aria-current={currentOf(item, here)}>
          <Entry item={item} deep={deep} />
        </PageLink>
        {within && below.length > 0 && <ul>{below}</ul>}
      </li>
    )
  }
  return (
    <li>
      <details key={String(within)} open={within}>
        <summary>
          <Entry item={item} />
          <Icon of="chevron-right" className="side-turn" />
        </summary>
        <ul>{below}</ul>
      </details>
    </li>
  )
}

function Entry({ item, deep = false }: { item: NavigationItem; deep?: boolean }) {
  const { language, t } = useSpeech()
  return (
    <>
      {isIcon(item.icon) && <Icon of={item.icon} />}
      {methods.includes(item.icon as HttpMethod) && <Method method={item.icon as HttpMethod} />}
      {deep ? item.label[language] : <span className="side-word">{item.label[language]}</span>}
      {isExternal(item.href) && <span className="unseen">{t('nav.newTab')}</span>}
    </>
  )
}

const pathOf = (address: string) => address.split('?')[0]

const currentOf = ({ href, subitems }: NavigationItem, here: string) =>
  href === here
    ? 'page'
    : subitems.length > 0 && href === pathOf(here) && !subitems.some(sub => sub.href === here)
      ? 'page'
      : undefined

const isWithin = (item: NavigationItem, here: string): boolean =>
  item.href === here || item.href === pathOf(here) || item.subitems.some(sub => isWithin(sub, here))
