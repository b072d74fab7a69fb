import { menuTagsMax, type Navigation, type NavigationItem } from '@portal/domain/navigation.ts'
import { type OperationRow, referencePath, type TagSlice } from '@portal/domain/reference.ts'
import { useMemo } from 'react'
import { useData } from '../api/data.ts'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useMatches } from '../routing/matches.ts'
import { useLater } from '../ui/use-later.ts'
import { listNear } from './list-near.ts'

/**
 * The entries of the menu at an address; the tag whose page is open has its operations, or of many those around the one
 * that is open. Of very many tags there are those around it, too, and the way to all.
 */
export function useMenuItems({ api, path, items }: Navigation, here: string): NavigationItem[] {
  const { language, t } = useSpeech()
  const slug = useLater(useMatches().at(-1)?.params.tag)
  const { data: tag } = useData<TagSlice>(slug ? referencePath.tag(api, slug, language) : null)
  return useMemo(() => {
    const page = slug && paths.tag(path, slug)
    const shorten = (item: NavigationItem): NavigationItem => {
      const count = item.subitems.length
      if (count <= menuTagsMax) return item
      const all = t('docs.allTags', { count })
      const rest = { href: paths.allTags(path), label: { en: all, zh: all }, icon: '', subitems: [] }
      return { ...item, subitems: [...listNear(item.subitems, ({ href }) => href === page, menuTagsMax), rest] }
    }
    const shown = items.map(shorten)
    if (!slug || tag?.tag !== slug) return shown
    const query = new URLSearchParams(here.split('?')[1])
    const near = listNear(tag.operations, row => row.path === query.get('path') && row.method === query.get('method'))
    const fill = (item: NavigationItem): NavigationItem =>
      item.href === page
        ? { ...item, subitems: near.map(row => entryOf(path, slug, row)) }
        : { ...item, subitems: item.subitems.map(fill) }
    return shown.map(fill)
  }, [items, path, slug, tag, here, t])
}

const entryOf = (path: string, tag: string, row: OperationRow): NavigationItem => ({
  href: paths.operation(path, { ...row, tag }),
  label: { en: row.summary, zh: row.summary },
  icon: row.method,
  subitems: [],
})
