import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser.ts'
import { openTokens, say } from '../support/visitor.ts'

const sessionOf = (page: Page) => page.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '')

test('signing out ends the session in every tab, and for whoever holds its token', async ({
  page,
  context,
  request,
}) => {
  await openTokens(page)
  const session = await sessionOf(page)
  const other = await context.newPage()
  await other.goto('/en/dashboard/profile')
  await expect(other.getByRole('heading', { name: say('en', 'dashboard.profile') })).toBeVisible()
  await other.evaluate(() => sessionStorage.setItem('apiToken.ceic', 'kept'))

  await page.getByRole('button', { name: say('en', 'dashboard.signOut') }).click()
  await expect(page.getByText(say('en', 'login.why.signed-out'))).toBeVisible()
  await expect(other.getByText(say('en', 'login.why.ended'))).toBeVisible()
  expect(await other.evaluate(() => sessionStorage.getItem('apiToken.ceic'))).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
  const answer = await request.get('/api/auth/user', { headers: { authorization: `Bearer ${session}` } })
  expect(answer.status()).toBe(401)
})

test('a session token that ran out is renewed once for all tabs', async ({ page, context, baseURL }) => {
  await openTokens(page)
  const other = await context.newPage()
  const title = (tab: Page, name: string) => tab.getByRole('heading', { level: 1, name })
  await other.goto('/en/dashboard/profile')
  await expect(title(other, say('en', 'dashboard.profile'))).toBeVisible()

  let refused = 0
  const { promise: bothRefused, resolve } = Promise.withResolvers<void>()
  context.on('response', answer => {
    if (answer.url().endsWith('/api/auth/user') && answer.status() === 401 && ++refused === 2) resolve()
  })
  let renewals = 0
  await context.route('**/api/auth/refresh', async route => {
    renewals++
    // Held until the other tab has been refused too and has had its turn: now it wants to renew as well.
    await bothRefused
    await Promise.all([page, other].map(tab => tab.evaluate(() => new Promise(resolve => setTimeout(resolve)))))
    await route.continue()
  })
  await context.addCookies([{ name: 'token', value: 'ran-out', url: baseURL! }])
  await Promise.all([page.reload(), other.reload()])
  await expect(title(page, say('en', 'token.title'))).toBeVisible()
  await expect(title(other, say('en', 'dashboard.profile'))).toBeVisible()
  expect(renewals).toBe(1)
})

test('a session that has ended leads to signing in, and from there back', async ({ page, context }) => {
  await openTokens(page)
  await context.clearCookies()
  await page.getByLabel(say('en', 'token.verify.label'), { exact: true }).fill('anything')
  await page.getByRole('button', { name: say('en', 'token.verify.submit') }).click()
  await expect(page.getByText(say('en', 'login.why.ended'))).toBeVisible()
  expect(new URL(page.url()).searchParams.get('from')).toBe('/en/dashboard/token-management')
})

test('without a network signing out says that one is still signed in', async ({ page, context }) => {
  await openTokens(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: say('en', 'dashboard.signOut') }).click()
  await expect(page.getByRole('log')).toContainText(say('en', 'failed.offline'))
  await expect(page).toHaveURL('/en/dashboard/token-management')
})
