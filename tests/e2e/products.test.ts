import { expect } from '@playwright/test'
import type { Language } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { demoPassword } from '../support/portal.ts'
import { answer, builder, send } from '../support/query-builder.ts'
import { pageIn, say, takeToken } from '../support/visitor.ts'

interface Story {
  /** Place of the product in addresses. */
  path: string
  /** Who subscribes to it, and the product of the token that opens it; nobody for what everybody may try. */
  holder?: { realm: string; email: string; token: string }
  operation: string
  values: Record<string, string>
  language: Language
}

const company = { realm: 'emis', email: 'company@demo.test' }

/** One question to each product that a visitor may ask in the query builder, half of them in Chinese. */
const stories: Story[] = [
  { path: 'ceic/sandbox', operation: '/series/search', values: { keyword: 'GDP' }, language: 'zh' },
  {
    path: 'emis/company',
    holder: { ...company, token: 'emis' },
    operation: '/Search/queryCompany',
    values: { 'filter[]': 'country:BG' },
    language: 'en',
  },
  {
    path: 'emis/api-v2',
    holder: { ...company, token: 'emisV2' },
    operation: '/companies',
    values: { country: 'BG', limit: '5' },
    language: 'zh',
  },
  {
    path: 'emis/documents',
    holder: { ...company, token: 'emis' },
    operation: '/Search/query',
    values: { 'countries[]': 'BG' },
    language: 'en',
  },
  {
    path: 'emis/dealwatch',
    holder: { ...company, token: 'emis' },
    operation: '/SearchDeal/getDeals',
    values: { limit: '5' },
    language: 'zh',
  },
  {
    path: 'redd/api-v1',
    holder: { realm: 'redd', email: 'estate@demo.test', token: 'redd' },
    operation: '/articles',
    values: { limit: '5' },
    language: 'en',
  },
]

const operationOf = ({ path, operation, values, language }: Story, method = 'get') => {
  const filled = Object.entries(values).map(([name, value]) => [`p.${name}`, value])
  const query = new URLSearchParams([['path', operation], ['method', method], ...filled])
  return pageIn(language, `/docs/${path}/docs?${query}`)
}

for (const story of stories) {
  const { path, holder, language } = story
  test(`${path}: from its product page to rows of its data (${language})`, async ({ page }) => {
    const answered = await page.goto(pageIn(language, `/api-products/${path === 'redd/api-v1' ? 'redd/api' : path}`))
    expect(answered?.status()).toBe(200)
    await page.getByRole('link', { name: say(language, 'home.start') }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/docs/${path}$`))
    if (holder) await takeToken(page, holder)
    await page.goto(operationOf(story))
    await send(page, language)
    await expect(answer(page, language).getByText('200 OK')).toBeVisible()
    await expect(answer(page, language).getByRole('row').nth(1)).toBeVisible()
  })
}

test('epfr/api-v2: a session opened in the query builder opens the dictionaries', async ({ page }) => {
  const story = { path: 'epfr/api-v2', values: {}, language: 'en' } as const
  await page.goto(operationOf({ ...story, operation: '/Session' }, 'post'))
  await page.getByRole('button', { name: say('en', 'reference.tryIt') }).click()
  await builder(page).getByLabel('username').fill('admin@demo.test')
  await builder(page).getByLabel('password').fill(demoPassword)
  await send(page)
  await expect(answer(page).getByText('200 OK')).toBeVisible()
  const token = await answer(page).getByRole('row').nth(1).getByRole('cell').first().textContent()
  expect(page.url()).not.toContain(demoPassword)

  await page.goto(operationOf({ ...story, operation: '/Dictionary/Datasets' }))
  await page.getByRole('button', { name: say('en', 'reference.tryIt') }).click()
  await page.getByLabel(say('en', 'query.token'), { exact: true }).fill(token ?? '')
  await send(page)
  await expect(answer(page).getByText('200 OK')).toBeVisible()
  await expect(answer(page).getByRole('row')).toHaveCount(10)
})
