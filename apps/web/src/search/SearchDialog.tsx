import { queryCharsMax } from '@portal/domain/search/split-words.ts'
import type { SearchResult } from '@portal/domain/search.ts'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { inLanguage } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import styles from './SearchDialog.module.css'
import { SearchOptions } from './SearchOptions.tsx'
import { SearchStatus } from './SearchStatus.tsx'
import { useSearch } from './use-search.ts'

interface SearchDialogProps {
  /** The field of the bar: what was typed there goes on here. */
  field: RefObject<HTMLInputElement | null>
  /** The API whose documentation is open. */
  api: string | undefined
  /** The search page. */
  page: string
  onClose: () => void
}

/** The search over a page: a box, and what it finds with each letter. */
export function SearchDialog({ field, api, page, onClose }: SearchDialogProps) {
  const { language, t } = useSpeech()
  const navigate = useNavigate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const leaveFor = (address: string) => {
    onClose()
    navigate(inLanguage(language, address))
  }
  const pageFor = (words: string, isWide: boolean) =>
    `${page}?${new URLSearchParams({ q: words, ...(isWide && { scope: 'all' }) })}`
  const open = ({ href }: SearchResult, inNewTab: boolean) => {
    if (inNewTab) window.open(inLanguage(language, href), '_blank', 'noopener')
    else leaveFor(href)
  }
  const found = useSearch({
    api,
    onOpen: open,
    onNothing: words => leaveFor(pageFor(words, api === undefined)),
  })
  const { query, isWide, options, active, ask } = found
  // In one step, so that no letter is typed between the field of the bar and the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens once
  useLayoutEffect(() => {
    const shown = dialog.current
    ask(field.current?.value ?? '')
    if (field.current) field.current.value = ''
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes as well; a press beside the dialog closes it too
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.title')}
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className={styles.box}>
        <Icon of="search" large />
        <input
          type="text"
          role="combobox"
          aria-label={t('search.field')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-keys`}
          placeholder={t('search.field')}
          maxLength={queryCharsMax}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={event => ask(event.target.value)}
          onKeyDown={found.onKeyDown}
        />
        <Button kind="quiet" className="button-icon" aria-label={t('search.close')} onClick={onClose}>
          <Icon of="x" large />
        </Button>
      </div>
      {api && <ScopeChoice isWide={isWide} onChoose={found.widen} />}
      <div className={styles.results}>
        <SearchStatus found={found} api={api} />
        {options.length > 0 && (
          <SearchOptions
            id={id}
            groups={found.groups}
            popular={found.results?.popular ?? []}
            active={active}
            isWide={isWide}
            onOpen={open}
          />
        )}
      </div>
      <p className={styles.foot}>
        <span id={`${id}-keys`}>{t('search.keys')}</span>
        {query && (
          <PageLink href={pageFor(query, isWide)} onClick={onClose}>
            {t('search.all')}
          </PageLink>
        )}
      </p>
    </dialog>
  )
}
