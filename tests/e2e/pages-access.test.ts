import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { pages } from '../support/pages.ts'
import { pageIn } from '../support/visitor.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const mode of ['light', 'dark', 'contrast']) {
  test(`no page keeps anybody out (${mode})`, async ({ page, context, baseURL }) => {
    test.setTimeout(180_000)
    await context.addCookies([{ name: 'mode', value: mode, url: baseURL ?? '' }])
    for (const path of pages) {
      await page.goto(pageIn(mode === 'dark' ? 'zh' : 'en', path))
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`)
      expect([path, found]).toEqual([path, []])
    }
  })
}

test('the first stop of the keyboard leads past the bar', async ({ page }) => {
  await page.goto(pageIn('en', '/docs/ceic/macroeconomic'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('every page is walked by the keyboard, and shows where it is', async ({ page }) => {
  await page.goto(pageIn('en', '/docs/ceic/macroeconomic/docs/series?path=/series/search&method=get'))
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return true
      const { outlineStyle } = getComputedStyle(activeElement)
      const around = activeElement.closest('form')
      return outlineStyle !== 'none' || (around !== null && getComputedStyle(around).outlineStyle !== 'none')
    })
    expect([stop, shown]).toEqual([stop, true])
  }
})

test('without motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pageIn('en', '/docs/ceic/macroeconomic'))
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(element =>
        getComputedStyle(element)
          .transitionDuration.split(', ')
          .some(duration => Number.parseFloat(duration) > 0.01),
      ).length,
  )
  expect(moving).toBe(0)
})
