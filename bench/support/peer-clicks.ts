import type { Browser, Page } from '@playwright/test'
import { pointing } from './clicks.ts'
import { type Heading, openCold, type Profile, visitHeading, watchNetwork } from './cold-visit.ts'

/** A link of a side bar, and the heading that it leads to. */
interface Entry {
  link: string
  heading: Heading
}

interface Walk {
  first: { address: string; heading: Heading }
  entries: Entry[]
  /** Has the page take clicks over, where it waits for somebody to point at something. */
  wake?: ((page: Page) => Promise<void>) | undefined
}

/**
 * Opens a page, then clicks through entries of its side bar; answers the milliseconds from each click until its heading is
 * painted, whether the page is changed or another one is opened.
 */
export async function clickThrough(
  browser: Browser,
  { first, entries, wake }: Walk,
  profile: Profile,
): Promise<number[]> {
  const { page, close } = await openCold(browser, profile)
  const untilQuiet = watchNetwork(page)
  await page.addInitScript(watchEntries)
  await visitHeading(page, first.address, first.heading)
  await wake?.(page)
  const times: number[] = []
  for (const entry of entries) {
    await untilQuiet()
    times.push(await clickEntry(page, entry))
  }
  await close()
  return times
}

async function clickEntry(page: Page, { link, heading }: Entry): Promise<number> {
  const entry = page.locator(link).first()
  await entry.scrollIntoViewIfNeeded()
  await entry.hover()
  await page.waitForTimeout(pointing)
  await page.evaluate(wanted => {
    for (const key of ['clickedAt', 'shownAfter']) sessionStorage.removeItem(key)
    sessionStorage.setItem('wanted', JSON.stringify(wanted))
  }, heading)
  await entry.click()
  const shown = await page.waitForFunction(() => sessionStorage.getItem('shownAfter'), null, { polling: 100 })
  return Number(await shown.jsonValue())
}

/** Runs in each page: waits for a click, here or on the page before, and notes when the heading that is wanted is painted. */
function watchEntries() {
  if (!location.protocol.startsWith('http')) return
  const now = () => performance.timeOrigin + performance.now()
  const look = () => {
    const { selector, text } = JSON.parse(sessionStorage.getItem('wanted') ?? '{}') as {
      selector: string
      text: string
    }
    const isInSight = (heading: Element) => {
      const { height, top, bottom } = heading.getBoundingClientRect()
      return heading.textContent?.trim() === text && height > 0 && bottom > 0 && top < innerHeight
    }
    if (![...document.querySelectorAll(selector)].some(isInSight)) return requestAnimationFrame(look)
    const painted = new MessageChannel()
    painted.port1.onmessage = () =>
      sessionStorage.setItem('shownAfter', String(now() - Number(sessionStorage.getItem('clickedAt'))))
    return painted.port2.postMessage(0)
  }
  const isWaiting = () => sessionStorage.getItem('clickedAt') && !sessionStorage.getItem('shownAfter')
  if (isWaiting()) requestAnimationFrame(look)
  const listen = ({ timeStamp }: Event) => {
    if (!sessionStorage.getItem('wanted')) return
    sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp))
    requestAnimationFrame(look)
  }
  addEventListener('click', listen, { capture: true })
}
