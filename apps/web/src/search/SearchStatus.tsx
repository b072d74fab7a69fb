import { useSpeech } from '../i18n.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './SearchDialog.module.css'
import { usePrepareSearch } from './use-prepare-search.ts'
import type { useSearch } from './use-search.ts'

/** How a search stands, said aloud: on its way, failed, how much is found, or what to try where nothing is. */
export function SearchStatus({ found, api }: { found: ReturnType<typeof useSearch>; api: string | undefined }) {
  const { t } = useSpeech()
  const prepare = usePrepareSearch()
  const { query, results, failed, isWide } = found
  const isEmpty = query.trim() === ''
  const words = failed
    ? t('search.failed')
    : !results
      ? t('search.loading')
      : isEmpty
        ? t('search.hint')
        : results.total === 0
          ? t('search.none')
          : t('search.found', { count: results.total })
  return (
    <div className={styles.status}>
      <p role="status">{words}</p>
      {failed && (
        <Button small onClick={prepare}>
          {t('search.retry')}
        </Button>
      )}
      {results?.meant && !isEmpty && (
        <p>
          {t('search.meant')}{' '}
          <Button small onClick={() => found.ask(results.meant ?? '')}>
            {results.meant}
          </Button>
        </p>
      )}
      {results?.total === 0 && !isEmpty && api && !isWide && (
        <Button small onClick={() => found.widen(true)}>
          {t('search.inAll')}
        </Button>
      )}
    </div>
  )
}
