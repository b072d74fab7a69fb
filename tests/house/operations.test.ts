import { dataApis } from '@portal/data-apis/index.ts'
import type { Product } from '@portal/domain/product.ts'
import { listEndpoints, type Specification } from '@portal/domain/spec.ts'
import { portalOperations } from '@portal/services/portal-operations.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sourceFiles } from './source-files.ts'

/** Every API with the operations of its document: those that the data services answer, and those of the portal. */
const apis = sourceFiles(/^packages\/content\/products\/.*\/openapi\.yaml$/).map(({ file, text }) => {
  const descriptor = file.replace('openapi.yaml', 'product.json')
  const [product] = sourceFiles(new RegExp(`^${descriptor}$`)).map(({ text }) => JSON.parse(text) as Product)
  const operations = listEndpoints(parse(text) as Specification).map(({ operation }) => operation)
  const ids = (isPortal: boolean) =>
    operations.filter(one => (one['x-portal'] === true) === isPortal).map(({ operationId }) => operationId)
  return { name: product!.name, ofData: ids(false), ofPortal: ids(true) }
})

test('there are documents, and every API that is answered has one', () => {
  expect(apis.length).toBeGreaterThan(0)
  const answered = [...dataApis.map(({ name }) => name), ...Object.keys(portalOperations)]
  expect(answered.filter(name => !apis.some(api => api.name === name))).toEqual([])
})

test.each(apis)('every operation of $name is answered by the data services or the portal, and no other is', api => {
  const handlers = dataApis.find(({ name }) => name === api.name)?.handlers ?? {}
  expect(Object.keys(handlers).sort()).toEqual(api.ofData.toSorted())
  expect(Object.keys(portalOperations[api.name] ?? {}).sort()).toEqual(api.ofPortal.toSorted())
})
