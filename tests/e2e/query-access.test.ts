import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type AnsweringApi, answerJson, monthly, startApi } from '../support/answering-api.ts'
import { test } from '../support/browser.ts'
import { answer, openBuilder, operationPage, send } from '../support/query-builder.ts'
import { say } from '../support/visitor.ts'

let api: AnsweringApi
test.beforeAll(async () => {
  api = await startApi((response, call) => {
    if (call.url.includes('/0'))
      answerJson(response, { errors: { status: 404, code: 'NOT_FOUND', message: 'No' } }, 404)
    else answerJson(response, { data: [monthly('GDP', 200), monthly('CPI', 30)] })
  })
})
test.afterAll(() => api.close())

/** What axe finds wrong, each with the element. */
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).include('main').analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target} ${node.failureSummary}`))
}

const seen = [
  ['en', 'light'],
  ['en', 'dark'],
  ['en', 'contrast'],
  ['zh', 'light'],
] as const

for (const [language, mode] of seen) {
  test(`every state of the query builder can be read and used by everyone (${language}, ${mode})`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'mode', value: mode, url: baseURL ?? '' }])
    await openBuilder(page, operationPage(language, '/series/{id}', 'get', { id: '1', lang: 'zh' }), api.url, language)
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
    await page.getByText(say(language, 'query.more', { count: 16 })).click()
    await page.getByRole('combobox', { name: /^lang/ }).click()
    await expect(page.getByRole('listbox', { name: 'lang' }).getByRole('option').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await send(page, language)
    for (const tab of ['query.tab.table', 'query.tab.chart', 'query.tab.headers'] as const) {
      await answer(page, language)
        .getByRole('tab', { name: say(language, tab) })
        .click()
      if (tab === 'query.tab.chart') await expect(page.locator('.uplot')).toHaveCount(2)
      expect(await violations(page), tab).toEqual([])
    }
    await page.getByLabel('id').first().fill('0')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say(language, 'query.remove', { value: '1' }), exact: true }).click()
    await expect(async () => {
      await send(page, language)
      await expect(answer(page, language)).toContainText('404', { timeout: 1500 })
    }).toPass()
    expect(await violations(page)).toEqual([])
  })
}
