import { expect, type Page } from '@playwright/test'
import type { Language } from '@portal/domain/language.ts'
import { pageIn, say } from './visitor.ts'

/** The page of an operation of the macroeconomic API; `values` opens the query builder with them. */
export const operationPage = (
  language: Language,
  path: string,
  method = 'get',
  values: Record<string, string> = {},
) => {
  const filled = Object.entries(values).map(([name, value]) => [`p.${name}`, value])
  return pageIn(
    language,
    `/docs/ceic/macroeconomic/docs?${new URLSearchParams([['path', path], ['method', method], ...filled])}`,
  )
}

export const builder = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: say(language, 'query.title') })

/** Opens the query builder of an operation, with calls going to `baseUrl` when one is given. */
export async function openBuilder(page: Page, address: string, baseUrl?: string, language: Language = 'en') {
  await page.goto(address)
  if (!address.includes('p.')) await page.getByRole('button', { name: say(language, 'reference.tryIt') }).click()
  await expect(builder(page, language)).toBeVisible()
  if (baseUrl) await page.getByLabel(say(language, 'query.base-url'), { exact: true }).fill(baseUrl)
}

export const send = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: say(language, 'query.send') }).click()

/** The part of the builder that shows the answer. */
export const answer = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: say(language, 'query.answer'), exact: true })

/** Opens a view of the answer. */
export const openTab = (page: Page, name: string) => answer(page).getByRole('tab', { name, exact: true }).click()
