import { expect, type Locator } from '@playwright/test'
import { languages } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { application, holdApplication, pageIn, say, wake } from '../support/visitor.ts'

const docs = '/docs/ceic/macroeconomic'

test('the application comes with the first intent and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(pageIn('en', docs), { waitUntil: 'networkidle' })
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 600)
  expect(asked.filter(url => application.test(url))).toEqual([])
  await wake(page)
})

test('a page brings its styles, its style sheet comes with the application, and one of another kind when it is opened', async ({
  page,
}) => {
  const sheets: string[] = []
  page.on('request', request => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
  await page.goto(pageIn('en', docs), { waitUntil: 'networkidle' })
  await expect(page.locator('#menu')).toHaveCSS('position', 'sticky')
  expect(sheets).toEqual([])
  await wake(page)
  expect(sheets).toEqual([expect.stringContaining('/assets/docs-')])
  await page.getByRole('link', { name: say('en', 'nav.faq') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Frequently asked')
  expect(sheets).toEqual([expect.stringContaining('/assets/docs-'), expect.stringContaining('/assets/public-')])
  await page.goBack()
  await expect(page.locator('#menu')).toHaveCSS('position', 'sticky')
  expect(sheets).toHaveLength(2)
})

test('from then on pages change in place, and the way back leads to where one was', async ({ page }) => {
  await page.goto(pageIn('en', docs))
  await wake(page)
  const documents: string[] = []
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const left = await page.evaluate(() => scrollY)
  await page
    .locator('#menu')
    .getByRole('link', { name: say('en', 'docs.models') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'docs.models') })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(say('en', 'docs.models')))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.getByRole('link', { name: say('en', 'nav.faq') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Frequently asked')
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'default')
  expect(documents).toEqual([])
})

test('a page whose code does not come says so within its frame, and comes to who comes back', async ({ page }) => {
  const code = /GeneratorPage/
  await page.goto(pageIn('en', `${docs}/getting-started/authentication`))
  await wake(page)
  await page.route(code, route => route.abort())
  const menu = page.locator('#menu')
  await menu.locator('a[href$="/auto-generating-api-code"]').click()
  await expect(page.getByRole('heading', { name: say('en', 'failed.title') })).toBeVisible()
  await page.unroute(code)
  await menu.getByRole('link', { name: say('en', 'docs.models') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'docs.models') })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('API code')
})

test('a link within the text opens its page in place, and one to a file the file', async ({ page }) => {
  await page.goto(pageIn('zh', `${docs}/getting-started/prerequisites`))
  await wake(page)
  const documents: string[] = []
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
  const text = page.locator('#main .prose')
  await text.locator('a[href$="/getting-started/authentication"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: '身份验证' })).toBeVisible()
  expect(documents).toEqual([])
  await page.goBack()
  await page.goto(pageIn('zh', `${docs}/docs/models`))
  await wake(page)
  await text.locator('a[href$="openapi.json"]').first().click()
  await expect.poll(() => documents.at(-1)).toContain('openapi.json')
})

test('what is pressed before the application is there is done when it is', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto(pageIn('zh', `${docs}/docs/series?path=/series/search&method=get`))
  await page.getByRole('button', { name: say('zh', 'reference.tryIt') }).click()
  await expect(page.getByRole('button', { name: say('zh', 'reference.read') })).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: say('zh', 'reference.read') })).toBeVisible()
})

test('what is chosen before the application is there is shown when it is', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto(pageIn('en', `${docs}/getting-started/auto-generating-api-code`))
  await page.getByLabel(say('en', 'generator.operation')).selectOption('get /series/search')
  await expect(page.getByRole('tabpanel')).toHaveCount(0)
  release()
  await expect(page.getByRole('tabpanel', { name: 'curl' })).toContainText('/series/search')
})

test('without the application a link is followed by the browser itself', async ({ page }) => {
  await page.route(application, route => route.abort())
  await page.goto(pageIn('en', docs))
  await page
    .locator('#menu')
    .getByRole('link', { name: say('en', 'docs.responses') })
    .click()
  await expect(page).toHaveURL(/docs\/responses$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the page is taken over as it is: React finds nothing to complain about', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  for (const path of [
    '/',
    '/zh?country=US&indicator=202',
    `/en${docs}/`,
    `/zh${docs}/docs/series?path=/series/search&method=get`,
  ]) {
    await page.goto(path)
    await wake(page)
    expect([path, complaints]).toEqual([path, []])
  }
})

