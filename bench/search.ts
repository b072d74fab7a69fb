import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { openSearch, type SearchManifest, searchManifest } from '@portal/services/search.ts'
import { build } from 'vite'
import { type Gold, readGold } from '../tests/support/gold.ts'
import { startPortal } from '../tests/support/portal.ts'
import { type Figure, median, quantile } from './figure.ts'
import { watchTyping } from './support/typing.ts'

export const title = 'Search of the documentation'

const rounds = 5
const shown = 30
const root = path.join(import.meta.dirname, '..')
const gold = readGold()

/** What the queries of the gold set cost: on the server, in a browser slowed down four times, and until a hit is seen. */
export async function measure(): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return [...(await measureServer()), ...(await measureCore(browser)), ...(await measureDialog(browser))]
  } finally {
    await browser.close()
  }
}

async function measureServer(): Promise<Figure[]> {
  const search = openSearch()
  const times: number[][] = []
  for (let round = 0; round <= rounds; round++) {
    for (const [at, { query, api, near, language }] of gold.entries()) {
      const startedAt = performance.now()
      await search({ words: query, api, near, limit: shown }, language)
      if (round > 0) times[at] = [...(times[at] ?? []), performance.now() - startedAt] // the first round warms up
    }
  }
  return figuresOf('server', times)
}

/** A query counts by the median of its rounds, so that what else the machine does is left out. */
function figuresOf(name: string, times: number[][], atMost?: number): Figure[] {
  const each = times.map(median)
  return [
    { name: `${name}, p50`, value: quantile(each, 0.5), unit: 'ms' },
    { name: `${name}, p95`, value: quantile(each, 0.95), unit: 'ms', ...(atMost && { target: { atMost } }) },
  ]
}

/** The core by itself, with the files that browsers fetch. */
async function measureCore(browser: Browser): Promise<Figure[]> {
  const page = await browser.newPage()
  await slowDown(page)
  await page.addScriptTag({ content: await bundleCore() })
  const manifest = JSON.parse(readFileSync(searchManifest, 'utf8')) as SearchManifest
  const read = (address: string) => readFileSync(path.join(root, 'dist/web', address), 'utf8')
  const times: number[][] = []
  for (const language of ['en', 'zh'] as const) {
    const asked = gold.filter(each => each.language === language)
    const { names, texts } = manifest[language]
    times.push(...(await page.evaluate(searchInPage, { names: read(names), texts: read(texts), asked, rounds, shown })))
  }
  await page.close()
  return figuresOf('browser, processor slowed 4x', times, 30)
}

interface Asked {
  names: string
  texts: string
  asked: Gold[]
  rounds: number
  shown: number
}

/** Runs in the page. */
function searchInPage({ names, texts, asked, rounds: count, shown: limit }: Asked): number[][] {
  const { openIndex, addTexts, search } = Reflect.get(globalThis, 'core')
  const index = openIndex(JSON.parse(names))
  addTexts(index, JSON.parse(texts))
  const times: number[][] = asked.map(() => [])
  for (let round = 0; round < count; round++) {
    for (const [at, { query, api, near }] of asked.entries()) {
      const startedAt = performance.now()
      search(index, { words: query, api, near, limit })
      times[at]!.push(performance.now() - startedAt)
    }
  }
  return times
}

async function bundleCore(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'support/search-core.ts'), formats: ['iife'], name: 'core' },
    },
  })
  const [first] = Array.isArray(built) ? built : []
  const chunk = first?.output[0]
  if (chunk?.type !== 'chunk') throw new Error('The core could not be bundled.')
  return chunk.code
}

const slowDown = async (page: Page) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })

/** From a letter typed into the dialog until its results are painted, on a machine that is not slowed down. */
async function measureDialog(browser: Browser): Promise<Figure[]> {
  const portal = await startPortal()
  try {
    const page = await browser.newPage()
    await page.goto(`${portal.url}/en/docs/ceic/macroeconomic`)
    await page.keyboard.press('Control+k')
    const box = page.getByRole('dialog').getByRole('combobox')
    await box.waitFor()
    await page.getByRole('option').first().waitFor()
    await box.evaluate(watchTyping)
    for (const { query } of gold.filter(({ language, api }) => language === 'en' && api === 'ceic-macroeconomic')) {
      await box.selectText()
      await page.keyboard.insertText(query)
      await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 40)))
    }
    const times = await page.evaluate(() => Reflect.get(globalThis, 'typed') as number[])
    return [
      { name: 'first hit after typing', value: times[0]!, unit: 'ms' },
      { name: 'typed until shown, p50', value: quantile(times, 0.5), unit: 'ms', target: { atMost: 25 } },
      { name: 'typed until shown, p95', value: quantile(times, 0.95), unit: 'ms' },
    ]
  } finally {
    await portal.stop()
    portal.remove()
  }
}
