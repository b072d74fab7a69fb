import { expect } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { demoPassword } from '../support/portal.ts'
import { answer, openBuilder, operationPage, send } from '../support/query-builder.ts'
import { pageIn, say } from '../support/visitor.ts'

for (const language of languages) {
  test(`from a fresh token to rows and a chart of the portal's own data (${language})`, async ({ page, request }) => {
    const data = { realm: 'ceic', email: 'macro@demo.test', password: demoPassword }
    const { token: session } = await (await request.post('/api/auth/login', { data })).json()
    const made = await request.post('/api/token/ceic/generate', { headers: { authorization: `Bearer ${session}` } })
    const { token } = await made.json()
    await page.goto(pageIn(language, '/docs/ceic/macroeconomic'))
    await page.evaluate(secret => sessionStorage.setItem('apiToken.ceic', secret), token)

    await openBuilder(page, operationPage(language, '/series/search'), undefined, language)
    await send(page, language)
    await expect(answer(page, language).getByText('200 OK')).toBeVisible()
    await expect(answer(page, language).getByRole('status').first()).toContainText('100')
    const id = await answer(page, language).getByRole('row').nth(1).getByRole('cell').first().textContent()

    await openBuilder(page, operationPage(language, '/series/{id}', 'get', { id: id ?? '' }), undefined, language)
    await send(page, language)
    await answer(page, language)
      .getByRole('tab', { name: say(language, 'query.tab.chart') })
      .click()
    await expect(page.locator('.uplot').first()).toBeVisible()
    await expect(answer(page, language).getByRole('figure')).toContainText(/\d{4}/)
  })
}

test('a call without a token says what is missing', async ({ page }) => {
  await openBuilder(page, operationPage('en', '/series/search'))
  await send(page)
  await expect(answer(page).getByRole('alert')).toContainText(say('en', 'query.status.401'))
})
