/**
 * Fetches the application on the first intent: pointing at, focusing, touching or pressing something that it serves.
 * What is done to a `data-app` control before it is there is kept and done again when it listens; a choice in a `data-hint`
 * form is told again. A link needs no keeping: until then the browser follows it by itself.
 */
export function keepIntents(load: () => Promise<void>) {
  let loading = false
  const kept: { target: HTMLElement; type: string }[] = []
  const start = () => {
    if (loading) return
    loading = true
    load().then(replay, forget)
  }
  const replay = () => {
    for (const type of [...hints, ...deeds]) document.removeEventListener(type, listen, true)
    for (const { target, type } of kept) {
      if (type === 'submit') (target as HTMLFormElement).requestSubmit()
      else if (type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }))
      else target.click()
    }
  }
  // Without a network nothing can be replayed; the next intent tries again.
  const forget = () => {
    loading = false
    kept.length = 0
  }
  const listen = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const control = target?.closest<HTMLElement>('[data-app]:not(html)')
    const hint = target?.closest('[data-hint]')
    const link = event.type !== 'touchstart' && target?.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')
    if (control || hint || link) start()
    if (event.type === 'change' && hint) kept.push({ target: target as HTMLElement, type: event.type })
    const sends = event.type === 'submit'
    // In a form that is kept from sending, fields and choices go on working.
    if (!control || !deeds.includes(event.type) || (!sends && control instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopPropagation()
    const pressed = target?.closest<HTMLElement>('a, button, summary, label, input') ?? control
    kept.push({ target: sends ? (target as HTMLElement) : pressed, type: event.type })
  }
  for (const type of hints) document.addEventListener(type, listen, { capture: true, passive: true })
  for (const type of deeds) document.addEventListener(type, listen, true)
  const { dataset } = document.documentElement
  const forSigned = dataset.signed !== undefined && document.querySelector('[data-app-signed]')
  // A page out of the history may be older than the choice of a language, and lack its program.
  const awaited = document.querySelector('[data-tab][aria-selected=true]:not([aria-controls])')
  // An address that holds the values of a call is a query builder that was left open.
  if (dataset.app === 'now' || forSigned || awaited || /[?&]p\./.test(location.search)) start()
}

const hints = ['pointerover', 'focusin', 'touchstart', 'keydown', 'change']
const deeds = ['click', 'submit']
