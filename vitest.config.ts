import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'tests/faults/**/*.test.ts',
      'packages/**/*.test.{ts,tsx}',
      'apps/**/*.test.{ts,tsx}',
      'tests/house/**/*.test.ts',
      'tests/pages/**/*.test.ts',
      'tests/examples/**/*.test.ts',
    ],
    globalSetup: 'tests/support/postgres.ts',
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
