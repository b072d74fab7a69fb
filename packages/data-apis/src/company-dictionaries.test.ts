import { listEndpoints, resolve } from '@portal/domain/spec.ts'
import { expect, test } from 'vitest'
import { useDataCalls } from '../../../tests/support/data-calls.ts'
import { listCompanyDictionary } from './company-dictionaries.ts'
import { companyV2 } from './company-v2.ts'

const calls = useDataCalls(companyV2, 'emis/api-v2')
const { ctx } = calls

test('lists every dictionary that a parameter names, and no other', async () => {
  const named = listEndpoints(calls.spec).flatMap(({ operation }) =>
    (operation.parameters ?? []).flatMap(parameter => resolve(calls.spec, parameter)['x-dictionary'] ?? []),
  )
  expect(new Set(named).size).toBeGreaterThan(10)
  for (const name of named) expect((await listCompanyDictionary(ctx, name))!.length, name).toBeGreaterThan(2)
  expect(await listCompanyDictionary(ctx, 'toString')).toBeUndefined()
})

test('the list of companies accepts every choice that it offers', async () => {
  const list = listEndpoints(calls.spec).find(({ operation }) => operation.operationId === 'companiesGet')!
  const parameters = list.operation.parameters!.map(parameter => resolve(calls.spec, parameter))
  for (const { name, 'x-dictionary': dictionary } of parameters.filter(parameter => parameter['x-dictionary'])) {
    const ids = (await listCompanyDictionary(ctx, dictionary!))!.map(({ id }) => id)
    for (let at = 0; at < ids.length; at += 200) {
      const value = ids.slice(at, at + 200).join()
      await expect(calls.ask('companiesGet', { [name]: value, limit: '1' }), name).resolves.toBeDefined()
    }
  }
})
