import { expect, type Page } from '@playwright/test'
import { createMarkdown, newPlace } from '@portal/services/markdown.ts'
import { describe } from '@portal/services/markdown-text.ts'
import { test } from '../support/browser.ts'
import { hostileMarkdown } from '../support/hostile-markdown.ts'
import { pageIn, say, wake } from '../support/visitor.ts'

const docs = pageIn('en', '/docs/ceic/macroeconomic')
const notes = `${docs}/release-notes`

/** As if the portal let through what it is given. */
const raw = `
  <script>alert('element')</script>
  <img src="/favicon.svg" onload="alert('handler')">
  <svg onload="alert('drawing')"><script>alert('script of a drawing')</script></svg>
  <iframe srcdoc="<script>alert('frame')</script>"></iframe>
  <style>body { display: none }</style>
  <a id="trap" href="javascript:alert('address')">press</a>`

/** Every dialog that a page opens: what ran although it must not. */
function listenForDialogs(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return dialogs
}

/** Writes into the text of a page what the server would have written. */
const writeIntoPage = (page: Page, html: string) =>
  page.route(`**${notes}`, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<div class="prose">', () => `<div class="prose">${html}`)
    await route.fulfill({ response: answer, body })
  })

/** The same for a page that is opened in place. */
const writeIntoAnswer = (page: Page, html: string) =>
  page.route(/page-data\?.*release-notes/, async route => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, html } } })
  })

async function openInPlace(page: Page) {
  await page.goto(docs)
  await wake(page)
  await page
    .locator('#menu')
    .getByRole('link', { name: say('en', 'docs.releaseNotes') })
    .click()
}

test('what a writer slips into markdown is text on the page, loaded or opened in place', async ({ page }) => {
  const dialogs = listenForDialogs(page)
  const texts = Object.values(hostileMarkdown).flatMap(text => [
    createMarkdown().render(text, { ...newPlace('en') }),
    describe({ description: text }, 'en'),
  ])
  const html = `${texts.join('\n')}<p>The end of it.</p>`
  const check = async () => {
    const text = page.locator('.prose')
    await expect(text.getByText('The end of it.')).toBeVisible()
    await expect(text.getByText('<svg onload=alert(1)>', { exact: false })).toHaveCount(2)
    await expect(text.locator('script, svg, iframe, [onclick], [onload], [onerror], [href^="javascript"]')).toHaveCount(
      0,
    )
  }
  await writeIntoPage(page, html)
  await page.goto(notes)
  await check()
  await wake(page)
  await check()
  await page.unrouteAll()
  await writeIntoAnswer(page, html)
  await openInPlace(page)
  await check()
  expect(dialogs).toEqual([])
})

test('HTML that got into a page all the same runs nothing', async ({ page, violations }) => {
  const dialogs = listenForDialogs(page)
  await writeIntoPage(page, raw)
  await page.goto(notes)
  await page.locator('#trap').click()
  await expect
    .poll(() => new Set(violations.map(violation => violation.split(' ')[1])))
    .toEqual(new Set(['script-src-elem', 'script-src-attr', 'style-src-elem']))
  await expect.poll(() => violations.filter(violation => violation.includes('script-src'))).toHaveLength(6)
  violations.length = 0
  expect(dialogs).toEqual([])
})

test('HTML that is not made by the portal is not put into a page', async ({ page }) => {
  const dialogs = listenForDialogs(page)
  await writeIntoAnswer(page, raw)
  await openInPlace(page)
  await expect(page.getByRole('heading', { name: say('en', 'failed.title') })).toBeVisible()
  await expect(page.locator('#trap')).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('the browser takes no text for HTML or a script, and no other policy', async ({ page, violations }) => {
  const dialogs = listenForDialogs(page)
  await page.goto(docs)
  await wake(page)
  const taken = await page.evaluate(() => {
    const hostile = '<img src=x onerror=alert(1)>'
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void }
    }
    const tries: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.body, { innerHTML: hostile }),
      outerHTML: () => Object.assign(document.body, { outerHTML: hostile }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', hostile),
      write: () => document.write(hostile),
      DOMParser: () => new DOMParser().parseFromString(hostile, 'text/html'),
      fragment: () => document.createRange().createContextualFragment(hostile),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: hostile }),
      handler: () => document.body.setAttribute('onclick', 'alert(1)'),
      'script address': () => Object.assign(document.createElement('script'), { src: '/assets/x.js' }),
      'script text': () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      worker: () => new Worker('/assets/x.js'),
      'another policy': () => trustedTypes.createPolicy('other', {}),
      'the policy again': () => trustedTypes.createPolicy('portal', {}),
    }
    return Object.keys(tries).filter(name => {
      try {
        tries[name]?.()
        return true
      } catch (error) {
        return !(error instanceof TypeError)
      }
    })
  })
  expect(taken).toEqual([])
  await expect.poll(() => violations.length).toBe(13)
  violations.length = 0
  expect(dialogs).toEqual([])
})
