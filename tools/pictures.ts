// Makes the pictures of the README from a running portal: npm run pictures.
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { signIn } from '../tests/support/client.ts'
import { demoPassword, startPortal } from '../tests/support/portal.ts'
import { chromium as program, requireProgram } from './system-packages.ts'

const folder = path.join(import.meta.dirname, '../docs/pictures')
const size = { width: 1440, height: 900 }

const operation = (language: string) => `/${language}/docs/ceic/macroeconomic/docs/series?path=/series/{id}&method=get`

const portal = await startPortal({ PORT: '4000' })
const browser = await chromium.launch({
  executablePath: requireProgram(program),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const person = await signIn(portal.url, 'ceic', 'macro@demo.test', demoPassword)
  const token = await person.generate('ceic')
  await take('home', await open(browser, 'light', '/en'))
  await take('query-builder', await chartedAnswer(await open(browser, 'light', operation('en'), token)))
  await take('reference-zh-dark', await open(browser, 'dark', operation('zh')))
} finally {
  await browser.close()
  await portal.stop()
  portal.remove()
}

async function open(browser: Browser, colorScheme: 'light' | 'dark', address: string, token?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: size, colorScheme })
  if (token) await context.addInitScript(secret => sessionStorage.setItem('apiToken.ceic', secret), token)
  const page = await context.newPage()
  await page.goto(portal.url + address)
  return page
}

/** Opens the query builder with its example, sends the call and shows the chart. */
async function chartedAnswer(page: Page): Promise<Page> {
  await page
    .locator('[data-app]')
    .getByText('Try it')
    .or(page.getByRole('link', { name: 'Try it' }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('tab', { name: 'Chart' }).click()
  await page.locator('canvas').first().waitFor()
  return page
}

async function take(name: string, page: Page) {
  await page.screenshot({ path: path.join(folder, `${name}.png`) })
  await page.context().close()
  console.log(`docs/pictures/${name}.png`)
}
