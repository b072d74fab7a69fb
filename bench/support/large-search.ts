import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { search } from '@portal/domain/search/search.ts'
import { addTexts, openIndex } from '@portal/domain/search/search-index.ts'
import { listEndpoints, operationQuery, tagSlug } from '@portal/domain/spec.ts'
import { findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { compiledPages, openPages } from '@portal/services/pages.ts'
import { buildSearchFile } from '@portal/services/search-file.ts'
import { type Figure, median, quantile } from '../figure.ts'
import { watchTyping } from './typing.ts'

/** Titles that are typed into the dialog, of all there are. */
const typedMax = 40
/** Pages of which each has a first query. */
const firstPages = 7

/** The search of one product alone: what it downloads, whether titles find their operation, and how soon it is shown. */
export async function measureLargeSearch(
  browser: Browser,
  { url, ctx }: { url: string; ctx: Context },
  name: string,
  title: string,
): Promise<Figure[]> {
  const content = new Map([...ctx.content].filter(([api]) => api === name))
  const { file, texts } = await buildSearchFile({ content }, await openPages(compiledPages), 'en')
  const { product, specification } = findProduct(ctx, name)
  const operations = listEndpoints(specification).map(endpoint => ({
    title: endpoint.operation.summary,
    href: `/docs/${product.path}/docs/${tagSlug(endpoint.operation.tags[0]!)}${operationQuery(endpoint)}`,
  }))
  const index = openIndex(file)
  addTexts(index, texts)
  const found = operations.filter(
    each => search(index, { words: each.title, api: name, near: name, limit: 1 }).items[0]?.href === each.href,
  )
  const each = Math.ceil(operations.length / typedMax)
  const titles = operations.filter((_, at) => at % each === 0).map(operation => operation.title)
  const type = async (words: string[]) => {
    const page = await openWith(browser, file, texts)
    const typed = await typeTitles(page, `${url}/en/docs/${product.path}`, words)
    await page.context().close()
    return typed
  }
  const { times, script } = await type(titles)
  const firsts: number[] = []
  for (const title of titles.slice(0, firstPages)) firsts.push(...(await type([title])).times)
  const names = brotliCompressSync(JSON.stringify(file)).length
  return [
    { name: `24 first query until shown: ${title}`, value: median(firsts), unit: 'ms', target: { atMost: 25 } },
    { name: `24 typed until shown, p50: ${title}`, value: quantile(times, 0.5), unit: 'ms', target: { atMost: 25 } },
    { name: `24 typed until shown, p95: ${title}`, value: quantile(times, 0.95), unit: 'ms' },
    {
      name: `24 titles whose operation is first: ${title}`,
      value: (100 * found.length) / operations.length,
      unit: '%',
      target: { atLeast: 95 },
    },
    {
      name: `25 bytes for search, names and script: ${title}`,
      value: names + script,
      unit: 'B',
      target: { atMost: 26_000 },
    },
  ]
}

/** A page whose search reads this index instead of that of the build. */
async function openWith(browser: Browser, file: unknown, texts: unknown): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.route(/assets\/search-en-names/, route => route.fulfill({ json: file }))
  await page.route(/assets\/search-en-texts/, route => route.fulfill({ json: texts }))
  return page
}

/** Types into the dialog of a page whose application is there; the bytes are those of the scripts of the dialog. */
async function typeTitles(page: Page, address: string, titles: string[]) {
  await page.goto(address)
  await page.locator('.brand').hover()
  await page.waitForFunction(() => Object.keys(document).some(key => key.startsWith('__react')))
  await page.waitForLoadState('networkidle')
  const scripts: Promise<number>[] = []
  page.on('requestfinished', request => {
    if (/\.(js|css)$/.test(request.url()))
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  await box.waitFor()
  await page.waitForLoadState('networkidle')
  await box.evaluate(watchTyping)
  for (const words of titles) {
    await box.selectText()
    await page.keyboard.insertText(words)
    await page.waitForTimeout(60)
  }
  const times = await page.evaluate(() => Reflect.get(globalThis, 'typed') as number[])
  return { times, script: (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) }
}