test('a page that something changed on the way is drawn anew, which takes no script', async ({ page }) => {
  await page.route(`**${docs}`, async route => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/<h1>.*?<\/h1>/g, '<h1>Other</h1>'),
    })
  })
  await page.goto(pageIn('en', docs))
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Other')
  await wake(page)
  await expect(title).not.toHaveText('Other')
  await page.locator('.brand').click()
  await expect(page.getByRole('figure')).toBeVisible()
})

for (const language of languages)
  test(`those who listen hear what was copied, before the application is there and after (${language})`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    await page.clock.install()
    await page.goto(pageIn(language, docs))
    await page.clock.pauseAt(Date.now() + 60_000)
    const said = page.locator('[role=status].unseen')
    const isHeard = async (pressed: Locator) => {
      await expect(said).toHaveText('')
      await pressed.dispatchEvent('click')
      await expect(said).toHaveText(say(language, 'code.copied'))
    }
    await isHeard(page.locator('.code [data-copy]').first())
    await wake(page)
    await expect(said).toHaveText(say(language, 'code.copied'))
    for (const pressed of ['.anchor', '[data-copy-page]']) {
      await page.clock.runFor(2000)
      await isHeard(page.locator(pressed).first())
    }
    expect(complaints).toEqual([])
  })

test('what was copied says so also when the application takes the page over, and for a moment', async ({ page }) => {
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>()
  await page.route(application, async route => {
    await wanted
    await route.continue()
  })
  await page.clock.install()
  await page.goto(pageIn('en', `${docs}/docs/series?path=/series/search&method=get`))
  await page.clock.pauseAt(Date.now() + 60_000)
  const code = page.locator('.code').first()
  await code.getByRole('button', { name: say('en', 'code.copy') }).click()
  const copied = code.getByRole('button', { name: say('en', 'code.copied') })
  await expect(copied).toBeVisible()
  const takenOver = page.evaluate(
    () => new Promise<boolean>(done => document.addEventListener('page-shown', () => done(true))),
  )
  release()
  await page.locator('.brand').hover()
  expect(await takenOver).toBe(true)
  await expect(copied).toBeVisible()
  await page.clock.runFor(2000)
  await expect(copied).toBeHidden()
})

test('an unknown page of the documentation says so, also when one gets there in place', async ({ page }) => {
  await page.goto(pageIn('en', docs))
  await wake(page)
  await page.evaluate(
    address => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    pageIn('en', `${docs}/nope`),
  )
  await expect(page.getByRole('heading', { name: say('en', 'notFound.title') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('en', 'page.backHome') })
    .click()
  await expect(page.getByRole('figure')).toBeVisible()
})

test('the front page answers a choice at once, and the address keeps it', async ({ page }) => {
  await page.goto(pageIn('en', '/'))
  await wake(page)
  await page.getByLabel(say('en', 'home.country')).selectOption('US')
  await expect(page.getByRole('figure')).toContainText('United States')
  await expect(page).toHaveURL(/country=US&indicator=101/)
  await page.getByText(say('en', 'chart.table')).click()
  await expect(page.getByRole('figure').getByRole('row').nth(1)).toContainText('2025')
})

test('the search follows the typing, but not the middle of a Chinese word', async ({ page }) => {
  await page.goto(pageIn('zh', `${docs}/search`))
  await wake(page)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'li shi', selectionStart: 6, selectionEnd: 6 })
  await expect(field).toHaveValue('li shi')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page).toHaveURL(/\/search$/)
  await keyboard.send('Input.insertText', { text: '历史版本' })
  await expect(page).toHaveURL(/q=%E5%8E%86/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('历史版本')
})

test('an operation of the menu opens in place, with its own address', async ({ page }) => {
  await page.goto(pageIn('en', `${docs}/docs/series`))
  await wake(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Read the points of series/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Read the points of series' })).toBeVisible()
  await expect(page).toHaveURL(/path=\/series\/\{id\}\/data&method=get|path=%2Fseries/)
  const menu = page.getByRole('navigation', { name: say('en', 'docs.menu') })
  await expect(menu.locator('[aria-current=page]')).toContainText('Read the points of series')
})
