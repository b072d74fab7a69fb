/** Of a page that waits for its data, the place is shown when it is there, unless the visitor has moved meanwhile. */
export function arriveLater(arrive: () => boolean, listening: AbortController) {
  const { signal } = listening
  const filling = new MutationObserver(() => arrive() && listening.abort())
  filling.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => filling.disconnect())
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => listening.abort(), { passive: true, signal })
}

/** Whether the page is long enough to be scrolled so far. */
export function scrollDown(pixels: number): boolean {
  scrollTo(0, pixels)
  return scrollY + 1 > pixels
}

/** Whether there is what the anchor names. */
export function showAnchor(hash: string): boolean {
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
