import { expect, type Page } from '@playwright/test'
import en from '@portal/content/messages/en.json' with { type: 'json' }
import zh from '@portal/content/messages/zh.json' with { type: 'json' }
import type { Language } from '@portal/domain/language.ts'
import { fill } from '@portal/domain/message.ts'
import { demoPassword } from './portal.ts'

const messages = { en, zh }

/** What a page says, out of the message files: the tests know no wording of their own. */
export const say = (language: Language, key: keyof typeof en, values?: Record<string, string | number>): string =>
  fill(messages[language][key], values)

/** The address of a page in a language. */
export const pageIn = (language: Language, path: string): string => `/${language}${path}`

/** Points at something that the application serves, and waits until it has taken the page over. */
export async function wake(page: Page) {
  await page.locator('.brand').hover()
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true)
}

/** The address of the file that the application begins with. */
export const application = /entry-client/

/** Keeps the application from a page until it is released. */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(application, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** By the mark that React keeps: nothing that a visitor sees tells it. */
function isTakenOver(): boolean {
  const mark = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
  return mark?.stateNode.current.memoizedState.isDehydrated === false
}

/** Fills in the form of the login page and waits until it leads on. */
export async function signIn(page: Page, language: Language, email = 'macro@demo.test', realm = 'CEIC') {
  await page.getByRole('radio', { name: realm }).check()
  await page.getByLabel(say(language, 'login.email')).fill(email)
  await page.getByLabel(say(language, 'login.password'), { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: say(language, 'login.submit', { realm }) }).click()
  await page.waitForURL(url => !url.pathname.endsWith('/login'))
}

/** Signs in without the page, and opens token management. */
export async function openTokens(page: Page, language: Language = 'en', email = 'macro@demo.test', realm = 'ceic') {
  await page.request.post('/api/auth/login', { data: { realm, email, password: demoPassword } })
  await page.goto(pageIn(language, '/dashboard/token-management'))
  await page.getByRole('heading', { level: 1, name: say(language, 'token.title') }).waitFor()
}

/** Signs in, makes a token of a product, leaves it where the token page would, and answers it. */
export async function takeToken(page: Page, who: { realm: string; email: string; token: string }): Promise<string> {
  const { realm, email, token: product } = who
  const signedIn = await page.request.post('/api/auth/login', { data: { realm, email, password: demoPassword } })
  const { token: session } = await signedIn.json()
  const headers = { authorization: `Bearer ${session}` }
  const made = await page.request.post(`/api/token/${product}/generate`, { headers })
  const { token } = await made.json()
  await page.evaluate(([name, secret]) => sessionStorage.setItem(`apiToken.${name}`, secret!), [product, token])
  return token
}

/** What the documentation calls a tag of the macroeconomic API. */
export async function tagTitle(page: Page, lang: Language, tag: string): Promise<string> {
  const answer = await page.request.get('/api/routing/tag', { params: { api: 'ceic-macroeconomic', tag, lang } })
  return (await answer.json()).title
}

/** What the documentation calls a reading operation of the macroeconomic API. */
export async function operationTitle(page: Page, lang: Language, path: string): Promise<string> {
  const params = { api: 'ceic-macroeconomic', path, method: 'get', lang }
  return (await (await page.request.get('/api/routing/operation', { params })).json()).summary
}
