import { queryCharsMax } from '@portal/domain/search/split-words.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { useSpeech } from '../i18n.tsx'
import { useQueryForm } from '../layouts/use-query-form.ts'
import { Button } from '../ui/Button.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import { usePrepareSearch } from './use-prepare-search.ts'

const pauseMs = 120

/** The search field. It searches after a pause in typing, but never in the middle of a Chinese word. */
export function SearchForm({ query, isWide }: { query: string; isWide: boolean }) {
  const { t } = useSpeech()
  const { send, onSubmit } = useQueryForm()
  const pause = useRef<number>(undefined)
  const prepare = usePrepareSearch()
  useEffect(() => () => clearTimeout(pause.current), [])
  const searchSoon = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    clearTimeout(pause.current)
    if ((event.nativeEvent as InputEvent).isComposing) return
    pause.current = window.setTimeout(send, pauseMs, form)
  }
  return (
    <search>
      <form
        className="search-form"
        data-hint
        onFocus={prepare}
        onSubmit={onSubmit}
        onInput={searchSoon}
        onCompositionEnd={searchSoon}
      >
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={query}
          aria-label={t('search.field')}
          placeholder={t('search.field')}
          maxLength={queryCharsMax}
          autoComplete="off"
        />
        <Button type="submit" kind="primary">
          {t('nav.search')}
        </Button>
        <ScopeChoice isWide={isWide} />
      </form>
    </search>
  )
}
