import { expect, type Page } from '@playwright/test'
import type { Language } from '@portal/domain/language.ts'
import { test } from '../support/browser.ts'
import { pages } from '../support/pages.ts'
import { pageIn } from '../support/visitor.ts'

const sheet = 'link[rel=stylesheet][data-precedence]'

/** What every element that is shown looks like and where it stands, as lines. */
function describeLooks(): string[] {
  const told = [
    ...['color', 'background-color', 'background-image', 'font', 'letter-spacing', 'text-decoration', 'text-align'],
    ...['border', 'border-radius', 'box-shadow', 'opacity', 'visibility', 'list-style', 'white-space', 'overflow'],
    ...['cursor', 'fill', 'stroke', 'stroke-width', 'z-index', 'scroll-margin-top', 'position'],
  ]
  return [...document.querySelectorAll('html, body, body *')]
    .filter(element => element.checkVisibility())
    .map(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const looks = ['', '::before', '::after', '::marker', '::placeholder'].map(part => {
        const style = getComputedStyle(element, part)
        return told.map(name => style.getPropertyValue(name)).join(' | ')
      })
      return [element.outerHTML.slice(0, 80), left, top, width, height, ...looks].join(' | ')
    })
}

/** Opens a page that stays as it arrived: its script, which has the whole sheet follow, does not come. */
async function openAsItArrived(page: Page, address: string) {
  await page.route(/\/assets\/boot-/, route => route.abort())
  await page.goto(address)
}

const followWithSheets = (page: Page) =>
  page.locator(sheet).evaluateAll(links =>
    Promise.all(
      (links as HTMLLinkElement[]).map(link => {
        const { promise, resolve, reject } = Promise.withResolvers<unknown>()
        link.onload = resolve
        link.onerror = reject
        link.disabled = false
        return promise
      }),
    ).then(() => {}),
  )

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const places: [Language, number][] = [
  ['en', 1600],
  ['zh', 900],
  ['en', 375],
]

for (const [language, width] of places) {
  test(`pages look from the first moment as they do with their whole style sheets (${language}, ${width} px)`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    for (const address of pages) {
      await openAsItArrived(page, pageIn(language, address))
      const before = await page.evaluate(describeLooks)
      await followWithSheets(page)
      const after = await page.evaluate(describeLooks)
      const changed = after.flatMap((line, at) => (line === before[at] ? [] : [`${before[at]}\n→ ${line}`]))
      expect.soft(changed.slice(0, 3), address).toEqual([])
    }
  })
}
