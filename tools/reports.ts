// What the reports of the test runners say: how many passed, and which failed and why.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The outcome of a step; `notes` name what failed, or passed only at the second try. */
export interface Outcome {
  passed: number
  failed: number
  notes: string[]
}

/** Reads vitest's JSON report. A file that could not be loaded counts as one failure. */
export function readVitest(file: string): Outcome {
  if (!existsSync(file)) return nothing
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const notes = report.testResults.flatMap((suite: VitestSuite) => {
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && suite.status === 'failed') return [note(suite.name, suite.message)]
    return failed.map(({ fullName, failureMessages }) => note(`${suite.name} › ${fullName}`, failureMessages[0]))
  })
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), notes }
}

/** Reads Playwright's JSON report. What passed at the second try has passed, and is named. */
export function readPlaywright(file: string): Outcome {
  if (!existsSync(file)) return nothing
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, flaky, unexpected } = report.stats
  const notes = report.suites.flatMap(readSuite)
  return { passed: expected + flaky, failed: unexpected, notes }
}

function readSuite(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, results }) => {
        const message = results.find(({ error }) => error)?.error?.message
        return note(`${status === 'flaky' ? 'flaky: ' : ''}${suite.file} › ${suite.title} › ${title}`, message)
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(readSuite)]
}

const nothing: Outcome = { passed: 0, failed: 1, notes: ['the runner left no report'] }

/** A name and the first lines of what went wrong, without the colours of a terminal. */
function note(name: string, message = '') {
  const root = path.join(import.meta.dirname, '..')
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
  return [name.replace(`${root}${path.sep}`, ''), ...lines.map(line => `    ${line}`)].join('\n')
}

interface VitestSuite {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

interface PlaywrightSuite {
  title: string
  file: string
  specs: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
  suites?: PlaywrightSuite[]
}
