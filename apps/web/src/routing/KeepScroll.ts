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
    const arrive = () => (left === undefined ? showAnchor(hash) : scrollDown(left))
    const listening = new AbortController()
    if (!arrive()) {
      if (left === undefined && !(state as Partial<typeof staysScrolled> | null)?.staysScrolled) scrollTo(0, 0)
      if (left !== undefined || hash) arriveLater(arrive, listening)
    }
    noteScroll(scrolled.current)
    return () => listening.abort()
  }, [place])
  return null
}

/** Of a page that waits for its data, the place is shown when it is there, unless the visitor has moved meanwhile. */
function arriveLater(arrive: () => boolean, listening: AbortController) {
  const { signal } = listening
  const filling = new MutationObserver(() => arrive() && listening.abort())
  filling.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => filling.disconnect())
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => listening.abort(), { passive: true, signal })
}

/** Whether the page is long enough to be scrolled so far. */
function scrollDown(pixels: number): boolean {
  scrollTo(0, pixels)
  return scrollY + 1 > pixels
}

/** Whether there is what the anchor names. */
function showAnchor(hash: string): boolean {
  const anchor = findAnchor(hash)
  anchor?.scrollIntoView()
  return anchor !== null
}

/** What an address leads to within its page; nothing where it names nothing or is no text. */
function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
