import { defineConfig } from '@playwright/test'

/** Chromium as the machine has it. It speaks to nobody but the portal under test. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'node_modules/.playwright',
  globalSetup: './tests/support/shared-portal.ts',
  workers: 1,
  // A second try tells a busy machine from a fault; what needed it is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 15_000,
    baseURL: process.env.PORTAL_URL,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: flags },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
})
