import { expect } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { pageIn, say, signIn } from '../support/visitor.ts'

const docs = '/docs/ceic/macroeconomic/getting-started/authentication'

for (const language of languages) {
  test(`signing in leads back to the page one came from (${language})`, async ({ page }) => {
    await page.goto(pageIn(language, docs))
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(language, 'nav.signIn') })
      .click()
    await signIn(page, language)
    await expect(page).toHaveURL(pageIn(language, docs))
    await expect(page.getByRole('link', { name: say(language, 'nav.dashboard') })).toBeVisible()
  })

  test(`a wrong password is said in words, beside the field that has the focus (${language})`, async ({ page }) => {
    await page.goto(pageIn(language, '/login'))
    await page.getByLabel(say(language, 'login.email')).fill('macro@demo.test')
    await page.getByLabel(say(language, 'login.password'), { exact: true }).fill('not it')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: say(language, 'error.login-failed') })).toBeVisible()
    await expect(page.getByLabel(say(language, 'login.password'), { exact: true })).toBeFocused()
  })

  test(`a page of the dashboard is not found without an account, and found after signing in there (${language})`, async ({
    page,
  }) => {
    await page.goto(pageIn(language, '/dashboard/profile'))
    await expect(page.getByRole('heading', { name: say(language, 'notFound.title') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: say(language, 'nav.signIn') })
      .click()
    await signIn(page, language)
    await expect(page).toHaveURL(pageIn(language, '/dashboard/profile'))
    await expect(page.getByRole('definition').filter({ hasText: 'macro@demo.test' })).toBeVisible()
  })
}

test('empty fields are named, and nothing is sent', async ({ page }) => {
  await page.goto('/en/login')
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: say('en', 'login.submit', { realm: 'CEIC' }) }).click()
  await expect(page.getByText(say('en', 'login.emailMissing'))).toBeVisible()
  await expect(page.getByText(say('en', 'login.passwordMissing'))).toBeVisible()
  await expect(page.getByLabel(say('en', 'login.email'))).toBeFocused()
  expect(calls).not.toContain('/api/auth/login')
})

test('the page takes the colour of the chosen identity system, and the button its name', async ({ page }) => {
  await page.goto('/en/login')
  const hue = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hue').trim())
  for (const [realm, wanted] of [
    ['EMIS', '28'],
    ['REDD', '8'],
    ['CEIC', '235'],
  ] as const) {
    await page.getByRole('radio', { name: realm }).check()
    await expect(page.getByRole('button', { name: say('en', 'login.submit', { realm }) })).toBeVisible()
    expect(await hue()).toBe(wanted)
  }
})

test('each identity system knows its own accounts', async ({ page }) => {
  await page.goto('/en/login')
  await signIn(page, 'en', 'company@demo.test', 'EMIS')
  await page.goto('/en/dashboard')
  await expect(page.getByText(/EMIS account/)).toBeVisible()
})

test('what is typed and sent before the application is there is not lost', async ({ page }) => {
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async route => {
    await wanted
    await route.continue()
  })
  await page.goto('/en/login')
  await page.getByRole('radio', { name: 'EMIS' }).check()
  await page.getByLabel(say('en', 'login.email')).fill('company@demo.test')
  await page.getByLabel(say('en', 'login.password'), { exact: true }).fill('correct horse battery')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/login')
  release()
  await expect(page).toHaveURL('/en/dashboard')
})

test('the password can be looked at', async ({ page }) => {
  await page.goto('/en/login')
  const field = page.getByLabel(say('en', 'login.password'), { exact: true })
  await field.fill('secret')
  await page.getByRole('button', { name: say('en', 'login.show') }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('button', { name: say('en', 'login.show') }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

for (const from of [
  '//evil.example/x',
  'https://evil.example/x',
  '/\\evil.example',
  '/en//evil.example',
  '/en/login',
]) {
  test(`signing in never leads to ${from}`, async ({ page, baseURL }) => {
    await page.goto(`/en/login?${new URLSearchParams({ from })}`)
    await signIn(page, 'en')
    await expect(page).toHaveURL(`${baseURL}/en/dashboard`)
  })
}

test('who is signed in already does not have to sign in again', async ({ page }) => {
  await page.goto('/en/login')
  await signIn(page, 'en')
  await page.goto('/en/login?from=/en/dashboard/profile')
  await expect(page).toHaveURL('/en/dashboard/profile')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the login page says that it needs one', async ({ page }) => {
    await page.goto('/zh/login')
    await expect(page.getByText(say('zh', 'login.needsScript'))).toBeVisible()
    await expect(page.getByLabel(say('zh', 'login.email'))).toBeHidden()
  })
})
