import { listEndpoints, listParameters } from '@portal/domain/spec.ts'
import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV1 } from '../company-v1.ts'

const calls = useDataCalls(companyV1, 'emis/company')

/** How well it stands depends on how many companies there are. */
const ofManyCompanies = 'companiesGetBenchmarkCompany'

test.each(Object.keys(companyV1.handlers))('%s answers what its example shows, or more', async operationId => {
  const endpoint = listEndpoints(calls.spec).find(({ operation }) => operation.operationId === operationId)!
  const given = listParameters(calls.spec, endpoint).filter(({ name, required }) => required || name === 'country')
  const values = Object.fromEntries(given.map(({ name, example }) => [name, toTexts(example)]))
  const { example } = endpoint.operation.responses['200']!.content!['application/json']!
  const answer = await calls.ask(operationId, values)
  if (operationId !== ofManyCompanies) expectWithin(answer, example)
})

const toTexts = (example: unknown): string | string[] =>
  Array.isArray(example) ? example.map(String) : String(example)

/** Everything of a part is in the whole, entries of lists in the same order. */
function expectWithin(whole: unknown, part: unknown) {
  if (Array.isArray(part)) {
    let at = 0
    for (const entry of part) {
      at = (whole as unknown[]).findIndex((each, place) => place >= at && isWithin(each, entry)) + 1
      expect(at, `${JSON.stringify(entry)} is not in the list`).toBeGreaterThan(0)
    }
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, value] of Object.entries(part)) expectWithin((whole as Record<string, unknown>)[name], value)
  } else expect(whole).toEqual(part)
}

function isWithin(whole: unknown, part: unknown): boolean {
  try {
    expectWithin(whole, part)
    return true
  } catch {
    return false
  }
}
