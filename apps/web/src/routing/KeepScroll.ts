import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const storageKey = 'scroll'

/** The state of a place that is shown scrolled as the one before is. */
export const staysScrolled = { staysScrolled: true }

/** Shows a new place from its top or its anchor, and one that is come back to where it was left. */
export function KeepScroll() {
  const { key, pathname, search, hash, state } = useLocation()
  // Places to which the browser goes by itself, such as an anchor, share one key.
  const place = key + pathname + search + hash
  const shown = useRef<string>(undefined)
  const kept = useRef<Record<string, number>>({})
  const note = () => {
    if (shown.current) kept.current[shown.current] = scrollY
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it listens with is made of references
  useEffect(() => {
    kept.current = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
    const begin = () => {
      history.scrollRestoration = 'manual'
      note()
    }
    const end = () => {
      history.scrollRestoration = 'auto'
      sessionStorage.setItem(storageKey, JSON.stringify(kept.current))
    }
    const listening = new AbortController()
    addEventListener('scroll', note, { passive: true, signal: listening.signal })
    addEventListener('pageshow', begin, listening)
    addEventListener('pagehide', end, listening)
    begin()
    return () => listening.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state belongs to the place
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined
    shown.current = place
    if (isFirst) return
    const left = kept.current[place]
    const anchor = findAnchor(hash)
    if (left !== undefined) scrollTo(0, left)
    else if (anchor) anchor.scrollIntoView()
    else if (!(state as Partial<typeof staysScrolled> | null)?.staysScrolled) scrollTo(0, 0)
    note()
  }, [place])
  return null
}

/** What an address leads to within its page; nothing where it names nothing or is no text. */
function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
