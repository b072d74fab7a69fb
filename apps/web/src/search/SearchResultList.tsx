import { type SearchResult, type SearchResults, splitQuery } from '@portal/domain/search.ts'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { Chip } from '../ui/Chip.tsx'

/** What a search found, best first; a word of the query is marked where it stands. */
export function SearchResultList({ results, query }: { results: SearchResults; query: string }) {
  const { t } = useSpeech()
  const words = splitQuery(query)
  return (
    <div className="search-results">
      <p role="status">
        {query === ''
          ? t('search.hint')
          : results.total === 0
            ? t('search.none')
            : t('search.found', { count: results.total })}
      </p>
      <ol>
        {results.items.map(item => (
          <Found key={item.href} item={item} words={words} />
        ))}
      </ol>
    </div>
  )
}

function Found({ item, words }: { item: SearchResult; words: string[] }) {
  const { t } = useSpeech()
  return (
    <li>
      <p className="search-title">
        <PageLink href={item.href}>
          <Marked text={item.title} words={words} />
        </PageLink>
        <Chip>{t(`search.${item.kind}`)}</Chip>
        {item.section !== item.title && <span className="search-section">{item.section}</span>}
      </p>
      <p>
        <Marked text={item.snippet} words={words} />
      </p>
    </li>
  )
}

function Marked({ text, words }: { text: string; words: string[] }) {
  if (words.length === 0) return text
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'iu'))
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
  return parts.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}
