import { type Realm, realms, subscriptionFlags, type User } from '@portal/domain/user.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { Db } from './db.ts'

/** Every account as a row of `User`, with the API names it is subscribed to. */
export const selectAccounts = (db: Db) =>
  db
    .selectFrom('portal.account as account')
    .select([
      'account.id',
      'account.realm',
      'account.username',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.job_position as jobPosition',
      'account.job_description as jobDescription',
      'account.picture_url as pictureUrl',
      'account.is_admin as isAdmin',
      'account.has_token_decoder as hasTokenDecoder',
      sql<string[]>`array(select api from portal.subscription where account_id = account.id order by api)`.as('apis'),
    ])

type AccountRow = Omit<User, 'subscriptions'> & { apis: string[] }

/** An account as its owner sees it. */
export const toUser = ({ apis, ...account }: AccountRow): User => ({
  ...account,
  subscriptions: subscriptionFlags(apis),
})

/** The person behind an account id, if there is one. */
export async function findUser(ctx: Context, accountId: string): Promise<User | undefined> {
  const row = await selectAccounts(ctx.db).where('account.id', '=', accountId).executeTakeFirst()
  return row && toUser(row)
}

/** The account of an address in an identity system, with what is kept of its password. */
export const findAccount = (ctx: Context, realm: Realm, email: string) =>
  ctx.db
    .selectFrom('portal.account')
    .select(['id', 'password_hash as passwordHash'])
    .where('realm', '=', realm)
    .where(sql`lower(email)`, '=', sql`lower(${email.replaceAll('\0', ' ')})`) // no text of the database holds a NUL
    .executeTakeFirst()

/** The e-mail address behind a user name of an identity system; an unknown name, or an address, stays what it is. */
export async function findEmail(ctx: Context, realm: Realm, name: string): Promise<string> {
  const account = await ctx.db
    .selectFrom('portal.account')
    .select('email')
    .where('realm', '=', realm)
    .where(sql`lower(username)`, '=', sql`lower(${name.replaceAll('\0', ' ')})`)
    .executeTakeFirst()
  return account?.email ?? name
}

/**
 * The accounts that go by a name or an address, in any identity system; those subscribed to an API first, and an address
 * before a name.
 */
export const findAccountsOf = (ctx: Context, login: string, api: string) => {
  const wanted = sql`lower(${login.replaceAll('\0', ' ')})`
  return ctx.db
    .selectFrom('portal.account as account')
    .select(['id', 'realm', 'email', 'password_hash as passwordHash'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('portal.subscription')
          .whereRef('account_id', '=', 'account.id')
          .where('api', '=', api)
          .select('api'),
      ).as('isSubscribed'),
    )
    .where('realm', 'in', realms)
    .where(({ or, eb }) => or([eb(sql`lower(email)`, '=', wanted), eb(sql`lower(username)`, '=', wanted)]))
    .orderBy('isSubscribed', 'desc')
    .orderBy(sql`lower(email) = ${wanted}`, 'desc')
    .orderBy('realm')
    .execute()
}

/** The API names that an account is subscribed to. */
export async function listSubscriptions(ctx: Context, accountId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('portal.subscription')
    .select('api')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ api }) => api).sort()
}
