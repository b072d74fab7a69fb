import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const storageKey = 'scroll'

/** The state of a place that is shown scrolled as the one before is. */
export const staysScrolled = { staysScrolled: true }

interface Scrolled {
  /** The place on the screen; nothing before the first. */
  shown: string | undefined
  /** How far each place was scrolled when it was left, in pixels. */
  kept: Record<string, number>
}

function noteScroll({ shown, kept }: Scrolled) {
  if (shown) kept[shown] = scrollY
}

/** Shows a new place from its top or its anchor, and one that is come back to where it was left. */
export function KeepScroll() {
  const { key, pathname, search, hash, state } = useLocation()
  // Places to which the browser goes by itself, such as an anchor, share one key.
  const place = key + pathname + search + hash
  const scrolled = useRef<Scrolled>({ shown: undefined, kept: {} })
  useEffect(() => {
    scrolled.current.kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Scrolled['kept']
    const note = () => noteScroll(scrolled.current)
    const begin = () => {
      history.scrollRestoration = 'manual'
      note()
    }
    const end = () => {
      history.scrollRestoration = 'auto'
      sessionStorage.setItem(storageKey, JSON.stringify(scrolled.current.kept))
    }
    const listening = new AbortController()
    addEventListener('scroll', note, { passive: true, signal: listening.signal })
    addEventListener('pageshow', begin, listening)
    addEventListener('pagehide', end, listening)
    begin()
    return () => listening.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: anchor and state belong to the place
  useLayoutEffect(() => {
    const isFirst = scrolled.current.shown === undefined
    scrolled.current.shown = place
    if (isFirst) return
    const left = scrolled.current.kept[place]
    const anchor = findAnchor(hash)
    if (left !== undefined) scrollTo(0, left)
    else if (anchor) anchor.scrollIntoView()
    else if (!(state as Partial<typeof staysScrolled> | null)?.staysScrolled) scrollTo(0, 0)
    noteScroll(scrolled.current)
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
