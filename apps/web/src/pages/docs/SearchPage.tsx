import type { SearchResults } from '@portal/domain/search.ts'
import { useParams, useSearchParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { useProductTitle } from '../../api/product-title.ts'
import { isWide, searchPath } from '../../api/search.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Head } from '../../layouts/Head.tsx'
import { paths } from '../../paths.ts'
import { SearchForm } from '../../search/SearchForm.tsx'
import { SearchResultList } from '../../search/SearchResultList.tsx'

/** Search over what is documented of a product, or of all. Works by its form alone, and as you type with the application. */
export function SearchPage() {
  const { language, t } = useSpeech()
  const { vendor, product } = useParams()
  const [search] = useSearchParams()
  const area = useProductTitle()
  const query = search.get('q')?.trim() ?? ''
  const { data, error } = useData<SearchResults>(searchPath(`${vendor}-${product}`, search, language))
  const hrefOf = (words: string) =>
    `${paths.search(`${vendor}/${product}`)}?${new URLSearchParams({ ...Object.fromEntries(search), q: words })}`
  return (
    <div className="reference">
      <Head
        title={`${query ? t('search.titleOf', { query }) : t('search.title')} · ${area}`}
        description={t('search.description')}
      />
      <h1>{t('search.title')}</h1>
      <SearchForm query={query} isWide={isWide(search)} />
      {data ? (
        <SearchResultList results={data} query={query} isWide={isWide(search)} hrefOf={hrefOf} />
      ) : (
        <Absent error={error} />
      )}
    </div>
  )
}
