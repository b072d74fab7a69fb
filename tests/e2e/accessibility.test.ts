import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { pages } from '../support/pages.ts'
import { openTokens, operationTitle, pageIn, say } from '../support/visitor.ts'

const operation = '/docs/ceic/macroeconomic/docs/series?path=/series/search&method=get'
const dashboardPages = ['/dashboard', '/dashboard/profile', '/dashboard/token-management']

/** Light is judged by every rule of axe; of the other modes only the colours differ. Contrast promises 7:1. */
const modes = [
  { mode: 'light', rules: undefined },
  { mode: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
  { mode: 'contrast', rules: ['color-contrast-enhanced', 'link-in-text-block'] },
]

/** What axe finds wrong with a page as it stands, in each of the three modes. */
async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { mode, rules } of modes) {
    await page.evaluate(chosen => document.documentElement.setAttribute('data-mode', chosen), mode)
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
    const { pathname, search } = new URL(page.url())
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        faults.push(`${pathname}${search}, ${mode}: ${id}: ${target}\n${failureSummary}`)
  }
  return faults
}

// Colours on their way from one to another are judged by nobody.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of languages) {
  test(`a page of every kind (${language})`, async ({ page }) => {
    test.setTimeout(300_000)
    for (const address of pages) {
      await page.goto(pageIn(language, address))
      expect.soft(await findFaults(page)).toEqual([])
    }
  })

  test(`the dashboard, a new token, and the question before it (${language})`, async ({ page }) => {
    test.slow()
    await openTokens(page, language)
    const anew = page.getByRole('button', { name: say(language, 'token.replace') })
    const first = page.getByRole('button', { name: say(language, 'token.generate') })
    await anew.or(first).waitFor()
    if (await first.isVisible()) await first.click()
    await anew.waitFor()
    for (const address of dashboardPages) {
      await page.goto(pageIn(language, address))
      await page.getByRole('navigation', { name: say(language, 'dashboard.menu') }).waitFor()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await findFaults(page)).toEqual([])
    }
    await anew.click()
    expect.soft(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: say(language, 'token.replace.yes'), exact: true }).click()
    await page.getByLabel(say(language, 'token.secret')).waitFor()
    expect.soft(await findFaults(page)).toEqual([])
  })

  test(`what a page says when something is wrong (${language})`, async ({ page }) => {
    await page.goto(pageIn(language, '/login?why=ended'))
    await page.getByRole('button', { name: say(language, 'login.submit', { realm: 'CEIC' }) }).click()
    await page.getByText(say(language, 'login.passwordMissing')).waitFor()
    expect.soft(await findFaults(page)).toEqual([])
    await page.goto(pageIn(language, '/dashboard'))
    await page.getByRole('heading', { name: say(language, 'notFound.title') }).waitFor()
    expect.soft(await findFaults(page)).toEqual([])
  })

  test(`the query builder, before and after an answer (${language})`, async ({ page }) => {
    await page.goto(pageIn(language, operation))
    await page.getByRole('heading', { name: await operationTitle(page, language, '/series/search') }).waitFor()
    await page.getByRole('button', { name: say(language, 'reference.tryIt') }).click()
    await page.getByLabel(say(language, 'query.token')).waitFor()
    expect.soft(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: say(language, 'query.send'), exact: true }).click()
    await page.getByText(say(language, 'query.status.401')).waitFor()
    expect.soft(await findFaults(page)).toEqual([])
  })
}
