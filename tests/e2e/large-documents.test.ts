import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { exampleText } from '@portal/domain/example-text.ts'
import { languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { longAnswer, longModel } from '../support/long-examples.ts'
import { startLookAlikePortal } from '../support/look-alike-process.ts'
import { awkwardTags } from '../support/look-alikes.ts'
import { demoPassword } from '../support/portal.ts'
import { countBuilderScript } from '../support/script-bytes.ts'
import { holdApplication, say, wake } from '../support/visitor.ts'

let portal: Awaited<ReturnType<typeof startLookAlikePortal>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  portal = await startLookAlikePortal()
})
test.afterAll(() => portal.stop())

/** Everything that a page fetches from now on until it is asked for, with its bytes on the wire. */
function watchAnswers(page: Page) {
  const answers: Promise<{ url: string; bytes: number; text: string }>[] = []
  const watch = (answer: Response) => {
    const read = async () => {
      const text = /json/.test(answer.headers()['content-type'] ?? '') ? await answer.text() : ''
      await answer.finished()
      return { url: answer.url(), bytes: (await answer.request().sizes()).responseBodySize, text }
    }
    answers.push(read())
  }
  page.on('response', watch)
  return () => {
    page.off('response', watch)
    return Promise.all(answers)
  }
}

test('reading, moving on and opening the query builder fetch slices of a document of 1,223 operations', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  const operation = '?path=/repos/{owner}/things-20/{thing_id}&method=post'
  await page.goto(`${portal.url}/en/docs/big/three/docs/repos${operation}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('repos/list-things-81')
  const menu = page.getByRole('navigation', { name: say('en', 'docs.menu') })
  await expect(menu.locator('[aria-current=page]')).toHaveText(/repos\/list-things-81/)

  await page.locator('.brand').hover()
  await expect.poll(() => page.evaluate(() => Object.keys(document).some(key => key.startsWith('__react')))).toBe(true)
  await menu.getByRole('link', { name: 'code-scanning' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('code-scanning')
  await page
    .getByRole('main')
    .getByRole('link', { name: /things-64\// })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/things/)
  await page.getByRole('button', { name: say('en', 'reference.tryIt') }).click()
  await expect(page.getByRole('button', { name: say('en', 'reference.read') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('en', 'query.send'), exact: true })).toBeVisible()

  const seen = await answers()
  const sum = (wanted: RegExp) =>
    seen.filter(({ url }) => wanted.test(url)).reduce((total, { bytes }) => total + bytes, 0)
  expect(sum(/\/api\//)).toBeLessThan(40_000)
  expect(sum(/./)).toBeLessThan(240_000)
  const told = seen.map(({ text }) => new Set(text.match(/"operationId":"[^"]*"/g)).size)
  expect(Math.max(...told)).toBeLessThan(1223 / 3)
  expect(told.reduce((total, count) => total + count, 0)).toBeGreaterThan(250)
})

const operations = {
  94: '/ceic/macroeconomic/docs/series?path=/series/{id}&method=get',
  1223: '/big/three/docs/repos?path=/repos/{owner}/things-22/{thing_id}&method=get',
}

for (const [count, operation] of Object.entries(operations))
  test(`a query builder of a document of ${count} operations is open with 420 KB of script`, async ({ page }) => {
    expect(await countBuilderScript(page, `${portal.url}/en/docs${operation}`)).toBeLessThanOrEqual(420_000)
  })

test('the operations beside an open one are there before they are asked for', async ({ page }) => {
  const isRead = page.waitForResponse(/\/api\/routing\/part\?.*part=4/)
  await page.goto(`${portal.url}/en/docs/big/three/docs/repos?path=/repos/{owner}/things-22/{thing_id}&method=get`)
  await page.locator('.brand').hover()
  await (await isRead).finished()
  await page.route(/\/api\//, route => route.abort())
  await page
    .getByRole('main')
    .getByRole('link', { name: /List things 92/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List things 92')
  await expect(page.getByRole('heading', { name: say('en', 'reference.responses') })).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test(`a program is found by its section, then its call (${javaScriptEnabled ? 'at once' : 'without script'})`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto(`${portal.url}/zh/docs/redd/api-v1/getting-started/auto-generating-api-code`)
    if (javaScriptEnabled) await wake(page)
    const form = page.getByRole('region', { name: say('zh', 'generator.title') })
    const [tags, calls] = [
      form.getByLabel(say('zh', 'generator.tag')),
      form.getByLabel(say('zh', 'generator.operation')),
    ]
    const choose = async (from: Locator, label: string) => {
      await from.selectOption({ label })
      if (!javaScriptEnabled) await form.getByRole('button', { name: say('zh', 'generator.show') }).click()
    }
    const offered = (name: string) => calls.getByRole('option', { name, exact: true })
    await expect(offered('List things 2')).toHaveCount(1)
    await expect(offered('List things 253')).toHaveCount(0)
    await choose(tags, 'Issues / Comments')
    await expect(offered('List things 253')).toHaveCount(1)
    await choose(calls, 'List things 253')
    await expect(form.getByRole('link', { name: 'List things 253', exact: true })).toBeVisible()
    await expect(form.getByText(/^curl --request POST .*\/things-63\//)).toBeVisible()
    await expect(tags).toHaveValue('issues-comments')
    await page.close()
  })

test('the menu marks pages and operations of tags in other letters and with signs', async ({ page }) => {
  await page.goto(`${portal.url}/zh/docs/small/names`)
  const menu = page.getByRole('navigation', { name: say('zh', 'docs.menu') })
  const isMarked = async (entry: string | RegExp) => {
    await expect(menu.locator('[aria-current=page]')).toHaveText(entry)
    await expect(menu.locator('[aria-current=page]')).toBeVisible()
  }
  await menu.getByText(say('zh', 'docs.reference'), { exact: true }).click()
  for (const [at, tag] of awkwardTags.entries()) {
    await menu.getByRole('link', { name: tag, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: tag, exact: true })).toBeVisible()
    await isMarked(tag)
    expect((await page.request.get(`${page.url()}.md`)).status()).toBe(200)
    await menu.getByRole('link', { name: `Call ${at}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Call ${at}` })).toBeVisible()
    await isMarked(new RegExp(`Call ${at}$`))
    await page.reload()
    await isMarked(new RegExp(`Call ${at}$`))
  }
})

test('words that are wider than a telephone break, on the page and in the query builder', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const outside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.goto(`${portal.url}/en/docs/small/names/docs?path=/calls/3&method=get`)
  expect(await outside()).toBe(0)
  await page.getByRole('button', { name: say('en', 'reference.tryIt') }).click()
  await expect(page.getByRole('button', { name: say('en', 'query.send'), exact: true })).toBeVisible()
  expect(await outside()).toBe(0)
})

/** The places that say that a product is out of service. */
const closed = ['/docs/bad/text', '/api-products/bad/text', '/docs', '/api-products', '']

for (const language of languages)
  test(`an administrator reads on the pages of a broken product what is wrong with it, and stays signed in (${language})`, async ({
    page,
  }) => {
    const failures: string[] = []
    page.on('pageerror', error => failures.push(error.message))
    await page.request.post(`${portal.url}/api/auth/login`, {
      data: { realm: 'ceic', email: 'admin@demo.test', password: demoPassword },
    })
    for (const place of closed) {
      await page.goto(`${portal.url}/${language}${place}`)
      const reason = page.getByRole('main').locator('.problem')
      await expect(reason).toContainText(say(language, 'failed.reason'))
      await expect(reason).toContainText('in JSON at position')
      await expect(page.getByRole('banner').getByRole('link', { name: say(language, 'nav.dashboard') })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    expect(failures).toEqual([])
  })

test('nobody else reads what is wrong with a product, nor is it asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.request.post(`${portal.url}/api/auth/login`, {
    data: { realm: 'ceic', email: 'macro@demo.test', password: demoPassword },
  })
  for (const place of closed) {
    const user = page.waitForResponse(answer => answer.url().endsWith('/api/auth/user'))
    await page.goto(`${portal.url}/en${place}`)
    await (await user).finished()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(say('en', 'failed.closedTitle')).first()).toBeVisible()
    await expect(page.locator('.problem')).toBeHidden()
  }
  expect(asked).not.toContain('/api/routing/problems')
})

const longExamples: [string, string, unknown][] = [
  ['an operation', 'default?path=/history&method=get', longAnswer],
  ['a model', 'models/Flight', longModel],
]

for (const language of languages)
  for (const [whose, place, example] of longExamples)
    test(`the long example of ${whose} is copied whole and unfolds in place (${language})`, async ({ page }) => {
      const text = exampleText(example)
      const lines = text.split('\n')
      const count = lines.length.toLocaleString('en')
      const release = await holdApplication(page)
      await page.goto(`${portal.url}/${language}/docs/small/long/docs/${place}`)
      const code = page.locator('.code').last()
      const all = code.getByRole('link', { name: say(language, 'reference.showAll') })
      await expect(code.getByText(say(language, 'reference.lines', { shown: 100, count }))).toBeVisible()
      expect(await code.locator('pre').textContent()).toBe(lines.slice(0, 100).join('\n'))
      await code.getByRole('link', { name: say(language, 'code.copy') }).click()
      await expect(code.getByRole('link', { name: say(language, 'code.copied') })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

      await all.click()
      await release()
      await expect(code.getByText(say(language, 'reference.lines', { shown: count, count }))).toBeVisible()
      await expect(code.locator('pre')).toHaveText(text, { useInnerText: false })
      const less = code.getByRole('link', { name: say(language, 'reference.showLess') })
      await expect(less).toBeFocused()
      await less.click()
      await expect(all).toBeVisible()
      expect(await code.locator('pre').textContent()).toBe(lines.slice(0, 100).join('\n'))
    })

test('without script the long example of an operation is a link away', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${portal.url}/zh/docs/small/long/docs/default?path=/history&method=get`)
  await expect(page.getByRole('link', { name: say('zh', 'code.copy'), exact: true })).toBeHidden()
  await page.getByRole('link', { name: say('zh', 'reference.showAll') }).click()
  await expect(page.locator('body')).toHaveText(exampleText(longAnswer))
  await page.close()
})
