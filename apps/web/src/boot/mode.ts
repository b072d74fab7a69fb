import { readCookie, writeCookie } from './cookie.ts'

const root = document.documentElement

/** Light, dark, contrast or what the system wants; and whether somebody is signed in. */
export function watchModes() {
  show()
  document.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLElement>('[data-set-mode]')
    if (!button) return
    writeCookie('mode', button.dataset.setMode ?? '')
    show()
    button.closest('details')?.removeAttribute('open')
  })
  addEventListener('pageshow', show)
}

function show() {
  const chosen = readCookie('mode') ?? ''
  const mode = chosen || (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : '')
  if (mode) root.dataset.mode = mode
  else delete root.dataset.mode
  for (const button of document.querySelectorAll<HTMLElement>('[data-set-mode]')) {
    button.setAttribute('aria-pressed', String(button.dataset.setMode === chosen))
  }
  root.toggleAttribute('data-signed', readCookie('token') !== undefined)
}
