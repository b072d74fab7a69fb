import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { test } from '../support/browser.ts'
import { pageIn, say, wake } from '../support/visitor.ts'

const docs = '/docs/ceic/macroeconomic'
const authentication = `${docs}/getting-started/authentication`
const operation = `${docs}/docs/series?path=/series/search&method=get`

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Pointing at the bar, the driver would scroll the page, as nobody's hand does. */
const press = (link: HTMLElement | SVGElement) => (link as HTMLElement).click()

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  return complaints
}

for (const address of [authentication, operation])
  test(`a page is copied as markdown, as it stands at its own address (${address})`, async ({ page }) => {
    await page.goto(pageIn('zh', address))
    await page.getByRole('link', { name: say('zh', 'page.copyMarkdown') }).click()
    await expect(page.getByRole('link', { name: say('zh', 'code.copied') })).toBeVisible()
    const [path, query] = address.split('?')
    const markdown = await page.request.get(`${pageIn('zh', path!)}.md${query ? `?${query}` : ''}`)
    expect(await clipboard(page)).toBe(await markdown.text())
    await expect(page).toHaveURL(new RegExp(path!))
  })

test('a heading gives its address, also to the keyboard', async ({ page }) => {
  await page.goto(pageIn('en', authentication))
  const mark = page
    .getByRole('heading', { level: 2 })
    .first()
    .getByRole('link', { name: say('en', 'page.linkHere') })
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#[\w-]+$/)
  await expect.poll(() => clipboard(page)).toBe(page.url())
})

test('one page leads to the next and back, in the order of the menu', async ({ page }) => {
  await page.goto(pageIn('en', docs))
  const turn = page.getByRole('navigation', { name: say('en', 'docs.turn') })
  await turn.getByRole('link', { name: say('en', 'docs.next') }).click()
  await expect(page).toHaveURL(/prerequisites$/)
  await turn.getByRole('link', { name: say('en', 'docs.next') }).click()
  await expect(page).toHaveURL(/authentication$/)
  await turn.getByRole('link', { name: say('en', 'docs.previous') }).click()
  await expect(page).toHaveURL(/prerequisites$/)
})

test('a change of language keeps page, query, anchor and the place between two headings', async ({ page }) => {
  await page.goto(pageIn('en', `${docs}/docs/responses?colour=red#errors`))
  const place = () =>
    page.evaluate(() => {
      const tops = [...document.querySelectorAll('main, main [id], .foot')].map(
        mark => mark.getBoundingClientRect().top,
      )
      const at = tops.findLastIndex(top => top < 96)
      return at + (96 - tops[at]!) / (tops[at + 1]! - tops[at]!)
    })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.4))
  const before = await place()
  await page.getByRole('banner').locator('[hreflang]').evaluate(press)
  await expect(page).toHaveURL(/\/zh\/docs\/ceic\/macroeconomic\/docs\/responses\?colour=red#[\w-]+$/)
  await expect.poll(place).toBeGreaterThan(before - 0.1)
  expect(await place()).toBeLessThan(before + 0.1)
})

for (const [address, wakes] of [
  [`${docs}/docs/series?path=/series/{id}&method=get#responses`, false],
  [`${docs}/docs/series?path=/series/{id}&method=get&p.id=%E5%9B%BD+a%2Bb{c}`, true],
  [`${docs}/docs/responses?note=%E5%9B%BD+a%2Bb{c}#errors`, true],
  [`${docs}/search?q=%E5%9B%BD%E5%AE%B6+GDP%2B{x}`, true],
  [`${docs}/docs/series?path=/series/{id}&method=get&view=both#query`, false],
] as const)
  test(`a change of language leaves the address as it is written, with the application and without (${address})`, async ({
    page,
  }) => {
    for (const isAwake of [wakes, false]) {
      await page.goto(pageIn('en', address))
      if (isAwake) await wake(page)
      for (const other of ['zh', 'en'] as const) {
        await page.evaluate(() => scrollBy(0, 200))
        await page.getByRole('banner').locator('[hreflang]').evaluate(press)
        await expect(page.locator('html')).toHaveAttribute('lang', other === 'zh' ? 'zh-Hans' : 'en')
        expect(page.url()).toBe(new URL(pageIn(other, address), page.url()).href)
      }
    }
  })

