import { search } from '@portal/domain/search/search.ts'
import type { SearchResult } from '@portal/domain/search.ts'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { isComposing } from '../ui/composing.ts'
import { useEngine } from './engine.ts'
import { groupResults } from './group-results.ts'

/** About two heights of the dialog; to draw them is most of what a typed letter costs. */
const optionsMax = 20

interface UseSearch {
  api: string | undefined
  onOpen: (item: SearchResult, inNewTab: boolean) => void
  /** Enter where nothing was found. */
  onNothing: (query: string) => void
}

/** The state of a search box over a list of results, as the ARIA practices describe it. */
export function useSearch({ api, onOpen, onNothing }: UseSearch) {
  const [query, setQuery] = useState('')
  const [isWide, setWide] = useState(api === undefined)
  const [active, setActive] = useState(0)
  const engine = useEngine()
  const { index, failed } = engine
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same index knows more when its texts are in it
  const results = useMemo(
    () => index && search(index, { words: query, api: isWide ? undefined : api, near: api, limit: optionsMax }),
    [engine, query, isWide, api],
  )
  const groups = useMemo(() => groupResults(results?.items ?? []), [results])
  const options = useMemo(
    () => [...groups.flatMap(({ items }) => items), ...(results?.popular ?? [])],
    [groups, results],
  )
  const ask = (words: string) => {
    setQuery(words)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const moved = moveActive(event.key, active, options.length)
    const option = options[active]
    if (moved !== undefined) setActive(moved)
    else if (event.key !== 'Enter') return
    else if (option) onOpen(option, event.ctrlKey || event.metaKey)
    else onNothing(query)
    event.preventDefault()
  }
  const widen = (wide: boolean) => {
    setWide(wide)
    setActive(0)
  }
  return { query, ask, isWide, widen, active, results, groups, options, failed, onKeyDown }
}

/** The place after a key that moves through `count` results; nothing when the key does not. Steps go round. */
function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
