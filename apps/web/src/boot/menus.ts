import { writeCookie } from './cookie.ts'

/** Menus that close when left, the sheet of narrow screens, the keyboard's way to the search, the kept language. */
export function watchMenus() {
  try {
    // With an anchor the browser itself scrolls until the page is loaded.
    if (sessionStorage.getItem('place') && location.hash) addEventListener('load', restorePlace)
    else if (sessionStorage.getItem('place')) restorePlace()
  } catch {} // a browser may forbid storage
  document.addEventListener('click', event => {
    const target = event.target as Element
    for (const menu of document.querySelectorAll('details[data-menu][open]')) {
      if (!menu.contains(target)) menu.removeAttribute('open')
    }
    if (target.closest('[data-fold]')) foldMenu()
    const language = target.closest<HTMLAnchorElement>('a[hreflang]')
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

/** The other language opens at the same place, and later visits start in it. */
function keepPlace(link: HTMLAnchorElement) {
  writeCookie('language', link.hreflang)
  const { marks, at, share } = findPlace()
  const url = new URL(link.href)
  url.search = location.search
  url.hash = location.hash
  try {
    if (scrollY > 0) sessionStorage.setItem('place', `${at} ${share}`)
  } catch {
    // A browser may forbid storage; the heading is found all the same.
    url.hash ||= marks[at]?.id ?? ''
  }
  link.href = url.href
}

/** Both languages of a page have the same headings: a place is how far it is from one to the next. */
function findPlace() {
  const marks = [...document.querySelectorAll('main, main [id], .foot')]
  const tops = marks.map(mark => mark.getBoundingClientRect().top)
  const at = Math.max(
    0,
    tops.findLastIndex(top => top < 96),
  )
  const way = (tops[at + 1] ?? 0) - tops[at]!
  return { marks, tops, at, share: way > 0 ? (96 - tops[at]!) / way : 0 }
}

function restorePlace() {
  const [at, share] = (sessionStorage.getItem('place') ?? '').split(' ').map(Number)
  sessionStorage.removeItem('place')
  if (at === undefined || share === undefined) return
  const { tops } = findPlace()
  const [top, next] = [tops[at], tops[at + 1]]
  if (top !== undefined && next !== undefined) scrollBy(0, top + (next - top) * share - 96)
}
