import type { Browser, CDPSession, Page } from '@playwright/test'

/** What a first visit of a page is like; times in milliseconds. */
export interface Visit {
  text: number
  fcp: number
  lcp: number
  /** The part of each task above 50 ms, from the start. */
  blocking: number
  /** The largest layout shift score of the visit. */
  shift: number
  /** Processor time of the main thread. */
  main: number
  /** Bytes on the heap of scripts. */
  heap: number
  nodes: number
  bytes: number
  /** Bytes of the page and its style sheets among them. */
  page: number
  /** Bytes of scripts among them. */
  script: number
  requests: number
}

/** `slow` is a processor slowed down four times behind Slow 4G. */
export type Profile = 'plain' | 'slow'

/** A page with nothing in its cache, slowed down as the profile says. */
export async function openCold(browser: Browser, profile: Profile) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (profile === 'slow') {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.enable')
    const bytesPerSecond = 1.47e6 / 8
    const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond / 2 }
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, ...speed })
  }
  return { page, devtools, close: () => context.close() }
}

/** The heading of what is visited: a selector, and its text where there are several. */
export interface Heading {
  selector: string
  text?: string
}

/** How long a page may take until its heading is there, in milliseconds. */
const patience = 120_000

/** Visits an address once, and waits until its heading is there and nothing more comes. */
export async function visitCold(
  browser: Browser,
  address: string,
  profile: Profile,
  heading: Heading = { selector: 'h1' },
): Promise<Visit> {
  const { page, devtools, close } = await openCold(browser, profile)
  const answers: Promise<{ type: string; size: number }>[] = []
  page.on('requestfinished', request =>
    answers.push(request.sizes().then(({ responseBodySize: size }) => ({ type: request.resourceType(), size }))),
  )
  const failures: Error[] = []
  page.on('pageerror', failure => failures.push(failure))
  await devtools.send('Performance.enable')
  await visitHeading(page, address, heading)
  // A page whose scripts fail is quick for the wrong reason.
  if (failures[0]) throw new Error(`${address} fails.`, { cause: failures[0] })
  const finished = await Promise.all(answers)
  const sum = (wanted: RegExp) => finished.reduce((total, { type, size }) => total + (wanted.test(type) ? size : 0), 0)
  const seen = await readSeen(page)
  const main = (await readMetric(devtools, 'TaskDuration')) * 1000
  // Only now: the collection is a task of its own, and a long one on a slow processor.
  await devtools.send('HeapProfiler.collectGarbage')
  const heap = await readMetric(devtools, 'JSHeapUsedSize')
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await close()
  return {
    ...seen,
    nodes,
    main,
    heap,
    bytes: sum(/./),
    page: sum(/document|stylesheet/),
    script: sum(/script/),
    requests: finished.length,
  }
}

/** Goes to an address, and waits until its heading is there and nothing more comes. */
export async function visitHeading(page: Page, address: string, heading: Heading) {
  await page.addInitScript(watchPage, heading)
  const untilQuiet = watchNetwork(page)
  await page.goto(address, { waitUntil: 'networkidle', timeout: patience })
  if ((await readSeen(page)).text > 0) return
  await page.waitForFunction(isSeen, null, { polling: 100, timeout: patience })
  await untilQuiet()
}

async function readMetric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? 0
}

type Seen = Pick<Visit, 'text' | 'fcp' | 'lcp' | 'blocking' | 'shift'>

/** What `watchPage` has noted. */
export const readSeen = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen)

/** Runs in the page. */
const isSeen = () => (Reflect.get(globalThis, 'seen') as Seen).text > 0

/** Nothing has come for so long when a page is read, in milliseconds. */
const quiet = 500

/** Answers how to wait until nothing more comes; Playwright's own waiting ends for good when a document is loaded. */
export function watchNetwork(page: Page): () => Promise<void> {
  let open = 0
  let changed = performance.now()
  const count = (by: number) => () => {
    open += by
    changed = performance.now()
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  return async () => {
    while (open > 0 || performance.now() - changed < quiet) await page.waitForTimeout(quiet / 10)
  }
}

/** Runs in the page: notes when its heading is painted, and everything else that only the browser knows. */
export function watchPage({ selector, text }: Heading = { selector: 'h1' }) {
  const seen = { text: 0, fcp: 0, lcp: 0, blocking: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number })
    }).observe({ type, buffered: true })
  watch('paint', entry => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', entry => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', entry => {
    seen.shift += entry.value
  })
  watch('longtask', entry => {
    seen.blocking += entry.duration - 50
  })
  const isInSight = (heading: Element) => {
    if (text !== undefined && heading.textContent?.trim() !== text) return false
    const { height, top, bottom } = heading.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  }
  const look = () => {
    if (![...document.querySelectorAll(selector)].some(isInSight)) return requestAnimationFrame(look)
    const painted = new MessageChannel()
    painted.port1.onmessage = () => {
      seen.text = performance.now()
    }
    return painted.port2.postMessage(0)
  }
  requestAnimationFrame(look)
}