for (const language of languages) {
  const other = language === 'en' ? 'zh' : 'en'

  test(`both languages stand side by side, paragraph beside paragraph (${language})`, async ({ page }) => {
    const complaints = listenForComplaints(page)
    await page.goto(pageIn(language, authentication))
    await page.getByRole('link', { name: say(language, 'page.sideBySide') }).click()
    await expect(page).toHaveURL(`${pageIn(language, authentication)}?view=both`)
    const rows = page.locator('.both-row')
    // Headings stand on one line instead, and the characters of the two languages differ in height.
    const texts = page.locator('.both-row:not(:has(h1, h2, h3, h4))')
    for (const row of (await texts.all()).slice(0, 6)) {
      const [left, right] = await Promise.all((await row.locator('> *').all()).map(side => side.boundingBox()))
      expect(Math.abs(left!.y - right!.y)).toBeLessThan(2)
      expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x)
    }
    await page.reload()
    await expect(rows.nth(1).locator('> *').last()).toHaveAttribute('lang', other === 'zh' ? 'zh-Hans' : 'en')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(other, `language.${other}`) })
      .click()
    await expect(page).toHaveURL(`${pageIn(other, authentication)}?view=both`)
    await page.getByRole('link', { name: say(other, 'page.oneLanguage') }).click()
    await expect(page.locator('.both')).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test(`both languages stand one below the other on a narrow screen, and keep nobody out (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 720 })
    await page.goto(`${pageIn(language, authentication)}?view=both`)
    const [above, below] = await page.locator('.both-row').nth(2).locator('> *').all()
    expect((await above!.boundingBox())!.y).toBeLessThan((await below!.boundingBox())!.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    for (const mode of ['light', 'dark', 'contrast']) {
      await page.evaluate(chosen => document.documentElement.setAttribute('data-mode', chosen), mode)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect([mode, violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)]).toEqual([mode, []])
    }
  })
}

test('pages say what they are to machines, and no browser minds', async ({ page }) => {
  const complaints = listenForComplaints(page)
  for (const [address, type] of [
    [authentication, 'TechArticle'],
    [`${docs}/docs/series`, 'APIReference'],
    [operation, 'APIReference'],
    [`${docs}/docs/models/Series`, 'APIReference'],
  ] as const) {
    await page.goto(pageIn('zh', address))
    await wake(page)
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const [about, way] = data['@graph']
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    expect([about['@type'], about.inLanguage, way['@type']]).toEqual([type, 'zh-Hans', 'BreadcrumbList'])
    const [first, last] = [way.itemListElement[0], way.itemListElement.at(-1)]
    expect(first.item).toBe(new URL(pageIn('zh', docs), page.url()).href)
    expect([about.headline, last.name, last.item]).toEqual([heading, heading, undefined])
  }
  expect(complaints).toEqual([])
})

/** Leads the application to an address as a link in place does. */
async function open(page: Page, address: string) {
  await page.goto(pageIn('en', docs))
  await wake(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(
    to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    pageIn('en', address),
  )
}

/** Lets the clock of the page run until it says that there is nothing. */
const waitUntilLost = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(limits.unknownPageMs)
      return page.getByRole('heading', { name: say('en', 'notFound.title') }).isVisible()
    })
    .toBe(true)

test('an unknown page is waited for, and half a second later it is not there', async ({ page }) => {
  await open(page, `${docs}/nope/`)
  const lost = page.getByRole('heading', { name: say('en', 'notFound.title') })
  await expect(page.getByRole('main').getByLabel(say('en', 'page.loading'))).toBeAttached()
  await expect(lost).toBeHidden()
  await waitUntilLost(page)
  expect((await page.request.get(pageIn('en', `${docs}/nope/`))).status()).toBe(404)
})

test("an operation's address without a tag leads to its page in place, and is no stop on the way back", async ({
  page,
}) => {
  await open(page, `${docs}/docs?path=/series/search&method=get&p.keyword=GDP`)
  await expect(page).toHaveURL(/docs\/series\?path=\/series\/search&method=get&p\.keyword=GDP$/)
  await page.goBack()
  await expect(page).toHaveURL(pageIn('en', docs))
})

for (const query of ['', '?path=/series/nothing&method=get', '?path=/series/search', '?path=/series/search&method=put'])
  test(`an address that names no operation leads nowhere (docs${query})`, async ({ page }) => {
    expect((await page.request.get(pageIn('en', `${docs}/docs${query}`))).status()).toBe(404)
    await open(page, `${docs}/docs${query}`)
    await waitUntilLost(page)
  })

test('on paper a page is its text', async ({ page }) => {
  await page.goto(pageIn('en', authentication))
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.bar', '.side', '.foot', '.tools', '.turn', '.outline', '.anchor'])
    await expect(page.locator(part).first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
