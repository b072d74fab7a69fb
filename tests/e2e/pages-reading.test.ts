import { expect, type Page } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { pages } from '../support/pages.ts'
import { pageIn, say } from '../support/visitor.ts'

const docs = '/docs/ceic/macroeconomic'
const usingSdk = `${docs}/getting-started/using-sdk`

/** What a page has asked for so far, and what it complains about. */
function listen(page: Page) {
  const requests: string[] = []
  const complaints: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  return { requests, complaints }
}

const scripts = (requests: string[]) => requests.filter(path => path.endsWith('.js'))

/** Pages with a form that the application draws from the start. */
const forms = ['/login', '/docs/ceic/sandbox/register-trial']

for (const language of languages) {
  test(`a first visit asks for five things at most, one of them a script, and nothing moves (${language})`, async ({
    page,
  }) => {
    test.slow()
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(globalThis, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of pages.filter(path => path !== '/nope')) {
      const { requests, complaints } = listen(page)
      await page.goto(pageIn(language, path), { waitUntil: 'networkidle' })
      if (!forms.includes(path)) expect([path, requests.length <= 5, scripts(requests).length]).toEqual([path, true, 1])
      const moved = await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)
      expect([path, moved <= 0.001]).toEqual([path, true])
      expect([path, complaints]).toEqual([path, []])
      page.removeAllListeners()
    }
  })
}

test('the mode is chosen in the bar, stays, and is there from the first byte of the next page', async ({ page }) => {
  await page.goto(pageIn('en', docs))
  await page.getByLabel(say('en', 'mode.title')).click()
  await page.getByRole('button', { name: say('en', 'mode.dark') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  const next = await page.request.get(pageIn('en', '/faq'))
  expect(await next.text()).toContain('data-mode="dark"')
  await page.getByLabel(say('en', 'mode.title')).click()
  await expect(page.getByRole('button', { name: say('en', 'mode.dark') })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: say('en', 'mode.system') }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-mode')
})

test('who wants more contrast gets it without choosing', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto(pageIn('zh', docs))
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'contrast')
})

for (const language of languages) {
  const other = language === 'en' ? 'zh' : 'en'
  test(`the language changes at the same heading, and later visits start in it (${language})`, async ({ page }) => {
    await page.goto(`${pageIn(language, '/faq')}#errors`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(other, `language.${other}`) })
      .click()
    await expect(page).toHaveURL(new RegExp(`${pageIn(other, '/faq')}#`))
    await expect(page.locator('#errors')).toBeInViewport()
    await page.goto('/faq')
    await expect(page.locator('html')).toHaveAttribute('lang', other === 'zh' ? 'zh-Hans' : 'en')
  })
}

for (const language of languages) {
  test(`an API and its version are chosen on the index by keyboard and without script (${language})`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(pageIn(language, '/docs'))
    const chooser = page.getByRole('group', { name: say(language, 'docs.chooseVersion') }).nth(1)
    await expect(chooser.getByRole('radio', { name: /^EMIS.* [\d.]+$/ })).toHaveCount(4)
    await chooser.getByRole('radio', { checked: true }).press('ArrowDown')
    await expect(chooser.getByRole('radio', { checked: true })).toHaveAccessibleName(/2.* 2\.4\.0$/)
    const models = chooser.getByRole('link', { name: say(language, 'docs.models') })
    await expect(models).toHaveCount(1)
    await models.click()
    await expect(page).toHaveURL(pageIn(language, '/docs/emis/api-v2/docs/models'))
    await page.close()
  })
}

test('a code block is copied, and says so', async ({ page }) => {
  await page.goto(pageIn('en', docs))
  const block = page.locator('.code').first()
  await block.getByRole('button', { name: say('en', 'code.copy') }).click()
  await expect(block.getByRole('button', { name: say('en', 'code.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('pre').textContent())
})

test('on a narrow screen the menu is a sheet that the keyboard opens, walks and leaves', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto(pageIn('en', docs))
  const menu = page.getByRole('navigation', { name: say('en', 'docs.menu') })
  await expect(menu).toBeHidden()
  const opener = page.getByRole('banner').getByRole('link', { name: say('en', 'nav.menu') })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: say('en', 'nav.closeMenu') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: say('en', 'docs.models') }).click()
  await expect(page).toHaveURL(/docs\/models$/)
  await expect(menu).toBeHidden()
})

test('the menu folds to a rail, here and on the next page', async ({ page }) => {
  await page.goto(pageIn('en', docs))
  const menu = page.getByRole('navigation', { name: say('en', 'docs.menu') })
  expect((await menu.boundingBox())?.width).toBe(400)
  await page.getByRole('button', { name: say('en', 'docs.fold') }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(50)
  await page.goto(pageIn('en', usingSdk))
  expect((await menu.boundingBox())?.width).toBe(50)
})

test('no page is wider than the screen', async ({ page }) => {
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(pageIn(width === 768 ? 'zh' : 'en', path))
      expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        path,
        width,
        width,
      ])
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is read whole: every program it has, the menu, the search', async ({ page }) => {
    await page.goto(pageIn('en', usingSdk))
    const programs = page.locator('[data-panel]')
    expect(await programs.count()).toBeGreaterThan(5)
    for (const program of await programs.all()) await expect(program).toBeVisible()
    await page.goto(pageIn('en', `${docs}/docs/series?path=/series/search&method=get`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText("curl '")).toBeVisible()
    await page.setViewportSize({ width: 375, height: 720 })
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('en', 'nav.menu') })
      .click()
    await page.getByRole('link', { name: say('en', 'docs.releaseNotes') }).click()
    await expect(page).toHaveURL(/release-notes$/)
  })

  test('the query of the front page works by its button', async ({ page }) => {
    await page.goto(pageIn('zh', '/'))
    await page.getByLabel(say('zh', 'home.country')).selectOption('US')
    await page.getByRole('button', { name: say('zh', 'home.show') }).click()
    await expect(page).toHaveURL(/country=US/)
    await expect(page.getByRole('figure')).toContainText('美国')
  })
})
