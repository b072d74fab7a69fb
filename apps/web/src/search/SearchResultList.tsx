import type { SearchResult, SearchResults } from '@portal/domain/search.ts'
import { useId } from 'react'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { groupResults, type ResultGroup } from './group-results.ts'
import { Marked } from './Marked.tsx'

interface SearchResultListProps {
  results: SearchResults
  query: string
  /** Whether the results come from more than one API, so that each says from which. */
  isWide: boolean
  /** The address of this search for other words. */
  hrefOf: (query: string) => string
}

/** What a search found, by kind and best first; or what to do when it found nothing. */
export function SearchResultList({ results, query, isWide, hrefOf }: SearchResultListProps) {
  const { t } = useSpeech()
  const { items, total, meant, popular = [] } = results
  return (
    <div className="search-results">
      <p role="status">
        {query === '' ? t('search.hint') : total === 0 ? t('search.none') : t('search.found', { count: total })}
      </p>
      {meant && query && (
        <p>
          {t('search.meant')} <PageLink href={hrefOf(meant)}>{meant}</PageLink>
        </p>
      )}
      {groupResults(items).map(group => (
        <Group key={group.kind} group={group} isWide={isWide} />
      ))}
      {popular.length > 0 && (
        <>
          <h2>{t('search.popular')}</h2>
          <ol>
            {popular.map(item => (
              <Found key={item.href} item={item} isWide={isWide} />
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function Group({ group: { kind, items }, isWide }: { group: ResultGroup; isWide: boolean }) {
  const { t } = useSpeech()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`search.kind.${kind}`)}</h2>
      <ol>
        {items.map(item => (
          <Found key={`${item.href} ${item.title}`} item={item} isWide={isWide} />
        ))}
      </ol>
    </section>
  )
}

function Found({ item, isWide }: { item: SearchResult; isWide: boolean }) {
  const { title, href, section, snippet, product, marks } = item
  const places = [section !== title && section !== product && section, isWide && product].filter(Boolean)
  return (
    <li>
      <p className="search-title">
        <PageLink href={href}>
          <Marked text={title} marks={marks.title} />
        </PageLink>
        {places.length > 0 && <span className="search-section">{places.join(' · ')}</span>}
      </p>
      <p>
        <Marked text={snippet} marks={marks.snippet} />
      </p>
    </li>
  )
}
