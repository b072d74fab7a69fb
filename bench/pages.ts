import { request } from 'node:http'
import { type Browser, chromium } from '@playwright/test'
import autocannon from 'autocannon'
import { type Portal, startPortal } from '../tests/support/portal.ts'
import { type Figure, median, quantile } from './figure.ts'
import { readSeen, watchPage } from './support/cold-visit.ts'

export const title = 'Pages of the documentation'

const tagPage = '/en/docs/ceic/macroeconomic/docs/series?path=/series/search&method=get'
const readingPage = '/zh/docs/ceic/macroeconomic/getting-started/authentication'
const visits = 9
const connections = 16
const seconds = 4

/** Pages served and rendered a second, and what a first visit costs on a slow machine. */
export async function measure(): Promise<Figure[]> {
  const portal = await startPortal()
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    return [
      ...(await measureServer(portal)),
      ...(await measureVisits(browser, portal.url + tagPage, 'operation')),
      ...(await measureVisits(browser, portal.url + readingPage, 'reading page')),
    ]
  } finally {
    await browser.close()
    await portal.stop()
    portal.remove()
  }
}

async function measureServer({ url }: Portal): Promise<Figure[]> {
  const bare = await callsPerSecond(`${url}/healthz`)
  const pages = await callsPerSecond(url + tagPage)
  const rendered: number[] = []
  // Another host is another page: its canonical address differs, so it is not in the cache.
  for (let visit = 0; visit < 200; visit++) rendered.push(await timeOf(url + tagPage, `host-${visit}.test`))
  const bareRoute = { name: 'bare route of the same server', value: bare }
  return [
    { name: 'pages, rendered before', value: pages, unit: '/s', yardstick: bareRoute },
    { name: 'page rendered anew, p50', value: quantile(rendered, 0.5), unit: 'ms' },
    { name: 'page rendered anew, p95', value: quantile(rendered, 0.95), unit: 'ms' },
  ]
}

async function callsPerSecond(url: string): Promise<number> {
  const setupClient = (client: { setRequests(requests: object[]): void }) =>
    client.setRequests([{ headers: { 'accept-encoding': 'br' } }])
  await autocannon({ url, connections, duration: 1, setupClient })
  const result = await autocannon({ url, connections, duration: seconds, setupClient })
  return result['2xx'] / result.duration
}

function timeOf(url: string, host: string): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { host, 'accept-encoding': 'br' } }, answer => {
      answer.resume()
      answer.on('end', () => resolve(performance.now() - startedAt))
    })
    call.on('error', reject).end()
  })
}

interface Visit {
  page: number
  script: number
  requests: number
  nodes: number
  shift: number
  fcp: number
  lcp: number
  application: number
}

/** Medians of cold visits with the processor slowed down four times. */
async function measureVisits(browser: Browser, address: string, name: string): Promise<Figure[]> {
  const seen: Visit[] = []
  for (let visit = 0; visit < visits; visit++) seen.push(await visitOnce(browser, address))
  const of = (part: keyof Visit) => median(seen.map(visit => visit[part]))
  return [
    { name: `${name}: HTML and CSS, brotli`, value: of('page'), unit: 'B', target: { atMost: 20_000 } },
    { name: `${name}: script before any intent`, value: of('script'), unit: 'B', target: { atMost: 10_000 } },
    { name: `${name}: script on the first intent`, value: of('application'), unit: 'B', target: { atMost: 110_000 } },
    { name: `${name}: requests`, value: of('requests'), unit: '', target: { atMost: 5 } },
    { name: `${name}: nodes`, value: of('nodes'), unit: '', target: { atMost: 1500 } },
    {
      name: `${name}: layout shift`,
      value: Math.max(...seen.map(({ shift }) => shift)),
      unit: '',
      target: { atMost: 0.001 },
    },
    { name: `${name}: FCP, processor slowed 4x`, value: of('fcp'), unit: 'ms' },
    {
      name: `${name}: LCP, processor slowed 4x`,
      value: of('lcp'),
      unit: 'ms',
      yardstick: { name: 'FCP', value: of('fcp') },
      target: { atMost: 1.1 },
    },
  ]
}

async function visitOnce(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const sizes: { path: string; bytes: number }[] = []
  page.on('requestfinished', async done => {
    const { responseBodySize } = await done.sizes()
    sizes.push({ path: new URL(done.url()).pathname, bytes: responseBodySize })
  })
  await page.addInitScript(watchPage)
  await page.goto(address, { waitUntil: 'networkidle' })
  const first = sizes.length
  const bytes = (list: typeof sizes, kind: RegExp) =>
    list.filter(({ path }) => kind.test(path)).reduce((sum, { bytes: each }) => sum + each, 0)
  const { fcp, lcp, shift } = await readSeen(page)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.locator('[data-app], #menu .side-list a').first().hover()
  await page.waitForFunction(() => Object.keys(document).some(key => key.startsWith('__react')))
  await context.close()
  const [before, after] = [sizes.slice(0, first), sizes.slice(first)]
  const script = bytes(before, /\.js$/)
  const markup = bytes(before, /^(?!.*\.(js|svg)$)/)
  return { fcp, lcp, shift, nodes, script, page: markup, requests: first, application: bytes(after, /\.js$/) }
}
