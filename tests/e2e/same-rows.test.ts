import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { findTables, readCell } from '@portal/domain/answer-table.ts'
import { type CodeLanguage, codeLanguages, tokenVariable } from '@portal/domain/code-sample.ts'
import type { TokenProduct } from '@portal/domain/product.ts'
import { execute } from '../examples/execute.ts'
import { askAgain } from '../examples/patience.ts'
import { test } from '../support/browser.ts'
import { answer, send } from '../support/query-builder.ts'
import { type StoredQuery, storedQueries } from '../support/stored-queries-data.ts'
import { pageIn, say, takeToken } from '../support/visitor.ts'

const company = { realm: 'emis', email: 'company@demo.test' }
/** Who asks, and the token that opens it; the sandbox answers everybody. */
const holders: Record<string, { realm: string; email: string; token: TokenProduct }> = {
  'ceic/macroeconomic': { realm: 'ceic', email: 'macro@demo.test', token: 'ceic' },
  'emis/api-v2': { ...company, token: 'emisV2' },
  'emis/company': { ...company, token: 'emis' },
  'emis/documents': { ...company, token: 'emis' },
  'emis/dealwatch': { ...company, token: 'emis' },
  'redd/api-v1': { realm: 'redd', email: 'estate@demo.test', token: 'redd' },
}

const interpreters: Record<CodeLanguage, string[]> = {
  curl: ['bash'],
  python: ['/usr/bin/python3'],
  javascript: [process.execPath, '--input-type=module', '-'],
  php: ['php'],
  r: ['Rscript', '--vanilla'],
}

for (const query of storedQueries) {
  const words = new URLSearchParams(query.values)
  test(`${query.product} ${query.path}?${decodeURIComponent(String(words))}: the table and five programs give the same rows`, async ({
    page,
  }) => {
    const holder = holders[query.product]
    await page.goto(pageIn('en', `/docs/${query.product}`))
    const token = holder && (await takeToken(page, holder))
    const env = holder && token ? { [tokenVariable(holder.token)]: token } : {}
    await page.goto(addressOf(query))
    await send(page)
    await expect(answer(page).getByText('200 OK')).toBeVisible()
    const shown = await readTable(page)
    expect(shown.rows.length).toBeGreaterThan(0)
    for (const language of codeLanguages) {
      const printed = await runProgram(language.id, await readProgram(page, language), env)
      expect(rowsOf(printed, shown.rows.length), language.name).toEqual(shown)
    }
  })
}

function addressOf({ product, path: operation, values }: StoredQuery): string {
  const filled = Object.entries(values).map(([name, value]) => [`p.${name}`, value])
  const query = new URLSearchParams([['path', operation], ['method', 'get'], ...filled])
  if (filled.length === 0) query.set('p.format', 'json')
  return pageIn('en', `/docs/${product}/docs?${query}`)
}

interface Rows {
  columns: string[]
  rows: string[][]
}

/** The rows that the page shows; of a long table those in its window. */
async function readTable(page: Page): Promise<Rows> {
  const table = answer(page)
    .getByRole('region', { name: say('en', 'query.answer.table') })
    .getByRole('table')
  const tab = answer(page).getByRole('tab', { name: say('en', 'query.tab.table'), exact: true })
  await tab.click()
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).not.toHaveText('')
  const columns = await table.getByRole('columnheader').allTextContents()
  const rows = await table
    .locator('tbody tr')
    .evaluateAll(found => found.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent ?? '')))
  return { columns, rows }
}

async function readProgram(page: Page, { id, name }: { id: CodeLanguage; name: string }): Promise<string> {
  await page.locator(`#query-code-${id}`).click()
  return page.getByRole('region', { name: say('en', 'query.code-of', { language: name }) }).innerText()
}

/** What a program prints. */
async function runProgram(language: CodeLanguage, code: string, env: Record<string, string>): Promise<unknown> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'same-rows-'))
  const [command, ...args] = interpreters[language]
  const isRead = args.at(-1) === '-'
  const file = path.join(cwd, 'program')
  writeFileSync(file, code)
  const surroundings = { cwd, env: { ...process.env, ...env }, stdin: isRead ? code : undefined }
  const { status, output, problem } = await askAgain(() =>
    execute(command!, isRead ? args : [...args, file], surroundings),
  )
  expect(status, problem).toBe(0)
  return JSON.parse(output)
}

/** The first rows of an answer, as the page writes them. */
function rowsOf(printed: unknown, count: number): Rows {
  const table = findTables(printed)[0]!
  const columns = table.columns.slice(0, 40)
  const rows = table.rows.slice(0, count).map(row => columns.map(column => String(readCell(row, column) ?? '')))
  return { columns: columns.map(({ name }) => name), rows }
}
