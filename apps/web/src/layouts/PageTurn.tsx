import { isExternal, type Navigation, type NavigationItem } from '@portal/domain/navigation.ts'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from './PageLink.tsx'
import { useAddress } from './use-address.ts'

/** The pages before and after this one in the order of the menu; nothing on pages that it does not list. */
export function PageTurn({ navigation }: { navigation: Navigation }) {
  const { language, t } = useSpeech()
  const [here] = useAddress().split('?')
  const pages = navigation.items.flatMap(listPages).filter(({ href }) => !isExternal(href))
  const at = pages.findIndex(({ href }) => href === here)
  if (at < 0) return null
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return (
    <nav className="turn" aria-label={t('docs.turn')}>
      {before && (
        <PageLink href={before.href} rel="prev">
          <span>{t('docs.previous')}</span>
          {` ${before.label[language]}`}
        </PageLink>
      )}
      {after && (
        <PageLink href={after.href} rel="next" className="turn-next">
          <span>{t('docs.next')}</span>
          {` ${after.label[language]}`}
        </PageLink>
      )}
    </nav>
  )
}

/** An entry is a page unless it holds some; operations are part of the page of their tag. */
function listPages(item: NavigationItem): NavigationItem[] {
  const pages = item.subitems.filter(({ href }) => !href.includes('?'))
  return pages.length > 0 ? pages.flatMap(listPages) : [item]
}
