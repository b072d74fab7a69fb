import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import {
  type AnsweringApi,
  answerJson,
  answerLarge,
  monthly,
  type ReceivedCall,
  startApi,
} from '../support/answering-api.ts'
import { test } from '../support/browser.ts'
import { answer, openBuilder, openTab, operationPage, send } from '../support/query-builder.ts'
import { say } from '../support/visitor.ts'

let api: AnsweringApi
let reply: (response: ServerResponse, call: ReceivedCall) => void
test.beforeAll(async () => {
  api = await startApi((response, call) => reply(response, call))
})
test.afterAll(() => api.close())

const series = operationPage('en', '/series/{id}', 'get', { id: '1' })

/** Makes a call that is answered as given, and waits for the whole answer. */
async function call(page: Page, answering: typeof reply, address = series, language: 'en' | 'zh' = 'en') {
  reply = answering
  await openBuilder(page, address, api.url, language)
  await send(page, language)
  await expect(answer(page, language)).toHaveAttribute('aria-busy', 'false')
  await expect(answer(page, language).getByRole('tab').last()).toBeVisible()
}

test('shows the example of the document, marked as one, until there is an answer', async ({ page }) => {
  await openBuilder(page, series)
  await expect(answer(page)).toContainText(say('en', 'query.example'))
  await expect(answer(page).getByRole('cell').first()).toBeVisible()
})

test('shows rows, headers and text of an answer, and says status, size, rows and calls left', async ({ page }) => {
  await call(page, response => answerJson(response, { data: [monthly('GDP', 24)] }))
  const said = answer(page).getByRole('status').first()
  for (const text of [
    '200 OK',
    /\d B/,
    say('en', 'query.rows', { count: 24 }),
    say('en', 'query.calls-left', { count: 3 }),
  ])
    await expect(said).toContainText(text)
  await expect(answer(page).getByRole('row').nth(1)).toContainText('1990-01-01')
  await openTab(page, 'JSON')
  await expect(answer(page).getByText('"entityId": "GDP"')).toBeVisible()
  await openTab(page, say('en', 'query.tab.headers'))
  await expect(answer(page).getByText('"calls";r=3;t=1')).toBeVisible()
})

test('copies the whole answer, and says so to those who listen', async ({ page }) => {
  await call(page, response => answerJson(response, { data: [monthly('GDP', 24)] }))
  const heard = page.evaluate(
    () =>
      new Promise<string | null>(hear => {
        const told = new MutationObserver(([change]) => hear(change!.target.textContent))
        told.observe(document.querySelector('[role=status].unseen')!, { childList: true })
      }),
  )
  await answer(page)
    .getByRole('button', { name: say('en', 'query.copy') })
    .click()
  expect(await heard).toBe(say('en', 'code.copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"entityId":"GDP"')
})

for (const language of languages) {
  test(`says what the API said, what it means and where to read on (${language})`, async ({ page }) => {
    const errors = { status: 404, code: 'NOT_FOUND', message: 'Series 1 was not found.' }
    const address = operationPage(language, '/series/{id}', 'get', { id: '1' })
    await call(page, response => answerJson(response, { errors }, 404), address, language)
    const problem = answer(page, language).getByRole('alert')
    await expect(problem).toContainText('NOT_FOUND Series 1 was not found.')
    await expect(problem).toContainText(say(language, 'query.status.404'))
    await problem.getByRole('link', { name: say(language, 'query.responses') }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/docs/ceic/macroeconomic/docs/responses`))
  })
}

test('asks in the language of the page, whatever the browser speaks', async ({ page }) => {
  const address = operationPage('zh', '/series/{id}', 'get', { id: '1' })
  await call(page, response => answerJson(response, { data: [] }), address, 'zh')
  expect(api.calls.at(-1)!.headers['accept-language']).toBe('zh-Hans')
})

test('explains that a host does not answer', async ({ page }) => {
  await openBuilder(page, series, 'http://127.0.0.1:9/v2')
  await send(page)
  await expect(answer(page).getByRole('alert')).toContainText('127.0.0.1:9')
})

test('cancels a call that is still running', async ({ page }) => {
  let closed: Promise<unknown> = Promise.resolve()
  reply = response => {
    closed = new Promise(resolve => response.on('close', resolve))
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[')
  }
  await openBuilder(page, series, api.url)
  await send(page)
  await page.getByRole('button', { name: say('en', 'query.cancel') }).click()
  await expect(answer(page)).toContainText(say('en', 'query.cancelled'))
  await closed
})

test('draws a series with a crosshair for the keyboard, a range, a sentence and its table', async ({ page }) => {
  await call(page, response => answerJson(response, { data: [monthly('GDP', 240)] }))
  await openTab(page, say('en', 'query.tab.chart'))
  const chart = page.getByRole('slider')
  await chart.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', '1990-01: 100 USD mn')
  await chart.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuetext', '1990-02: 101 USD mn')
  await expect(page.locator('.uplot')).toHaveCount(2)
  await page.getByRole('button', { name: say('en', 'query.chart.years', { count: 5 }) }).click()
  await chart.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', '2009-12: 339 USD mn')
  await expect(page.getByText('From 1990-01 to 2009-12: lowest 100 in 1990-01, highest 339 in 2009-12')).toBeVisible()
  await page.getByRole('button', { name: say('en', 'query.chart.as-table') }).click()
  await expect(answer(page).getByRole('row').nth(1)).toContainText('100')
})

test('shows a picture, and saves any other file byte for byte', async ({ page }) => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await call(page, response => response.writeHead(200, { 'content-type': 'image/png' }).end(png))
  await expect(page.getByRole('img', { name: say('en', 'query.answer.picture') })).toBeVisible()
  const zip = Buffer.from([0x50, 0x4b, 0, 255, 254])
  const disposition = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="../data.zip"' }
  await call(page, response => response.writeHead(200, disposition).end(zip))
  const saved = page.waitForEvent('download')
  await answer(page)
    .getByRole('button', { name: say('en', 'query.answer.save') })
    .click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('data.zip')
  expect(await readFile(await download.path())).toEqual(zip)
})

test('stays at hand with an answer of 50 MB: no long task, few elements, both ends in reach', async ({ page }) => {
  reply = response => void answerLarge(response, 50_000_000)
  await openBuilder(page, series, api.url)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(entry => entry.duration))).observe({
      type: 'longtask',
    })
  })
  await send(page)
  await expect(answer(page)).toContainText('MB', { timeout: 40_000 })
  await expect(answer(page).getByRole('cell').first()).toHaveText('310000103', { timeout: 40_000 })
  await openTab(page, 'JSON')
  const text = page.getByRole('region', { name: say('en', 'query.answer.text') })
  await expect(text).toContainText('"entityId": "310000103"')
  await text.evaluate(box => box.scrollTo(0, box.scrollHeight))
  await expect(text).toContainText('"last": "reached"')
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500)
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
  expect(longest).toBeLessThan(200)
})
