import type { Browser, Page } from '@playwright/test'
import { countBuilderScript } from '../../tests/support/script-bytes.ts'
import { median } from '../figure.ts'
import { openCold, type Profile, watchNetwork } from './cold-visit.ts'

/** Bytes of scripts, decoded, once the query builder of an operation is open. */
export async function measureBuilder(browser: Browser, address: string): Promise<number> {
  const { page, close } = await openCold(browser, 'plain')
  const bytes = await countBuilderScript(page, address)
  await close()
  return bytes
}

/** How long somebody points at a link before pressing it, in milliseconds. */
export const pointing = 150

/** Visits of which each begins with code that has never run. */
const rounds = 3

/** Clicks through rows of a tag's operations, and answers the milliseconds from a click until its operation is shown. */
export async function measureClicks(browser: Browser, address: string, profile: Profile, clicks: number) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { page, close } = await openCold(browser, profile)
    const untilQuiet = watchNetwork(page)
    await page.goto(address)
    await page.locator('.brand').hover()
    await page.waitForFunction(() => Object.keys(document).some(key => key.startsWith('__react')))
    for (let click = 0; click < clicks; click++) {
      await untilQuiet()
      times.push(await clickOnce(page, click))
    }
    await close()
  }
  return median(times)
}

/** The least that a click can cost: the text of another page put into this one by a line of script. */
export async function measureFloorClicks(browser: Browser, pages: string[], profile: Profile, clicks: number) {
  const { page, close } = await openCold(browser, profile)
  await page.setContent(pages[0] ?? '')
  const times: number[] = []
  for (let click = 0; click < clicks; click++) {
    await page.evaluate(putOnClick, pages[(click + 1) % pages.length] ?? '')
    await page.locator('h1').click()
    const shown = await page.waitForFunction(() => Reflect.get(globalThis, 'shownAfter') as number | undefined)
    times.push(Number(await shown.jsonValue()))
  }
  await close()
  return median(times)
}

/** Runs in the page. */
function putOnClick(html: string) {
  Object.assign(globalThis, { shownAfter: undefined })
  const listen = ({ timeStamp }: Event) => {
    document.querySelector('main')!.outerHTML = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => Object.assign(globalThis, { shownAfter: performance.now() - timeStamp })
      painted.port2.postMessage(0)
    })
  }
  document.addEventListener('click', listen, { once: true, capture: true })
}

async function clickOnce(page: Page, click: number): Promise<number> {
  const rows = page.locator('main .operations a')
  const row = rows.nth((click * 7) % (await rows.count()))
  const wanted = await row.getAttribute('href')
  await row.evaluate(watchClick)
  await row.hover()
  await page.waitForTimeout(pointing)
  await row.click()
  const shown = await page.waitForFunction(() => Reflect.get(globalThis, 'shownAfter') as number | undefined)
  if (!wanted || new URL(page.url()).search !== new URL(wanted, page.url()).search)
    throw new Error(`A click led to ${page.url()} instead of ${wanted}.`)
  return Number(await shown.jsonValue())
}

/** Runs in the page: notes when the parameters and answers of the operation that is clicked next are painted. */
function watchClick(row: Element) {
  Object.assign(globalThis, { shownAfter: undefined })
  const wanted = new URLSearchParams(row.getAttribute('href')!.split('?')[1])
  const isShown = () =>
    document.querySelector('.operation-address code')?.textContent === wanted.get('path') &&
    document.querySelector('.operation-address b')?.textContent?.toLowerCase() === wanted.get('method')
  row.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        if (!isShown()) return requestAnimationFrame(look)
        const painted = new MessageChannel()
        painted.port1.onmessage = () => Object.assign(globalThis, { shownAfter: performance.now() - timeStamp })
        return painted.port2.postMessage(0)
      }
      requestAnimationFrame(look)
    },
    { once: true, capture: true },
  )
}
