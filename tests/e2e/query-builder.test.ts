import { expect } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import { type AnsweringApi, answerJson, startApi } from '../support/answering-api.ts'
import { test } from '../support/browser.ts'
import { answer, builder, openBuilder, operationPage, send } from '../support/query-builder.ts'
import { say } from '../support/visitor.ts'

let api: AnsweringApi
test.beforeAll(async () => {
  api = await startApi((response, call) => answerJson(response, { data: [{ entityId: call.url }] }))
})
test.beforeEach(() => {
  api.calls.length = 0
})
test.afterAll(() => api.close())

const series = (values?: Record<string, string>) => operationPage('en', '/series/{id}', 'get', values)
const search = (values?: Record<string, string>) => operationPage('en', '/series/search', 'get', values)

test('turns the example into a form in place, keeps what is typed, and goes back to the description', async ({
  page,
}) => {
  await openBuilder(page, series())
  const id = page.getByLabel('id').first()
  await expect(id).toBeFocused()
  await id.fill('12')
  await id.press('Enter')
  await page.getByRole('button', { name: say('en', 'reference.read') }).click()
  await expect(builder(page)).toBeHidden()
  await page.getByRole('button', { name: say('en', 'reference.tryIt') }).click()
  await expect(page.getByRole('button', { name: say('en', 'query.remove', { value: '12' }) })).toBeVisible()
})

test('the example is sent by one press of the mouse, as it stands', async ({ page }) => {
  await openBuilder(page, search())
  await page.getByLabel(say('en', 'query.base-url'), { exact: true }).fill(api.url)
  await page.getByLabel('keyword').first().focus()
  const button = await page.getByRole('button', { name: say('en', 'query.send') }).boundingBox()
  await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.up()
  await expect(answer(page)).toContainText('200 OK')
  expect(api.calls).toMatchObject([{ url: '/v2/series/search?keyword=GDP' }])
})

test('the printed call is the call that is sent, follows every key, and never holds the token', async ({ page }) => {
  await openBuilder(page, search({ keyword: 'GDP' }), api.url)
  await page.getByLabel('keyword').first().fill('国内 "GDP" & \'x\'')
  await page.getByLabel(say('en', 'query.token')).fill('Bearer ceic_macro_secret')
  const code = page.getByRole('region', { name: say('en', 'query.code-of', { language: 'curl' }) })
  const query = `keyword=${encodeURIComponent('国内 "GDP" & ')}%27x%27`
  await expect(code).toContainText(`${api.url}/series/search?${query}`)
  await expect(code).toContainText('$CEIC_TOKEN')
  await send(page)
  await expect(answer(page)).toContainText('200 OK')
  expect(api.calls).toMatchObject([
    { method: 'GET', url: `/v2/series/search?${query}`, headers: { authorization: 'Bearer ceic_macro_secret' } },
  ])
  for (const place of [await code.textContent(), page.url(), await page.evaluate(() => JSON.stringify(localStorage))])
    expect(place).not.toContain('secret')
})

test('the address keeps operation and values, and a reload restores them', async ({ page }) => {
  await openBuilder(page, series({ id: '1' }))
  await page.getByLabel('id').first().fill('SR2,3')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/p\.id=1&p\.id=SR2&p\.id=3/)
  await page.reload()
  for (const value of ['1', 'SR2', '3'])
    await expect(page.getByRole('button', { name: say('en', 'query.remove', { value }), exact: true })).toBeVisible()
})

test('the token of the tab is filled in', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('apiToken.ceic', 'from-the-token-page'))
  await openBuilder(page, series({ id: '1' }))
  await expect(page.getByLabel(say('en', 'query.token'))).toHaveValue('from-the-token-page')
})

