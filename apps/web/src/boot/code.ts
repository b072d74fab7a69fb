import { chosenCode, keepCode } from './code-choice.ts'

/** Copy buttons, groups of tabs, and boxes that scroll. */
export function watchCode() {
  showSaid()
  // What the application copies by itself.
  document.addEventListener('copied', event => sayDone(event.target as HTMLElement))
  document.addEventListener('click', event => {
    const target = event.target as Element
    const copy = target.closest<HTMLElement>('[data-copy]')
    if (copy) void copyText(copy)
    const page = target.closest<HTMLAnchorElement>('[data-copy-page]')
    if (page && !event.ctrlKey && !event.metaKey && !event.shiftKey) void copyPage(page, event)
    const anchor = target.closest<HTMLAnchorElement>('.anchor')
    if (anchor) void copyAddress(anchor)
    const tab = target.closest<HTMLElement>('[role=tab][data-tab]')
    if (tab) chooseTab(tab)
  })
  document.addEventListener('keydown', event => {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab][data-tab]')
    if (tab) moveTab(tab, event)
  })
  const look = () => {
    showTabs()
    afterFrame(letScroll)
  }
  look()
  document.addEventListener('page-shown', look)
  addEventListener('resize', () => afterFrame(letScroll))
}

/** Once the browser has laid the page out by itself: who asks for its measures earlier makes it do that twice. */
const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

async function copyText(button: HTMLElement) {
  const code = button.closest('.code')?.querySelector('pre')?.textContent
  await navigator.clipboard.writeText(button.dataset.copy || code || '')
  sayDone(button)
}

/** By attributes and not by text: the application may take the page over now, and would put its own words back. */
function sayDone(element: HTMLElement) {
  const { done } = element.dataset
  element.dataset.copied = ''
  if (done) element.ariaLabel = done
  showSaid()
  said.textContent = document.body.dataset.done ?? ''
  setTimeout(() => {
    delete element.dataset.copied
    if (done) element.ariaLabel = null
    said.textContent = ''
  }, doneMs)
}

/** What those hear who do not see. The application leaves it alone, because it does not know it. */
const said = document.createElement('p')

/** It is there before it speaks, or nobody hears the first word; a page that is drawn anew has lost it. */
function showSaid() {
  if (said.isConnected) return
  said.role = 'status'
  said.className = 'unseen'
  document.body.append(said)
}

const doneMs = 1500

/** The markdown behind a link, copied instead of opened. The clipboard waits for it: a press counts for a moment only. */
async function copyPage(link: HTMLAnchorElement, event: Event) {
  event.preventDefault()
  const text = fetch(link.href).then(answer => (answer.ok ? answer.blob() : Promise.reject(answer)))
  const plain = text.then(blob => new Blob([blob], { type: 'text/plain' }))
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])
    sayDone(link)
  } catch {
    location.assign(link.href)
  }
}

/** The mark beside a heading leads there and takes the address along. */
async function copyAddress(anchor: HTMLAnchorElement) {
  await navigator.clipboard.writeText(anchor.href)
  sayDone(anchor)
}

/** A choice counts for every group of tabs, here and on later pages; what the visitor looks at stays where it is. */
function chooseTab(tab: HTMLElement) {
  const top = tab.getBoundingClientRect().top
  keepCode(tab.dataset.tab ?? '')
  showTabs()
  scrollBy(0, tab.getBoundingClientRect().top - top)
  afterFrame(letScroll)
}

/** Says of every group which tab is chosen; the style sheet shows its panel, or another until the application draws it. */
function showTabs() {
  const language = chosenCode()
  document.documentElement.dataset.code = language
  for (const group of document.querySelectorAll('[data-tabs]')) {
    const tabs = [...group.querySelectorAll<HTMLElement>('[data-tab]')]
    const selected = tabs.find(tab => tab.dataset.tab === language) ?? tabs[0]
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === selected))
      tab.tabIndex = tab === selected ? 0 : -1
    }
  }
}

function moveTab(tab: HTMLElement, event: KeyboardEvent) {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(tab)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  const next = tabs[(to + tabs.length) % tabs.length]
  next?.focus()
  next?.click()
}

/** A box that scrolls can be reached by keyboard; one that does not is no stop on the way. */
function letScroll() {
  const boxes = [...document.querySelectorAll<HTMLElement>('.scroll, .code pre, .chart-table')]
  const scrolling = boxes.map(box => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
  for (const [at, box] of boxes.entries()) {
    if (scrolling[at]) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
}
