import type { SearchResult } from '@portal/domain/search.ts'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useSpeech } from '../i18n.tsx'
import { inLanguage } from '../paths.ts'
import type { ResultGroup } from './group-results.ts'
import { Marked } from './Marked.tsx'
import styles from './SearchDialog.module.css'

interface SearchOptionsProps {
  id: string
  groups: ResultGroup[]
  popular: SearchResult[]
  active: number
  isWide: boolean
  onOpen: (item: SearchResult, inNewTab: boolean) => void
}

/** The results under the search box, by kind; each is a real link, for those who open it elsewhere. */
export function SearchOptions({ id, groups, popular, active, isWide, onOpen }: SearchOptionsProps) {
  const { t } = useSpeech()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result in sight is what it waits for
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])
  const shown = [
    ...groups.map(({ kind, items }) => ({ name: kind, title: t(`search.kind.${kind}`), items })),
    ...(popular.length > 0 ? [{ name: 'popular', title: t('search.popular'), items: popular }] : []),
  ]
  const starts = shown.map((_, at) => shown.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('search.results')}>
      {shown.map(({ name, title, items }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: inside a listbox a group is a role
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
          <div id={`${id}-${name}`} role="presentation" className={styles.kind}>
            {title}
          </div>
          {items.map((item, at) => (
            <SearchOption
              // biome-ignore lint/suspicious/noArrayIndexKey: a place shows another result in the same element, so nothing moves
              key={at}
              id={`${id}-${starts[group]! + at}`}
              item={item}
              isActive={starts[group]! + at === active}
              isWide={isWide}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface SearchOptionProps {
  id: string
  item: SearchResult
  isActive: boolean
  isWide: boolean
  onOpen: (item: SearchResult, inNewTab: boolean) => void
}

function SearchOption({ id, item, isActive, isWide, onOpen }: SearchOptionProps) {
  const { language } = useSpeech()
  const { title, href, section, snippet, product, marks } = item
  const places = [section !== title && section !== product && section, isWide && product].filter(Boolean)
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(item, false)
  }
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      href={inLanguage(language, href)}
      className={styles.option}
      onMouseDown={event => event.preventDefault()}
      onClick={open}
    >
      <span className={styles.head}>
        <span className={styles.title}>
          <Marked text={title} marks={marks.title} />
        </span>
        <span className={styles.place}>{places.join(' · ')}</span>
      </span>
      <span className={styles.snippet}>
        <Marked text={snippet} marks={marks.snippet} />
      </span>
    </a>
  )
}
