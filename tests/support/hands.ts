import type { Locator, Page } from '@playwright/test'

/** How a visitor uses a page: what a story does is the same, whatever it is done with. */
export interface Hands {
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
}

export const mouse: Hands = {
  press: target => target.click(),
  type: (target, text) => target.fill(text),
}

/** Tab, arrows, Enter and letters, and nothing else. */
export const keyboard = (page: Page): Hands => ({
  async press(target) {
    await reach(page, target)
    await page.keyboard.press('Enter')
  },
  async type(target, text) {
    await reach(page, target)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  },
})

/** More stops than any page has. */
const stopsMax = 400

/** Goes from stop to stop until the target has the focus; in a list of tabs with the arrows. */
async function reach(page: Page, target: Locator) {
  await target.waitFor()
  const isTab = (await target.getAttribute('role')) === 'tab'
  const stop = isTab ? target.locator('xpath=..').locator('[tabindex="0"], :not([tabindex])').first() : target
  for (let stops = 0; !(await hasFocus(stop)); stops++) {
    if (stops > stopsMax) throw new Error(`${target} cannot be reached with the Tab key.`)
    await page.keyboard.press('Tab')
  }
  for (let steps = 0; !(await hasFocus(target)); steps++) {
    if (steps > stopsMax) throw new Error(`${target} cannot be reached with the arrow keys.`)
    await page.keyboard.press('ArrowRight')
  }
}

const hasFocus = (target: Locator) => target.evaluate(element => element === document.activeElement)
