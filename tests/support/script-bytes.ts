import type { Page } from '@playwright/test'

/** Opens an operation with its query builder; answers the bytes of every script that this took, decoded. */
export async function countBuilderScript(page: Page, address: string): Promise<number> {
  const scripts: Promise<number>[] = []
  page.on('response', answer => {
    if (answer.url().endsWith('.js')) scripts.push(answer.body().then(({ length }) => length))
  })
  await page.goto(address)
  await page.locator('.operation-call .button[data-app]').first().click()
  await page.locator('.operation-try form').first().waitFor()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts)
  return sizes.reduce((sum, size) => sum + size, 0)
}
