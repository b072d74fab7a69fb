import { argon2Sync } from 'node:crypto'
import type { Realm } from '@portal/domain/user.ts'
import type { Context } from '@portal/services/context.ts'
import { newId } from '@portal/services/secrets.ts'

/** What a test says about an account; the rest is made up. */
export interface AccountWish {
  realm?: Realm
  email?: string
  password?: string
  apis?: readonly string[]
  isAdmin?: boolean
  hasTokenDecoder?: boolean
  hasCursors?: boolean
}

let made = 0

/** An account of its own for a test, by default a subscriber of the macro API who cannot sign in. */
export async function makeAccount(ctx: Context, wish: AccountWish = {}): Promise<{ id: string; email: string }> {
  const id = newId(ctx)
  const username = `person-${++made}`
  const email = wish.email ?? `${username}@example.test`
  await ctx.db
    .insertInto('portal.account')
    .values({
      id,
      realm: wish.realm ?? 'ceic',
      email,
      username,
      password_hash: wish.password ? cheapHash(wish.password) : 'none',
      is_admin: wish.isAdmin ?? false,
      has_token_decoder: wish.hasTokenDecoder ?? false,
      has_cursors: wish.hasCursors ?? true,
      created_at: ctx.now(),
    })
    .execute()
  const rows = (wish.apis ?? ['ceic-macroeconomic']).map(api => ({ account_id: id, api }))
  if (rows.length) await ctx.db.insertInto('portal.subscription').values(rows).execute()
  return { id, email }
}

/** A password as it is kept, at the least that checking it can cost: tests check thousands. */
function cheapHash(password: string): string {
  const nonce = Buffer.alloc(16)
  const settings = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const hash = argon2Sync('argon2id', { message: password.normalize('NFKC'), nonce, ...settings })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(hash)}`
}
