import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { openTokens, say } from '../support/visitor.ts'

const card = (page: Page, language: 'en' | 'zh' = 'en') =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: say(language, 'token.product.ceic') }) })
const secretField = (page: Page) => page.getByLabel(say('en', 'token.secret'))

/** Makes a token, whether there is one already or not, and answers its secret. */
async function generate(page: Page): Promise<string> {
  const before = (await secretField(page).count()) > 0 ? await secretField(page).inputValue() : ''
  await card(page)
    .getByRole('button', { name: new RegExp(`${say('en', 'token.generate')}|${say('en', 'token.replace')}`) })
    .click()
  const answer = page.getByRole('button', { name: say('en', 'token.replace.yes') })
  await expect(answer.or(secretField(page)).first()).toBeVisible()
  if (await answer.isVisible()) await answer.click()
  await expect(secretField(page)).not.toHaveValue(before)
  return secretField(page).inputValue()
}

const callWith = (request: APIRequestContext, token: string) =>
  request.get('/data/ceic/v2/dictionary/frequencies', { headers: { authorization: `Bearer ${token}` } })

test('a replaced token is refused at once, the new one works', async ({ page, request }) => {
  await openTokens(page)
  const old = await generate(page)
  expect((await callWith(request, old)).status()).toBe(200)
  const next = await generate(page)
  expect((await callWith(request, old)).status()).toBe(401)
  expect((await callWith(request, next)).status()).toBe(200)
})

test('the secret is shown once, has the focus, copies, and is left for this tab alone', async ({ page, context }) => {
  await openTokens(page)
  const secret = await generate(page)
  await expect(secretField(page)).toBeFocused()
  await page
    .getByRole('button', { name: say('en', 'code.copy'), exact: true })
    .first()
    .click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await expect(card(page).getByRole('code').filter({ hasText: secret })).toContainText('/data/ceic/v2/series/search')
  expect(await page.evaluate(() => sessionStorage.getItem('apiToken.ceic'))).toBe(secret)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret)
  expect(page.url()).not.toContain(secret)
  const other = await context.newPage()
  await other.goto('/en/dashboard/token-management')
  await expect(card(other).getByText(secret.slice(0, 14))).toBeVisible()
  expect(await other.content()).not.toContain(secret)
})

for (const language of languages) {
  test(`replacing is asked about, and Escape keeps the old token (${language})`, async ({ page }) => {
    await openTokens(page, 'en')
    await generate(page)
    await page.goto(`/${language}/dashboard/token-management`)
    const replace = card(page, language).getByRole('button', { name: say(language, 'token.replace') })
    const shown = await card(page, language).getByRole('definition').first().textContent()
    await replace.click()
    const dialog = page.getByRole('dialog', { name: say(language, 'token.replace.title') })
    await expect(dialog).toContainText(say(language, 'token.replace.text', { prefix: shown ?? '' }))
    await expect(dialog.getByRole('button', { name: say(language, 'token.replace.no') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(replace).toBeFocused()
    await expect(card(page, language).getByRole('definition').first()).toHaveText(shown ?? '')
  })
}

test('a token at hand is verified in words', async ({ page }) => {
  await openTokens(page)
  const old = await generate(page)
  const next = await generate(page)
  const verdict = page.getByRole('status').filter({ hasText: /\S/ })
  const verify = async (token: string) => {
    await page.getByLabel(say('en', 'token.verify.label'), { exact: true }).fill(token)
    await page.getByRole('button', { name: say('en', 'token.verify.submit') }).click()
  }
  await verify(`Bearer ${next}`)
  await expect(verdict).toContainText(say('en', 'token.verify.unused'))
  await verify(old)
  await expect(verdict).toContainText(say('en', 'token.reason.replaced'))
  await verify(`${next.slice(0, -1)}${next.endsWith('0') ? '1' : '0'}`)
  await expect(verdict).toContainText(say('en', 'token.reason.mistyped'))
  await verify(' ')
  await expect(page.getByText(say('en', 'token.verify.missing'))).toBeVisible()
})

test('an account without a subscription gets no token, and the page says so', async ({ page }) => {
  await openTokens(page, 'en', 'nothing@demo.test')
  await expect(card(page).getByText(say('en', 'error.token-no-subscription'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('en', 'token.generate') })).toHaveCount(0)
  await page.goto('/en/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByText(say('en', 'error.token-no-subscription'))).toBeVisible()
  await expect(main.getByRole('link', { name: say('en', 'footer.contact') })).toBeVisible()
})

test('a token that could not be made is said in words', async ({ page, context }) => {
  await openTokens(page)
  await context.setOffline(true)
  await card(page)
    .getByRole('button', { name: new RegExp(`${say('en', 'token.generate')}|${say('en', 'token.replace')}`) })
    .click()
  const answer = page.getByRole('button', { name: say('en', 'token.replace.yes') })
  if (await answer.isVisible()) await answer.click()
  await expect(card(page).getByRole('alert')).toContainText(say('en', 'failed.offline'))
})

test('the message that a token was made goes after five seconds, or when it is pressed', async ({ page }) => {
  await openTokens(page)
  await page.clock.install()
  await generate(page)
  const message = page.getByRole('log').getByText(say('en', 'token.generated'))
  await expect(message).toBeVisible()
  await page.clock.runFor(5_000)
  await page.clock.runFor(500)
  await expect(message).toHaveCount(0)
})

test('a message goes when it is pressed', async ({ page }) => {
  await openTokens(page)
  await generate(page)
  const message = page.getByRole('log').getByRole('button')
  await message.click()
  await expect(message).toHaveCount(0, { timeout: 2_000 })
})

test('the focus follows to the next page', async ({ page }) => {
  await openTokens(page)
  await page.getByRole('link', { name: say('en', 'dashboard.profile') }).click()
  await expect(page.getByRole('heading', { name: say('en', 'dashboard.profile') })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the menu is open on a wide screen and a rail of icons with names on a narrow one', async ({ page }) => {
  await openTokens(page)
  const menu = page.getByRole('navigation', { name: say('en', 'dashboard.menu') })
  const width = async () => (await menu.boundingBox())?.width
  expect(await width()).toBeGreaterThan(200)
  await page.setViewportSize({ width: 900, height: 900 })
  await page.reload()
  await expect(menu.getByRole('link', { name: say('en', 'dashboard.profile') })).toBeAttached()
  expect(await width()).toBe(50)
  await menu.getByRole('button', { name: say('en', 'dashboard.expand') }).click()
  expect(await width()).toBeGreaterThan(200)
  await page.keyboard.press('Escape')
  expect(await width()).toBe(50)
})
