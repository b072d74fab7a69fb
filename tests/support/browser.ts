import { test as base, expect } from '@playwright/test'

/**
 * The test of every file here: it fails when a page did something that its content security policy refuses, whatever it is
 * about. A test that provokes that takes out of `violations` what it expects.
 */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.exposeBinding('noteViolation', ({ page }, violation: string) => {
        violations.push(`${new URL(page.url()).pathname}: ${violation}`)
      })
      await context.addInitScript(() => {
        const { noteViolation } = globalThis as unknown as { noteViolation(violation: string): void }
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          noteViolation([effectiveDirective, blockedURI, sample].join(' ')),
        )
      })
      await use(violations)
      expect(violations, 'refused by the content security policy').toEqual([])
    },
    { auto: true },
  ],
})
