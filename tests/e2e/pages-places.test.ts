import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser.ts'
import { pageIn, say, wake } from '../support/visitor.ts'

const docs = '/docs/ceic/macroeconomic'

/** Keeps data from a page until it is released. */
async function holdData(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    if (route.request().resourceType() === 'fetch') await promise
    await route.continue()
  })
  return resolve
}

test('a link to a section of another page leads to that section', async ({ page }) => {
  await page.goto(pageIn('en', `${docs}/docs/responses`))
  await wake(page)
  const [text, title] = [page.locator('#main .prose'), page.getByRole('heading', { level: 1 })]
  await text.locator('a[href$="/authentication#when-it-is-refused"]').first().click()
  await expect(title).toHaveText('Authentication')
  await text.locator('a[href$="/docs/responses#rate"]').first().click()
  await expect(title).not.toHaveText('Authentication')
  await expect(page.locator('#rate')).toBeInViewport()
  await page.evaluate(() => location.assign('#%E5'))
  await text.locator('a[href^="/en/docs/"]').first().click()
  await expect(title).not.toHaveText('Error handling')
  await page.goBack()
  await expect(text).toBeVisible()
})

test('a section whose page is yet to come is shown when it is there', async ({ page }) => {
  const release = await holdData(page, /getting-started%2Fauthentication/)
  await page.goto(pageIn('en', `${docs}/docs/responses`))
  await wake(page)
  await page.locator('#main .prose a[href$="/authentication#when-it-is-refused"]').first().click()
  await expect(page).toHaveURL(/#when-it-is-refused$/)
  await expect(page.locator('#when-it-is-refused')).toHaveCount(0)
  release()
  await expect(page.locator('#when-it-is-refused')).toBeInViewport()
})

test('the way back leads to where one was when that page must be fetched again', async ({ page }) => {
  await page.goto(pageIn('en', `${docs}/docs/responses`))
  await wake(page)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page
    .locator('#menu')
    .getByRole('link', { name: say('en', 'docs.models') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'docs.models') })).toBeVisible()
  await page.reload()
  await wake(page)
  const release = await holdData(page, /docs%2Fresponses/)
  await page.goBack()
  await expect(page).toHaveURL(/responses$/)
  release()
  await expect(page.locator('#rate')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

test('an operation that is opened in place has its call in every language, and the menu follows', async ({ page }) => {
  await page.goto(pageIn('en', `${docs}/docs/series?path=/series/search&method=get`))
  await wake(page)
  const row = page.locator('main .operations li').last()
  const name = await row.locator('a').evaluate(link => link.childNodes[1]!.textContent!)
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('#menu [aria-current="page"]')).toContainText(name)
  for (const language of ['Python', 'R', 'curl']) {
    await page.getByRole('tab', { name: language, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name: language, exact: true }).locator('pre')).toContainText('/series/')
  }
})
