import { expect } from '@playwright/test'
import { test } from '../support/browser.ts'
import { pageIn } from '../support/visitor.ts'

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
