/** Copy buttons, groups of tabs, and boxes that scroll. */
export function watchCode() {
  document.addEventListener('click', event => {
    const target = event.target as Element
    const copy = target.closest<HTMLElement>('[data-copy]')
    if (copy) void copyText(copy)
    const tab = target.closest<HTMLElement>('[role=tab][data-tab]')
    if (tab) chooseTab(tab)
  })
  document.addEventListener('keydown', event => {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab][data-tab]')
    if (tab) moveTab(tab, event)
  })
  const look = () => {
    restoreTabs()
    letScroll()
  }
  look()
  document.addEventListener('page-shown', look)
  addEventListener('resize', letScroll)
}

async function copyText(button: HTMLElement) {
  const code = button.closest('.code')?.querySelector('pre')?.textContent
  await navigator.clipboard.writeText(button.dataset.copy || code || '')
  const label = button.textContent
  button.textContent = button.dataset.done ?? label
  setTimeout(() => {
    button.textContent = label
  }, 1500)
}

/** A choice counts for every group of the same name, here and on later pages. */
function chooseTab(tab: HTMLElement) {
  const group = tab.closest<HTMLElement>('[data-tabs]')?.dataset.tabs ?? ''
  const name = tab.dataset.tab ?? ''
  const top = tab.getBoundingClientRect().top
  localStorage.setItem(`tabs-${group}`, name)
  restoreTabs()
  scrollBy(0, tab.getBoundingClientRect().top - top)
}

/** Shows the chosen tab in every group that has it. */
function restoreTabs() {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const chosen = localStorage.getItem(`tabs-${group.dataset.tabs}`)
    const tabs = [...group.querySelectorAll<HTMLElement>('[role=tab]')]
    if (!tabs.some(tab => tab.dataset.tab === chosen)) continue
    for (const tab of tabs) {
      const selected = tab.dataset.tab === chosen
      tab.setAttribute('aria-selected', String(selected))
      tab.tabIndex = selected ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-hidden', !selected)
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
  for (const box of document.querySelectorAll<HTMLElement>('.scroll, .code pre')) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
}
