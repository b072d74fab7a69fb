import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataApis } from '@portal/data-apis/index.ts'
import { listEndpoints, type Specification } from '@portal/domain/spec.ts'
import { portalOperations } from '@portal/services/portal-operations.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, sourceFiles } from './source-files.ts'

/** The documents of the products, by the name of their API. */
const documents = new Map(
  sourceFiles(/^packages\/content\/products\/.*\/product\.json$/).map(({ file, text }) => {
    const document = readFileSync(path.join(root, path.dirname(file), 'openapi.yaml'), 'utf8')
    return [(JSON.parse(text) as { name: string }).name, parse(document) as Specification]
  }),
)

test.each(dataApis.map(api => [api.name, api] as const))('%s answers every operation of its document', (name, api) => {
  const endpoints = listEndpoints(documents.get(name)!)
  const idsOf = (isPortal: boolean) =>
    endpoints
      .filter(({ operation }) => (operation['x-portal'] === true) === isPortal)
      .map(({ operation }) => operation.operationId)
      .toSorted()
  expect(Object.keys(api.handlers).toSorted()).toEqual(idsOf(false))
  expect(Object.keys(portalOperations[name] ?? {}).toSorted()).toEqual(idsOf(true))
})
