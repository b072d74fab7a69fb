import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { pageIn, say } from '../support/visitor.ts'

const docs = '/docs/ceic/macroeconomic'

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const options = (page: Page) => page.getByRole('dialog').getByRole('option')

async function openSearch(page: Page, path: string, language: 'en' | 'zh' = 'en') {
  await page.goto(pageIn(language, path))
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test('Ctrl K opens the search from any page, and what is typed meanwhile is not lost', async ({ page }) => {
  for (const path of ['/', '/terms', docs, '/login', '/nope']) {
    await page.goto(pageIn('en', path))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('vintages')
    await expect(box(page)).toHaveValue('vintages')
    await expect(options(page).first()).toContainText(/vintages/i)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the keyboard chooses and opens', async ({ page }) => {
  await openSearch(page, docs)
  await page.keyboard.type('series')
  await expect(options(page).nth(3)).toBeVisible()
  const active = () => page.getByRole('option', { selected: true }).evaluate(option => option.id)
  const first = await active()
  await page.keyboard.press('ArrowDown')
  expect(await active()).not.toBe(first)
  await expect(box(page)).toHaveAttribute('aria-activedescendant', await active())
  await page.keyboard.press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  expect(await active()).toBe(first)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  expect(await active()).toBe(first)
  const href = await options(page).first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(url => url.href.includes(href!))
})

test('the Enter of an input method takes a word over and opens nothing', async ({ page }) => {
  await openSearch(page, docs, 'zh')
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'ling pai', selectionStart: 8, selectionEnd: 8 })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 })
  await keyboard.send('Input.insertText', { text: '令牌' })
  await expect(box(page)).toHaveValue('令牌')
  await expect(options(page).first()).toContainText('令牌')
})

test('looks in this API or in all, and says which an answer is from', async ({ page }) => {
  await openSearch(page, docs)
  await page.keyboard.type('queryCompany')
  await page.getByRole('radio', { name: say('en', 'search.scope.all') }).check()
  await expect(options(page).first()).toContainText('EMIS Company API')
})

test('where nothing is found it says so and offers what most people look for', async ({ page }) => {
  await openSearch(page, docs)
  await page.keyboard.type('<img src=x onerror=alert(1)>qqzzyw')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(say('en', 'search.none'))
  await expect(page.getByRole('group', { name: say('en', 'search.popular') })).toBeVisible()
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(0)
})

test('an index that does not come says so, and can be asked for again', async ({ page }) => {
  await page.route(/search-.*names/, route => route.abort())
  await openSearch(page, docs)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(say('en', 'search.failed'))
  await page.unroute(/search-.*names/)
  await page.getByRole('button', { name: say('en', 'search.retry') }).click()
  await expect(options(page).first()).toBeVisible()
})

test('the search page of a product works by its form and in both scopes', async ({ page }) => {
  await page.goto(pageIn('en', `${docs}/search?q=getDeals&scope=all`))
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('EMIS DealWatch API')
  await page.goto(pageIn('en', `${docs}/search?q=serach+seires`))
  await page.getByRole('main').getByRole('link', { name: 'search series', exact: true }).click()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('search series')
})

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const language of languages) {
    test(`the search in every state (${language})`, async ({ page }) => {
      await openSearch(page, docs, language)
      const faults: string[] = []
      for (const words of ['', 'series', 'qqzzyw']) {
        await box(page).fill(words)
        for (const mode of ['light', 'dark', 'contrast']) {
          await page.evaluate(chosen => document.documentElement.setAttribute('data-mode', chosen), mode)
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('dialog').analyze()
          for (const { id, nodes } of violations)
            for (const { target } of nodes) faults.push(`${words} ${mode}: ${id} ${target}`)
        }
      }
      expect(faults).toEqual([])
    })
  }
})

test('nothing moves while results come and go, and no script of it is loaded before the intent', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', request => loaded.push(request.url()))
  await page.goto(pageIn('en', docs), { waitUntil: 'networkidle' })
  expect(loaded.filter(url => /search|engine/i.test(url))).toEqual([])
  await page.evaluate(watchShifts)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  for (const words of ['s', 'eries', ' qqzzyw', ' token']) {
    await page.keyboard.type(words)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThanOrEqual(0.001)
})

/** Runs in the page: adds up what moves without having been asked to. */
function watchShifts() {
  Object.assign(globalThis, { shift: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + entry.value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
