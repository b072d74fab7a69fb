import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('is never silent for more than two seconds', () => {
  const lines: string[] = []
  const progress = reportProgress(line => lines.push(line))
  progress.say('Reading')
  vi.advanceTimersByTime(1900)
  progress.say('Writing')
  vi.advanceTimersByTime(4100)
  progress.end()
  vi.advanceTimersByTime(10_000)
  expect(lines).toEqual(['Reading ...', 'Writing ...', '  still at it after 2 s ...', '  still at it after 4 s ...'])
})
