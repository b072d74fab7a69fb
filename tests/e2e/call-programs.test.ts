import { expect, type Page } from '@playwright/test'
import { codeLanguages } from '@portal/domain/code-sample.ts'
import { languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { application, holdApplication, pageIn, say } from '../support/visitor.ts'

const docs = '/docs/ceic/macroeconomic'
const search = `${docs}/docs/series?path=/series/search&method=get`
const read = `${docs}/docs/series?path=/series/{id}&method=get`

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('tab', { name, exact: true })
const program = (page: Page, name: string) => page.getByRole('main').getByRole('tabpanel', { name, exact: true })

for (const language of languages)
  test(`a language pressed before the application is there shows its program when it is (${language})`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    const release = await holdApplication(page)
    await page.goto(pageIn(language, search))
    await tab(page, 'Python').click()
    await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true')
    await expect(program(page, 'curl')).toBeVisible()
    await expect(program(page, 'Python')).toHaveCount(0)
    release()
    await expect(program(page, 'Python')).toContainText('import requests')
    await expect(program(page, 'curl')).toBeHidden()
    await tab(page, 'R').click()
    await expect(program(page, 'R')).toContainText('library(')
    expect(faults).toEqual([])
  })

test('the choice is in the next page from the first byte on, with its program alone', async ({ page, context }) => {
  await page.goto(pageIn('en', search))
  await tab(page, 'PHP').click()
  await expect(program(page, 'PHP')).toContainText('<?php')
  // Where no mouse rests on the tabs, which would fetch the application.
  const next = await context.newPage()
  const asked: string[] = []
  next.on('request', request => asked.push(request.url()))
  await next.goto(pageIn('zh', read), { waitUntil: 'networkidle' })
  await expect(next.locator('html')).toHaveAttribute('data-code', 'php')
  await expect(tab(next, 'PHP')).toHaveAttribute('aria-selected', 'true')
  await expect(program(next, 'PHP')).toContainText('<?php')
  await expect(next.locator('[data-panel]')).toHaveCount(1)
  expect(asked.filter(url => application.test(url))).toEqual([])
})

test('the arrow keys lead through the languages, and each shows its program', async ({ page }) => {
  await page.goto(pageIn('en', search))
  await tab(page, 'curl').focus()
  for (const { name } of codeLanguages.slice(1)) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, name)).toBeFocused()
    await expect(program(page, name)).toContainText('/series/search')
    await expect(page.getByRole('main').getByRole('tabpanel')).toHaveCount(1)
  }
  await page.keyboard.press('Home')
  await expect(program(page, 'curl')).toBeVisible()
})

test('a page that is older than the choice fetches the program by itself', async ({ page, context, baseURL }) => {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  const release = await holdApplication(page)
  await page.route(
    ({ pathname }) => pathname.endsWith('/docs/series'),
    async route => {
      const response = await route.fetch()
      await context.addCookies([{ name: 'code', value: 'javascript', url: baseURL! }])
      await route.fulfill({ response })
    },
  )
  await page.goto(pageIn('en', search))
  await expect(tab(page, 'JavaScript')).toHaveAttribute('aria-selected', 'true')
  await expect(program(page, 'curl')).toBeVisible()
  release()
  await expect(program(page, 'JavaScript')).toContainText('await fetch')
  await expect(program(page, 'curl')).toBeHidden()
  expect(faults).toEqual([])
})

test('a language chosen in the query builder counts for the page around it', async ({ page }) => {
  await page.goto(pageIn('en', search))
  await page.getByRole('button', { name: say('en', 'reference.tryIt') }).click()
  await page
    .getByRole('region', { name: say('en', 'query.call') })
    .getByRole('tab', { name: 'R', exact: true })
    .click()
  await page.getByRole('button', { name: say('en', 'reference.read') }).click()
  await expect(program(page, 'R')).toContainText('library(')
  const next = await page.request.get(pageIn('en', read))
  expect(await next.text()).toContain('data-panel="r"')
})
