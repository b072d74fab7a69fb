// The portal as the gateway benchmark calls it: with tokens for thousands of callers, beside a bare route of the same server.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { makeSecret, secretBytes } from '@portal/domain/token.ts'
import { openCallPaces } from '@portal/services/call-pace.ts'
import { readConfig } from '@portal/services/config.ts'
import { type Context, openContext } from '@portal/services/context.ts'
import { openSharedLimiter } from '@portal/services/shared-rate-limit.ts'
import { buildApp } from '../../apps/server/src/app.ts'

export interface GatewayServer {
  /** Base addresses: limiter in memory, and over the database. */
  memory: string
  shared: string
  tokens: string[]
}

/** The answer of both routes, about as large as one series with its newest points. */
const body = {
  data: Array.from({ length: 20 }, (_, at) => ({
    date: `2024-01-${at + 10}`,
    value: at * 1.25,
    lastUpdateTime: '2025-03-28',
  })),
  errors: [],
}

const ctx = await openContext(readConfig())
const shared = await openSharedLimiter(openCallPaces(ctx.pool), ctx.log)
const server: GatewayServer = {
  memory: await listen(ctx),
  shared: await listen({ ...ctx, limiter: shared }),
  tokens: await makeTokens(4096),
}
process.on('message', message => {
  if (message === 'cpu') process.send!(process.cpuUsage())
  if (message === 'stop') process.exit(0)
})
process.send!(server)

async function listen(ctx: Context): Promise<string> {
  const app = await buildApp(ctx, { 'ceic-macroeconomic': { getStatuses: async () => ({ body }) } })
  app.get('/bare', async (_, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(body)))
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function makeTokens(count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () => ({
    id: randomUUID(),
    secret: makeSecret('ceic', randomBytes(secretBytes)),
  }))
  await ctx.pool.query(
    `with account as (
       insert into portal.account (id, realm, email, username, password_hash, created_at)
       select id, 'ceic', id || '@example.test', id, 'none', now() from unnest($1::uuid[]) as made (id) returning id
     ), subscription as (
       insert into portal.subscription (account_id, api) select id, 'ceic-macroeconomic' from account
     )
     insert into portal.token (id, account_id, product, kind, secret_hash, prefix, created_at)
     select id, id, 'ceic', 'key', hash, 'bench', now() from unnest($1::uuid[], $2::bytea[]) as made (id, hash)`,
    [made.map(({ id }) => id), made.map(({ secret }) => createHash('sha256').update(secret).digest())],
  )
  return made.map(({ secret }) => secret)
}
