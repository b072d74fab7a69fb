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

/** Visits an address once, and waits until nothing more comes. */
export async function visitCold(browser: Browser, address: string, profile: Profile): Promise<Visit> {
  const { page, devtools, close } = await openCold(browser, profile)
  const answers: Promise<{ url: string; size: number }>[] = []
  page.on('requestfinished', request =>
    answers.push(request.sizes().then(({ responseBodySize: size }) => ({ url: request.url(), size }))),
  )
  await devtools.send('Performance.enable')
  await page.addInitScript(watchPage)
  await page.goto(address, { waitUntil: 'networkidle' })
  const finished = await Promise.all(answers)
  const sum = (wanted: RegExp) => finished.reduce((total, { url, size }) => total + (wanted.test(url) ? size : 0), 0)
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
    script: sum(/\.js$/),
    requests: finished.length,
  }
}

async function readMetric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? 0
}

type Seen = Pick<Visit, 'text' | 'fcp' | 'lcp' | 'blocking' | 'shift'>

/** What `watchPage` has noted. */
export const readSeen = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen)

/** Runs in the page: notes when its heading is painted, and everything else that only the browser knows. */
export function watchPage() {
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
  const look = () => {
    if (!document.querySelector('h1')?.getBoundingClientRect().height) return requestAnimationFrame(look)
    const painted = new MessageChannel()
    painted.port1.onmessage = () => {
      seen.text = performance.now()
    }
    return painted.port2.postMessage(0)
  }
  requestAnimationFrame(look)
}
