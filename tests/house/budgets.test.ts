import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const budgets: { kind: string; lines: number; files: RegExp; except?: RegExp }[] = [
  { kind: 'test file', lines: 300, files: /\.test\.tsx?$/ },
  { kind: 'component', lines: 100, files: /^apps\/web\/.*\.tsx$/, except: /\.test\.tsx$|entry-|routes\.tsx/ },
  { kind: 'file', lines: 200, files: /\.(ts|css)$/, except: /\.test\.ts$|-(names|tables?|data)\.ts$/ },
]

test('files over their size budget are named (a warning, not a failure)', () => {
  const files = sourceFiles(/^(packages|apps|tools|tests|bench)\/.*\.(tsx?|css)$/)
  const over = files.flatMap(({ file, text }) => {
    const budget = budgets.find(({ files: match, except }) => match.test(file) && !except?.test(file))
    const lines = text.split('\n').length - 1
    return budget && lines > budget.lines
      ? [`  ${file}: ${lines} lines, a ${budget.kind} should have at most ${budget.lines}`]
      : []
  })
  if (over.length) console.warn(`A file at its budget usually hides a second noun:\n${over.join('\n')}`)
  expect(files.length).toBeGreaterThan(0)
})

test('nothing is typed as any, and no check is switched off without a reason', () => {
  const wrong = sourceFiles(/^(packages|apps|tools|bench)\/.*\.tsx?$/).flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        /\bas any\b|: any\b|@ts-(ignore|nocheck|expect-error)\s*$|biome-ignore [^:]*$/.test(line)
          ? [`${file}:${at + 1}`]
          : [],
      ),
  )
  expect(wrong).toEqual([])
})

test('every browser test fails on what the content security policy refuses', () => {
  const wrong = sourceFiles(/^tests\/e2e\/.*\.test\.ts$/).filter(
    ({ text }) => !text.includes("import { test } from '../support/browser.ts'"),
  )
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('no test is skipped or the only one', () => {
  const wrong = sourceFiles(/\.test\.tsx?$/).filter(({ text }) => /\b(test|it|describe)\.(only|todo)\(/.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})