for (const language of languages) {
  test(`an empty required field keeps the call back and gets the focus (${language})`, async ({ page }) => {
    await openBuilder(page, operationPage(language, '/series/{id}', 'get', { id: '1' }), api.url, language)
    await page.getByRole('button', { name: say(language, 'query.clear') }).click()
    await send(page, language)
    await expect(builder(page, language).getByText(say(language, 'query.problem.required'))).toBeVisible()
    await expect(page.getByLabel('id').first()).toBeFocused()
    expect(api.calls).toEqual([])
  })

  test(`a dictionary value is found by pinyin and chosen by keyboard (${language})`, async ({ page }) => {
    await openBuilder(page, operationPage(language, '/series/search', 'get', { geo: 'US' }), api.url, language)
    const geo = page.getByRole('combobox', { name: /^geo/ })
    const options = page.getByRole('listbox', { name: 'geo' }).getByRole('option')
    for (const typed of ['zhongguo', 'zg', '中国', 'china']) {
      await geo.fill(typed)
      await expect(options.and(page.locator('[aria-selected=true]'))).toContainText('CN')
      await page.keyboard.press('Escape')
      await geo.clear()
    }
    await geo.fill('zhong guo')
    await expect(options.first()).toContainText('CN')
    await geo.press('Enter')
    await expect(page).toHaveURL(/p\.geo=US&p\.geo=CN/)
    await geo.fill('nothing like it')
    await expect(page.getByText(say(language, 'query.options.no-match')).first()).toBeVisible()
    expect(api.calls).toEqual([])
  })
}

test('one value of an enumeration is changed, kept on leaving, and taken away', async ({ page }) => {
  await openBuilder(page, search({ lang: 'zh' }), api.url)
  const lang = page.getByRole('combobox', { name: /^lang/ })
  await expect(lang).toHaveValue(/^zh/)
  await lang.press('ArrowDown')
  await lang.press('ArrowDown')
  await lang.press('Enter')
  await expect(page).toHaveURL(/p\.lang=ru/)
  await lang.press('Tab')
  await expect(lang).toHaveValue(/^ru/)
  await lang.fill('Indonesian')
  await lang.press('Tab')
  await expect(page).toHaveURL(/p\.lang=id/)
  await lang.clear()
  await lang.press('Tab')
  await expect(page).not.toHaveURL(/p\.lang/)
  await lang.fill('nonsense')
  await lang.press('Tab')
  await expect(lang).toHaveValue('')
})

test('Enter sends, but not the Enter that ends a Chinese word', async ({ page }) => {
  await openBuilder(page, search({ keyword: 'GDP' }), api.url)
  await page.getByLabel('keyword').first().focus()
  const keyboard = await page.context().newCDPSession(page)
  const press = async (windowsVirtualKeyCode: number) => {
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode,
    })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'char', key: 'Enter', text: '\r' })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Enter', code: 'Enter', windowsVirtualKeyCode })
  }
  await press(229)
  await expect(answer(page)).toContainText(say('en', 'query.example'))
  await press(13)
  await expect(answer(page)).toContainText('200 OK')
  expect(api.calls).toHaveLength(1)
})

test('a second send within a second is held back in the words of the 429', async ({ page }) => {
  await openBuilder(page, search({ keyword: 'GDP' }), api.url)
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
    button?.click()
    setTimeout(() => button?.click(), 100)
  })
  await expect(page.getByText(say('en', 'error.too-many-requests'))).toBeVisible()
  await expect(answer(page)).toContainText('200 OK')
  expect(api.calls).toHaveLength(1)
})

test('a body that is no JSON is refused in words, and sent as it was typed once it is', async ({ page }) => {
  await openBuilder(page, operationPage('en', '/userdefined/series/{id}/timepoints', 'post', { id: 'UD1001' }), api.url)
  const body = page.locator('textarea')
  await body.fill('[{"date": "2026-01-01",')
  await send(page)
  await expect(page.getByText(say('en', 'query.problem.json'))).toBeVisible()
  await expect(body).toBeFocused()
  await body.fill('[{"date": "2026-01-01", "value": 12345678901234567890}]')
  await body.press('Control+Enter')
  await expect(answer(page)).toContainText('200 OK')
  expect(api.calls[0]?.body).toBe('[{"date": "2026-01-01", "value": 12345678901234567890}]')
})
