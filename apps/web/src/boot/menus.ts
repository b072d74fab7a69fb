import { writeCookie } from './cookie.ts'

/** Menus that close when left, the sheet of narrow screens, the keyboard's way to the search, the kept language. */
export function watchMenus() {
  document.addEventListener('click', event => {
    const target = event.target as Element
    for (const menu of document.querySelectorAll('details[data-menu][open]')) {
      if (!menu.contains(target)) menu.removeAttribute('open')
    }
    if (target.closest('[data-fold]')) foldMenu()
    const language = target.closest<HTMLAnchorElement>('[data-language]')
    if (language) keepPlace(language)
    if (target.closest('[data-sheet]')) openSheet(event)
    else if (target.closest('[data-sheet-close], .sheet a') || !target.closest('.sheet')) closeSheet(event)
  })
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
        menu.open = false
        menu.querySelector('summary')?.focus()
      }
      closeSheet()
    }
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) focusSearch(event)
  })
}

function openSheet(event: Event) {
  const sheet = document.querySelector<HTMLElement>('.sheet')
  if (!sheet) return
  event.preventDefault()
  sheet.toggleAttribute('data-open', true)
  for (const other of behind()) other.inert = true
  sheet.querySelector<HTMLElement>('a')?.focus()
}

function closeSheet(event?: Event) {
  const sheet = document.querySelector<HTMLElement>('.sheet[data-open]')
  if (!sheet) return
  if ((event?.target as Element | undefined)?.closest('[data-sheet-close]')) event?.preventDefault()
  sheet.removeAttribute('data-open')
  for (const other of behind()) other.inert = false
  document.querySelector<HTMLElement>('[data-sheet]')?.focus()
}

const behind = () => document.querySelectorAll<HTMLElement>('.bar, main, .foot')

/** The side menu as a rail, here and on later pages. */
function foldMenu() {
  const { dataset } = document.documentElement
  dataset.menu = dataset.menu === 'rail' ? 'open' : 'rail'
  writeCookie('menu', dataset.menu)
}

function focusSearch(event: Event) {
  const form = document.querySelector<HTMLFormElement>('[data-search]')
  if (!form) return
  event.preventDefault()
  const field = form.querySelector('input')
  if (!field?.checkVisibility()) return document.querySelector<HTMLElement>('.bar-find')?.click()
  field.focus()
  // A click on the field is what opens the search, at once or when the application is there.
  field.click()
}

/** The other language opens at the same heading, and later visits start in it. */
function keepPlace(link: HTMLAnchorElement) {
  writeCookie('language', link.dataset.language ?? '')
  const reached = [...document.querySelectorAll('main [id]')].filter(
    heading => heading.getBoundingClientRect().top < 96,
  )
  const url = new URL(link.href)
  url.search = location.search
  url.hash = scrollY > 0 ? (reached.at(-1)?.id ?? '') : ''
  link.href = url.href
}
