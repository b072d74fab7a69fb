import { expect, type Page } from '@playwright/test'
import macroeconomic from '@portal/content/products/ceic/macroeconomic/product.json' with { type: 'json' }
import { codeLanguages } from '@portal/domain/code-sample.ts'
import { type Language, languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { type Hands, keyboard, mouse } from '../support/hands.ts'
import { demoPassword } from '../support/portal.ts'
import { operationTitle, pageIn, say, tagTitle } from '../support/visitor.ts'

for (const language of languages) {
  test(`from the front page to a charted answer (${language})`, ({ page }) => tellStory(page, language, mouse))

  test(`from the front page to a charted answer by keyboard alone (${language})`, ({ page }) =>
    tellStory(page, language, keyboard(page)))
}

async function tellStory(page: Page, language: Language, hands: Hands) {
  test.slow()
  const t = say.bind(null, language)
  await page.goto(pageIn(language, ''))
  await readUpToTheTag(page, language, hands)
  await signIn(page, language, hands)
  const token = await makeToken(page, language, hands)

  // Back in the query builder the token is filled in, and the search answers.
  await hands.press(page.getByRole('link', { name: t('token.next.queryBuilder') }))
  await hands.press(page.getByRole('button', { name: t('reference.tryIt') }))
  await expect(page.getByLabel(t('query.token'))).toHaveValue(token)
  await hands.type(page.getByLabel('keyword').first(), 'GDP')
  await send(page, language, hands)
  await expect(answer(page, language).getByRole('row').nth(5)).toContainText('GDP')
  await expect(page).toHaveURL(/keyword=GDP/)
  expect(page.url()).not.toContain(token)
  const row = answer(page, language).getByRole('row').nth(1)
  const id = (await row.getByRole('cell').first().textContent()) ?? ''

  // One of the found series, as table, JSON, chart and as a program in each language.
  const reading = page
    .getByRole('main')
    .getByRole('link', { name: await operationTitle(page, language, '/series/{id}') })
  await hands.press(reading.last())
  await hands.press(page.getByRole('button', { name: t('reference.tryIt') }))
  await hands.type(page.getByLabel('id').first(), id)
  await page.keyboard.press('Enter')
  await send(page, language, hands)
  await lookAtAnswer(page, language, hands, id)
  await lookAtCode(page, hands, id)
}

/** Front page, product page, documentation, and the page of the tag. */
async function readUpToTheTag(page: Page, language: Language, hands: Hands) {
  await hands.press(
    page.getByRole('main').getByRole('link', { name: macroeconomic.title[language], exact: true }).first(),
  )
  await expect(page).toHaveURL(pageIn(language, '/api-products/ceic/macroeconomic'))
  await hands.press(page.getByRole('main').getByRole('link', { name: say(language, 'home.start') }))
  await expect(page).toHaveURL(pageIn(language, '/docs/ceic/macroeconomic'))
  const menu = page.getByRole('navigation', { name: say(language, 'docs.menu') })
  await hands.press(menu.locator('summary', { hasText: say(language, 'docs.reference') }))
  await hands.press(menu.getByRole('link', { name: await tagTitle(page, language, 'series'), exact: true }))
  await expect(page).toHaveURL(pageIn(language, '/docs/ceic/macroeconomic/docs/series'))
  await expect(page.getByRole('main')).toContainText(await operationTitle(page, language, '/series/search'))
}

/** Signing in leads back to the page of the tag. */
async function signIn(page: Page, language: Language, hands: Hands) {
  await hands.press(page.getByRole('banner').getByRole('link', { name: say(language, 'nav.signIn') }))
  await hands.type(page.getByLabel(say(language, 'login.email')), 'macro@demo.test')
  await hands.type(page.getByLabel(say(language, 'login.password'), { exact: true }), demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pageIn(language, '/docs/ceic/macroeconomic/docs/series'))
}

/** Opens token management, makes a token, replacing one that may be there, and answers its secret. */
async function makeToken(page: Page, language: Language, hands: Hands): Promise<string> {
  await hands.press(page.getByRole('banner').getByRole('link', { name: say(language, 'nav.dashboard') }))
  const menu = page.getByRole('navigation', { name: say(language, 'dashboard.menu') })
  await hands.press(menu.getByRole('link', { name: say(language, 'dashboard.tokens') }))
  const generate = page.getByRole('button', { name: say(language, 'token.generate') })
  const replace = page.getByRole('button', { name: say(language, 'token.replace') })
  await generate.or(replace).waitFor()
  if (await generate.isVisible()) await hands.press(generate)
  else {
    await hands.press(replace)
    await hands.press(page.getByRole('button', { name: say(language, 'token.replace.yes'), exact: true }))
  }
  const secret = page.getByLabel(say(language, 'token.secret'))
  await expect(secret).toBeFocused()
  return secret.inputValue()
}

const answer = (page: Page, language: Language) =>
  page.getByRole('region', { name: say(language, 'query.answer'), exact: true })

async function send(page: Page, language: Language, hands: Hands) {
  await hands.press(page.getByRole('button', { name: say(language, 'query.send'), exact: true }))
  await expect(answer(page, language).getByText('200 OK')).toBeVisible()
}

async function lookAtAnswer(page: Page, language: Language, hands: Hands, id: string) {
  const tab = (name: string) => answer(page, language).getByRole('tab', { name, exact: true })
  await hands.press(tab(say(language, 'query.tab.chart')))
  await expect(answer(page, language).getByRole('figure')).toContainText(/\d{4}/)
  await expect(answer(page, language).locator('canvas').first()).toBeVisible()
  await hands.press(tab(say(language, 'query.tab.table')))
  await expect(answer(page, language).getByRole('row').nth(1)).toContainText(/\d/)
  await hands.press(tab('JSON'))
  await expect(answer(page, language)).toContainText(`"${id}"`)
}

async function lookAtCode(page: Page, hands: Hands, id: string) {
  for (const { name } of codeLanguages) {
    await hands.press(page.getByRole('tab', { name, exact: true }))
    const program = page.getByRole('tabpanel', { name })
    await expect(program).toContainText(`/data/ceic/v2/series/${id}`)
    await expect(program).toContainText('CEIC_TOKEN')
  }
}
