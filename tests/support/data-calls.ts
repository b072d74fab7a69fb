import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DataAnswer, DataApi, DataCall, DataContext } from '@portal/data-apis/data-api.ts'
import { addModelNames } from '@portal/domain/model-names.ts'
import { checkParameters, planParameters, type RawValues } from '@portal/domain/parameters.ts'
import type { Product } from '@portal/domain/product.ts'
import { type Endpoint, listEndpoints, type Specification } from '@portal/domain/spec.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll } from 'vitest'
import { parse } from 'yaml'
import { families } from '../../apps/server/src/gateway/family.ts'
import { closeModels } from './document-promises.ts'
import { openSampleContext } from './samples.ts'

/** Calls an operation with the texts of a request. Rejects with DataError as the handler does. */
type Ask = <Body = { data: never; errors: never }>(
  operationId: string,
  values?: Record<string, string | string[]>,
  more?: Partial<Pick<Required<DataCall>, 'language' | 'filter' | 'owner'>>,
) => Promise<Body>

/** The operations of a product over the sample, for the tests of one file: there from the first to the last of them. */
export function useDataCalls(api: DataApi, folder: string) {
  const ctx = {} as Awaited<ReturnType<typeof openSampleContext>>
  beforeAll(async () => {
    Object.assign(ctx, await openSampleContext())
  })
  afterAll(() => ctx.close())
  return { ctx, ...openDataCalls(ctx, api, folder) }
}

const products = path.join(import.meta.dirname, '../../packages/content/products')

/**
 * The operations of a product as its callers see them: values are texts that are read by the document, and every answer
 * must fit the schema of the document, without fields that it does not know.
 */
export function openDataCalls(ctx: DataContext, api: DataApi, folder: string) {
  const spec = parse(readFileSync(path.join(products, folder, 'openapi.yaml'), 'utf8')) as Specification
  const { family } = JSON.parse(readFileSync(path.join(products, folder, 'product.json'), 'utf8')) as Product
  const endpoints = new Map(listEndpoints(spec).map(endpoint => [endpoint.operation.operationId, endpoint]))
  const validators = new Map<string, ValidateFunction>()
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...closeModels(spec), $id: 'spec:document' })

  function check(operationId: string, answer: DataAnswer) {
    if (!('body' in answer) || answer.body === undefined) return
    const { path: address, method } = endpoints.get(operationId)!
    const place = ['paths', address, method, 'responses', '200', 'content', 'application/json', 'schema']
    const pointer = place.map(step => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = validators.get(operationId) ?? ajv.compile({ $ref: `spec:document#/${pointer}` })
    validators.set(operationId, validate)
    if (!validate(JSON.parse(JSON.stringify(answer.body)))) {
      throw new Error(`${operationId} does not answer by its document: ${ajv.errorsText(validate.errors)}`)
    }
  }

  /** As the gateway does for the families whose objects always carry the names of their models. */
  function nameModels({ operation }: Endpoint, answer: DataAnswer): DataAnswer {
    const schema = operation.responses['200']?.content?.['application/json']?.schema
    if (!families[family].namesModels || !schema || !('body' in answer)) return answer
    return { ...answer, body: addModelNames(spec, schema, answer.body) }
  }

  const askRaw = async (
    operationId: string,
    values: Record<string, string | string[]> = {},
    more = {},
  ): Promise<DataAnswer> => {
    const endpoint = endpoints.get(operationId)
    if (!endpoint) throw new Error(`The document has no operation ${operationId}.`)
    const inPath = (name: string) => endpoint.path.includes(`{${name}}`)
    const pick = (wanted: boolean): RawValues =>
      Object.fromEntries(Object.entries(values).filter(([name]) => inPath(name) === wanted))
    const checked = checkParameters(planParameters(spec, endpoint), {
      path: pick(true),
      query: pick(false),
      header: {},
    })
    if ('problems' in checked)
      throw new Error(`The test calls ${operationId} wrongly: ${JSON.stringify(checked.problems)}`)
    const { params } = checked
    const call = { operationId, params, body: undefined, language: 'en', baseUrl: '/data' } as const
    const handler = api.handlers[operationId]!
    const answer = nameModels(endpoint, await handler(ctx, { ...call, signal: new AbortController().signal, ...more }))
    check(operationId, answer)
    return answer
  }
  const ask: Ask = async <Body>(operationId: string, values = {}, more = {}) => {
    const answer = await askRaw(operationId, values, more)
    return ('body' in answer ? answer.body : answer) as Body
  }
  return { ask, askRaw, spec, operationIds: [...endpoints.keys()] }
}
