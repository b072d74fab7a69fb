import SwaggerParser from '@apidevtools/swagger-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

interface Published {
  openapi: string
  paths: Record<
    string,
    Record<string, { tags?: string[]; summary?: string; security: unknown[]; requestBody?: unknown }>
  >
  components: { schemas: Record<string, unknown> }
}

let app: Awaited<ReturnType<typeof buildApp>>
let ctx: Awaited<ReturnType<typeof openTestContext>>
let document: Published

beforeAll(async () => {
  ctx = await openTestContext()
  app = await buildApp(ctx)
  document = (await app.inject('/api/openapi.json')).json()
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

test('the portal publishes its calls as a valid OpenAPI 3.1 document', async () => {
  expect(document.openapi).toBe('3.1.0')
  await SwaggerParser.validate(structuredClone(document) as never)
})

test('every published call has a tag and a summary, and none outside the portal is published', () => {
  for (const [path, calls] of Object.entries(document.paths)) {
    expect(path).toMatch(/^\/api\//)
    for (const call of Object.values(calls)) expect(call).toMatchObject({ tags: [expect.any(String)], summary: /./ })
  }
})

test('says which calls need a session and which take a body', () => {
  expect(document.paths['/api/auth/login']!.post).toMatchObject({ security: [], requestBody: { required: true } })
  expect(document.paths['/api/auth/logout']!.post!.security).toEqual([{ session: [] }])
  expect(document.paths['/api/auth/logout']!.post!.requestBody).toBeUndefined()
})

test('publishes each shape once', () => {
  const names = Object.keys(document.components.schemas)
  expect(names).toEqual(
    expect.arrayContaining(['Problem', 'Session', 'User', 'TokenInfo', 'NewToken', 'TokenVerification']),
  )
  expect(names.filter(name => name.endsWith('Input'))).toEqual([])
})
