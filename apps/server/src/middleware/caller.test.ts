import { access } from '@portal/domain/access.ts'
import { startSession } from '@portal/services/sessions.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountWish, makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'
import { checkCallers } from './caller.ts'

/** Everybody who may come, by what their account is; a cookie alone makes nobody somebody. */
const accounts: Record<string, AccountWish> = {
  nothing: { apis: [] },
  macro: { apis: ['ceic-macroeconomic'] },
  company: { realm: 'emis', apis: ['emis-company'] },
  documents: { realm: 'emis', apis: ['emis-documents'] },
  estate: { realm: 'redd', apis: ['redd-api-v1'] },
  admin: { apis: [], isAdmin: true },
  decoder: { apis: [], hasTokenDecoder: true },
}
const everyone = ['anonymous', 'cookie', ...Object.keys(accounts)]
const signedIn = Object.keys(accounts)

/** Who gets past the door of each route of the portal. A new route is a new line. */
const expected: Record<string, string[]> = {
  'GET /api/openapi.json': everyone,
  'POST /api/auth/login': everyone,
  'POST /api/auth/refresh': everyone,
  'POST /api/auth/logout': signedIn,
  'GET /api/auth/user': signedIn,
  'GET /api/token': signedIn,
  'POST /api/token/:product/generate': signedIn,
  'POST /api/token/:product/verify': signedIn,
  'GET /api/routing/products': everyone,
  'GET /api/routing/data/:apiName': everyone,
  'GET /api/routing/navigation': everyone,
  'GET /api/routing/page-data': everyone,
  'GET /api/routing/tag': everyone,
  'GET /api/routing/operation': everyone,
  'GET /api/routing/operations': everyone,
  'GET /api/routing/operation-example': everyone,
  'GET /api/routing/part': everyone,
  'GET /api/routing/models': everyone,
  'GET /api/routing/model': everyone,
  'GET /api/routing/model-example': everyone,
  'GET /api/routing/news': everyone,
  'GET /api/routing/showcase': everyone,
  'GET /api/search': everyone,
  'GET /api/routing/dictionary': everyone,
  'GET /api/routing/problems': ['admin'],
  'GET /api/routing/full-development-guide': everyone,
  'GET /api/routing/swagger-spec': everyone,
  'GET /api/releaseNotes/ceic': everyone,
  'GET /api/releaseNotes/emisV1': everyone,
  'GET /api/releaseNotes/epfr': everyone,
  'GET /api/releaseNotes/reddV1': everyone,
  'GET /api/releaseNotes/specification': everyone,
  'GET /api/captcha': everyone,
  'POST /api/ceic-sandbox': everyone,
  'GET /api/ceic-sandbox-token/:token': everyone,
}

let app: Awaited<ReturnType<typeof buildApp>>
let ctx: Awaited<ReturnType<typeof openTestContext>>
const ids: Record<string, string> = {}

beforeAll(async () => {
  ctx = await openTestContext()
  app = await buildApp(ctx)
  for (const [role, wish] of Object.entries(accounts)) ids[role] = (await makeAccount(ctx, wish)).id
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

test('each route lets in exactly those whom the access table allows', async () => {
  const found: Record<string, string[]> = {}
  for (const route of listRoutes()) {
    for (const role of everyone) {
      found[route] ??= []
      if (await getsIn(route, role)) found[route].push(role)
    }
  }
  expect(found).toEqual(expected)
})

test('a route without a row in the access table cannot be added', () => {
  const bare = Fastify()
  checkCallers(bare, ctx)
  expect(() => bare.get('/api/secrets', () => 'x')).toThrow('GET /api/secrets needs a row')
})

test('somebody who is signed in but not allowed is told so', async () => {
  const table: Record<string, string> = access
  table['account.read'] = 'admin'
  try {
    expect((await callAs('nothing', 'GET', '/api/auth/user')).json()).toMatchObject({
      status: 403,
      code: 'not-allowed',
    })
    expect((await callAs('admin', 'GET', '/api/auth/user')).json()).toMatchObject({ isAdmin: true })
    expect((await callAs('anonymous', 'GET', '/api/auth/user')).json()).toMatchObject({ status: 401 })
  } finally {
    table['account.read'] = 'signedIn'
  }
})

/** The routes of the portal as the server itself lists them, a tree, without the HEAD beside each GET. */
function listRoutes(): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, branch, step, methods] = /^([ │├└─]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
      if (!branch || !step) return []
      above.length = branch.length / 4
      above.push(step)
      const path = above.join('')
      return (methods ?? '').split(', ').flatMap(method => (method && method !== 'HEAD' ? [`${method} ${path}`] : []))
    })
    .filter(route => route.includes(' /api/'))
}

async function callAs(role: string, method: 'GET' | 'POST', url: string) {
  const tokenOf = async (name: string) => (await startSession(ctx, ids[name]!)).token
  const headers: Record<string, string> = {}
  if (role === 'cookie') headers.cookie = `token=${await tokenOf('admin')}`
  else if (role !== 'anonymous') headers.authorization = `Bearer ${await tokenOf(role)}`
  return app.inject({ method, url, headers })
}

async function getsIn(route: string, role: string) {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string]
  const answer = await callAs(role, method, path.replace(':product', 'ceic'))
  expect(answer.statusCode).toBeLessThan(500)
  const code = answer.statusCode < 400 ? undefined : answer.json().code
  return code !== 'not-signed-in' && code !== 'not-allowed'
}
