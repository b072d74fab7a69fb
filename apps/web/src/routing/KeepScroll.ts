import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { arriveLater, scrollDown, showAnchor } from './arrive.ts'

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
  useLayoutEffect(() => {
    const isFirst = scrolled.current.shown === undefined
    scrolled.current.shown = place
    if (isFirst) return
    const left = scrolled.current.kept[place]
    const arrive = () => (left === undefined ? showAnchor(hash) : scrollDown(left))
    const listening = new AbortController()
    if (!arrive()) {
      if (left === undefined && !(state as Partial<typeof staysScrolled> | null)?.staysScrolled) scrollTo(0, 0)
      if (left !== undefined || hash) arriveLater(arrive, listening)
    }
    noteScroll(scrolled.current)
    return () => listening.abort()
  }, [place, hash, state])
  return null
}
