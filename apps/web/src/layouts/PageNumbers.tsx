import { useSearchParams } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from './PageLink.tsx'

/** Rows on one page of a list. */
const rowsMax = 100

/** The part of a long list that the address asks for by `page`, and how many parts there are. */
export function usePart<T>(list: T[], rows = rowsMax): { part: T[]; page: number; pages: number } {
  const [search] = useSearchParams()
  const pages = Math.ceil(list.length / rows)
  const asked = Math.trunc(Number(search.get('page')))
  const page = asked >= 1 && asked <= pages ? asked : 1
  return { part: list.slice((page - 1) * rows, page * rows), page, pages }
}

/** Links to the parts of a long list; nothing for a short one. */
export function PageNumbers({ href, page, pages }: { href: string; page: number; pages: number }) {
  const { t } = useSpeech()
  if (pages < 2) return null
  return (
    <nav className="page-numbers" aria-label={t('reference.pages')}>
      {Array.from({ length: pages }, (_, at) => at + 1).map(number => (
        <PageLink
          key={number}
          href={number === 1 ? href : `${href}${href.includes('?') ? '&' : '?'}page=${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </PageLink>
      ))}
    </nav>
  )
}
