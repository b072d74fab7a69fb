import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { makeSecret, type SecretKind, secretBytes } from '@portal/domain/token.ts'
import { findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'

/** Tokens of as many subscribers of an API, as headers. */
export async function makeTokens(ctx: Context, api: string, count: number): Promise<string[]> {
  const { tokenProduct: product } = findProduct(ctx, api).product
  const kind: SecretKind = product === 'epfr' ? 'epfrSession' : product
  const made = Array.from({ length: count }, () => ({
    id: randomUUID(),
    secret: makeSecret(kind, randomBytes(secretBytes)),
  }))
  const ids = made.map(({ id }) => id)
  const hashes = made.map(({ secret }) => createHash('sha256').update(secret).digest())
  if (product === 'ceicSandbox') await ctx.pool.query(trials, [ids, hashes])
  else await ctx.pool.query(tokens, [ids, hashes, api, product, product === 'epfr' ? 'session' : 'key'])
  return made.map(({ secret }) => `Bearer ${secret}`)
}

const trials = `
  insert into portal.trial (id, link_hash, token_hash, name, surname, company_name, job_title, email, country, message,
    accepts_storage, wants_offers, created_at, expires_at)
  select id, hash, hash, '', '', '', '', '', '', '', true, false, now(), now() + interval '7 days'
  from unnest($1::uuid[], $2::bytea[]) as made (id, hash)`

const tokens = `
  with account as (
    insert into portal.account (id, realm, email, username, password_hash, created_at)
    select id, 'ceic', id || '@example.test', id, 'none', now() from unnest($1::uuid[]) as made (id) returning id
  ), subscription as (
    insert into portal.subscription (account_id, api) select id, $3 from account
  )
  insert into portal.token (id, account_id, product, kind, secret_hash, prefix, created_at, expires_at)
  select id, id, $4, $5, hash, 'bench', now(), now() + interval '1 day' from unnest($1::uuid[], $2::bytea[]) as made (id, hash)`
