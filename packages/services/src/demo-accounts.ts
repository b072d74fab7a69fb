import type { Realm } from '@portal/domain/user.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { newId } from './secrets.ts'
import { endSessionsOf } from './sessions.ts'
import { findAccount } from './users.ts'

interface DemoAccount {
  email: string
  realm: Realm
  firstName: string
  subscriptions: readonly string[]
  isAdmin?: boolean
}

const companyApis = ['emis-company', 'emis-api-v2', 'emis-documents', 'emis-dealwatch']

/** Accounts to try the portal with; one for each kind of subscriber, an admin, and one without any subscription. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'macro@demo.test', realm: 'ceic', firstName: 'Macro', subscriptions: ['ceic-macroeconomic'] },
  { email: 'company@demo.test', realm: 'emis', firstName: 'Company', subscriptions: companyApis },
  { email: 'estate@demo.test', realm: 'redd', firstName: 'Estate', subscriptions: ['redd-api-v1'] },
  {
    email: 'admin@demo.test',
    realm: 'ceic',
    firstName: 'Admin',
    subscriptions: ['ceic-macroeconomic', ...companyApis, 'epfr-api-v2', 'redd-api-v1'],
    isAdmin: true,
  },
  { email: 'nothing@demo.test', realm: 'ceic', firstName: 'Nothing', subscriptions: [] },
]

/**
 * Makes the demo accounts, or brings their password and subscriptions back to what they should be. A changed password
 * ends their sessions. Does nothing unless the configuration asks for them; may run in several processes at once.
 */
export async function makeDemoAccounts(ctx: Context): Promise<void> {
  const { demo } = ctx.config
  if (demo) await Promise.all(demoAccounts.map(account => makeDemoAccount(ctx, account, demo.password)))
}

async function makeDemoAccount(ctx: Context, demo: DemoAccount, password: string) {
  const kept = await findAccount(ctx, demo.realm, demo.email)
  const isUnchanged = kept && (await ctx.passwords.verify(password, kept.passwordHash))
  const password_hash = isUnchanged ? kept.passwordHash : await ctx.passwords.hash(password)
  const { id } = await ctx.db
    .insertInto('portal.account')
    .values({
      id: newId(ctx),
      realm: demo.realm,
      email: demo.email,
      username: demo.email.split('@')[0]!,
      first_name: demo.firstName,
      last_name: 'Demo',
      password_hash,
      is_admin: demo.isAdmin ?? false,
      has_token_decoder: demo.isAdmin ?? false,
      created_at: ctx.now(),
    })
    .onConflict(conflict => conflict.expression(sql`realm, lower(email)`).doUpdateSet({ password_hash }))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kept && !isUnchanged) await endSessionsOf(ctx, id)
  await setSubscriptions(ctx, id, demo.subscriptions)
}

/** Adds and removes only what differs, so that nobody is told of changes that are none. */
async function setSubscriptions(ctx: Context, account_id: string, apis: readonly string[]) {
  await ctx.db.transaction().execute(async db => {
    await db
      .deleteFrom('portal.subscription')
      .where('account_id', '=', account_id)
      .where(sql<boolean>`api <> all(${apis}::text[])`)
      .execute()
    const rows = apis.map(api => ({ account_id, api }))
    if (!rows.length) return
    await db
      .insertInto('portal.subscription')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
}
