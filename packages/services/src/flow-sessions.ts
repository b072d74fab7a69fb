import { randomBytes } from 'node:crypto'
import type { DataCall } from '@portal/data-apis/data-api.ts'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import { makeSecret, secretBytes } from '@portal/domain/token.ts'
import { endCallingSession } from './api-sessions.ts'
import type { Context } from './context.ts'
import { checkPassword } from './identity.ts'
import { momentOf, type PortalOperation, refusal, refusedLogin } from './portal-operation.ts'
import { insertToken } from './tokens.ts'
import { findAccountsOf } from './users.ts'

const api = 'epfr-api-v2'

/** Opens a session of fund flows for a person; the one before it ends at once, everywhere. */
export const createSession: PortalOperation = async (ctx, { address }, call) => {
  const { username, password } = call.body as { username: string; password: string }
  const accountId = await findOwner(ctx, call, { username, password, address })
  const token = makeSecret('epfrSession', randomBytes(secretBytes))
  const expiresAt = new Date(ctx.now().getTime() + limits.flowSessionIdleMinutes * 60_000)
  const ended = await ctx.db.transaction().execute(async db => {
    // The sessions of an account are opened one after the other, or two at once would both stay.
    await db.selectFrom('portal.account').select('id').where('id', '=', accountId).forUpdate().execute()
    const former = await endSessions({ ...ctx, db }, accountId)
    await insertToken({ ...ctx, db }, { accountId, product: 'epfr', kind: 'session', secret: token, expiresAt })
    return former
  })
  for (const { id } of ended) ctx.tokens.memory.hear(`token ${id}`)
  return { body: { data: [{ token, expiresAt: momentOf(expiresAt) }] } }
}

/** Ends the session that the call itself came with. */
export const deleteSession: PortalOperation = async (ctx, { tokenId }) => {
  await endCallingSession(ctx, tokenId)
  return { body: { data: [{}] } }
}

const endSessions = (ctx: Context, accountId: string) =>
  ctx.db
    .updateTable('portal.token')
    .set({ ended_at: ctx.now() })
    .where('account_id', '=', accountId)
    .where('product', '=', 'epfr')
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()

/** The account that the name and the password open. Who has one in several identity systems means a subscribed one. */
async function findOwner(ctx: Context, call: DataCall, login: { username: string; password: string; address: string }) {
  const { username, ...rest } = login
  const known = await findAccountsOf(ctx, username, api)
  const subscribed = known.filter(({ isSubscribed }) => isSubscribed)
  const nobody = { realm: 'epfr', email: username, isSubscribed: false }
  const claims = subscribed.length > 0 ? subscribed : [known[0] ?? nobody]
  const refused = refusedLogin(call, { wrong: 'INVALID_CREDENTIALS', often: 'TOO_MANY_REQUESTS' })
  for (const [at, claim] of claims.entries()) {
    const { realm, email } = claim
    const account = 'id' in claim ? claim : undefined
    const id = await checkPassword(ctx, { account, realm, email, ...rest }).catch(error =>
      isWrong(error) && at < claims.length - 1 ? undefined : refused(error),
    )
    if (id && !claim.isSubscribed) throw refusal(call, 403, 'DATASET_NOT_SUBSCRIBED', 'gateway.not-subscribed')
    if (id) return id
  }
  throw new Error('The last claim is either right or refused.')
}

const isWrong = (error: unknown) => error instanceof PortalError && error.code === 'login-failed'
