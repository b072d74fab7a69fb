import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type Language, languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { startMailServer } from '../support/mail-server.ts'
import { pageIn, say } from '../support/visitor.ts'

const form = '/docs/ceic/sandbox/register-trial'
let mails: Awaited<ReturnType<typeof startMailServer>>

test.beforeAll(async () => {
  mails = await startMailServer({ port: Number(process.env.MAIL_PORT) })
})
test.afterAll(() => mails.close())

const countries = { en: { typed: 'germ', found: 'Germany' }, zh: { typed: '德', found: '德国' } }

/** Fills in the whole form but for the captcha. */
async function fillIn(page: Page, language: Language, email: string) {
  const fill = (key: Parameters<typeof say>[1], value: string) =>
    page.getByLabel(say(language, key), { exact: true }).fill(value)
  await fill('form.name', 'Ada')
  await fill('form.surname', '<b>Lovelace</b>')
  await fill('form.companyName', 'Example Ltd')
  await fill('form.jobTitle', 'Analyst')
  await fill('form.email', email)
  await page.getByRole('combobox').fill(countries[language].typed)
  await page.getByRole('option', { name: countries[language].found }).click()
  await page.getByLabel(say(language, 'form.agreeToStorePersonalData')).check()
}

const submit = (page: Page, language: Language) =>
  page.getByRole('button', { name: say(language, 'trial.submit') }).click()

/** The path of the link in the mail to an address. */
async function linkTo(email: string): Promise<string> {
  const found = () => mails.mails.find(({ recipients }) => recipients.includes(email))
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy()
  return /\/(en|zh)\/api-products\/ceic\/sandbox\/[\w-]+/.exec(found()?.text ?? '')![0]
}

/** What axe finds wrong with a page as it stands, in each of the three modes. */
async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const mode of ['light', 'dark', 'contrast']) {
    await page.evaluate(chosen => document.documentElement.setAttribute('data-mode', chosen), mode)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    for (const { id, nodes } of violations) faults.push(...nodes.map(({ target }) => `${mode}: ${id}: ${target}`))
  }
  return faults
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of languages) {
  test(`a visitor asks for a trial, gets a mail, and calls the sandbox with its token (${language})`, async ({
    page,
  }) => {
    const email = `visitor-${language}@example.test`
    await page.goto(pageIn(language, '/api-products/ceic/sandbox'))
    await page
      .getByRole('main')
      .getByRole('link', { name: say(language, 'query.token.trial') })
      .click()
    await fillIn(page, language, email)
    await page.getByLabel(say(language, 'form.captcha')).check()
    await expect(page.getByText(say(language, 'form.captcha.solved'))).toBeVisible()
    await submit(page, language)
    await expect(page.getByRole('heading', { name: say(language, 'trial.sent') })).toBeFocused()
    await expect(page.getByText(say(language, 'trial.sent.mail', { email }))).toBeVisible()
    expect.soft(await findFaults(page)).toEqual([])

    await page.goto(await linkTo(email))
    const secret = page.getByLabel(say(language, 'trial.token'), { exact: true })
    await expect(secret).toBeFocused()
    const token = await secret.inputValue()
    expect(token).toMatch(/^ceic_sandbox_\w{36}$/)
    expect.soft(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: say(language, 'code.copy'), exact: true }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)

    await page.getByRole('link', { name: say(language, 'trial.try') }).click()
    await page.getByRole('button', { name: say(language, 'reference.tryIt') }).click()
    await expect(page.getByLabel(say(language, 'query.token'), { exact: true })).toHaveValue(token)
    const call = page.waitForRequest(request => request.url().includes('/data/ceic/sandbox/v2/series/search'))
    await page.getByRole('button', { name: say(language, 'query.send'), exact: true }).click()
    expect(await (await call).headerValue('authorization')).toBe(`Bearer ${token}`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  test(`an empty form names what is missing, and takes back what is mended (${language})`, async ({ page }) => {
    await page.goto(pageIn(language, form))
    await submit(page, language)
    await expect(page.getByText(say(language, 'form.faults', { count: 8 }))).toBeVisible()
    const name = page.getByLabel(say(language, 'form.name'), { exact: true })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(say(language, 'field.missing'))
    await expect(page.getByText(say(language, 'error.captcha-unsolved'))).toBeVisible()
    await expect(page.getByText(say(language, 'field.unchecked'))).toBeVisible()
    expect.soft(await findFaults(page)).toEqual([])
    await name.fill('Ada')
    await expect(page.getByText(say(language, 'form.faults', { count: 7 }))).toBeVisible()
    await expect(name).not.toHaveAttribute('aria-invalid')
    await page.getByLabel(say(language, 'form.captcha')).check()
    await expect(page.getByText(say(language, 'error.captcha-unsolved'))).toBeHidden()
    const email = page.getByLabel(say(language, 'form.email'), { exact: true })
    await email.fill('ada@example')
    await email.blur()
    await expect(email).toHaveAccessibleDescription(say(language, 'field.email'))
  })

  test(`a link that opens nothing says so, and where to get another (${language})`, async ({ page }) => {
    await page.goto(pageIn(language, '/api-products/ceic/sandbox/nothing'))
    await expect(page.getByRole('alert')).toContainText(say(language, 'error.trial-unknown'))
    expect.soft(await findFaults(page)).toEqual([])
    await page.getByRole('link', { name: say(language, 'trial.again') }).click()
    await expect(page).toHaveURL(pageIn(language, form))
  })
}

test('the form can be filled in and sent by keyboard alone', async ({ page }) => {
  // The form asks for a captcha once it listens to keys.
  const alive = page.waitForResponse('**/api/captcha')
  await page.goto(`/en${form}`)
  await alive
  const { keyboard } = page
  const type = async (text: string) => {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await page.getByLabel(say('en', 'form.name'), { exact: true }).focus()
  for (const text of ['Ada', 'Lovelace', 'Example Ltd', 'Analyst', 'keys@example.test']) await type(text)
  await keyboard.type('united kingdom')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await type('Series of prices')
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say('en', 'trial.sent') })).toBeFocused()
  await linkTo('keys@example.test')
})

test('what was typed stays when the network is away, and can be sent again', async ({ page, context }) => {
  await page.goto(`/en${form}`)
  await fillIn(page, 'en', 'again@example.test')
  await page.getByLabel(say('en', 'form.captcha')).check()
  await expect(page.getByText(say('en', 'form.captcha.solved'))).toBeVisible()
  await context.setOffline(true)
  await submit(page, 'en')
  await expect(page.getByRole('alert').filter({ hasText: say('en', 'failed.offline') })).toBeVisible()
  await context.setOffline(false)
  await submit(page, 'en')
  await expect(page.getByRole('heading', { name: say('en', 'trial.sent') })).toBeVisible()
})

test('what is typed and sent before the application is there is not lost', async ({ page }) => {
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async route => {
    await wanted
    await route.continue()
  })
  await page.goto(`/en${form}`)
  await page.getByLabel(say('en', 'form.surname'), { exact: true }).fill('Lovelace')
  await page.getByLabel(say('en', 'form.captcha')).check()
  await page.getByRole('combobox').fill('germ')
  release()
  await page.getByRole('option', { name: 'Germany' }).click()
  await submit(page, 'en')
  await expect(page.getByText(say('en', 'form.faults', { count: 5 }))).toBeVisible()
  await expect(page.getByLabel(say('en', 'form.surname'), { exact: true })).toHaveValue('Lovelace')
})

test('the query builder of the sandbox leads to the form', async ({ page }) => {
  await page.goto('/en/docs/ceic/sandbox/docs/series?path=/series/search&method=get')
  await page.getByRole('button', { name: say('en', 'reference.tryIt') }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('en', 'query.token.trial') })
    .click()
  await expect(page).toHaveURL(`/en${form}`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page can be read, and says that its form needs one', async ({ page }) => {
    await page.goto(`/zh${form}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(say('zh', 'trial.needsScript'))).toBeVisible()
    await expect(page.getByLabel(say('zh', 'form.name'), { exact: true })).toBeHidden()
  })
})
