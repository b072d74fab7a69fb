import { PortalError } from '@portal/domain/errors.ts'
import { createApiSession, endCallingSession } from './api-sessions.ts'
import { type PortalOperation, refusal } from './portal-operation.ts'
import { findEmail, findUser } from './users.ts'

/** Opens a session for a person of EMIS; its id is accepted in the place of a token. Needs no token itself. */
export const authLogin: PortalOperation = async (ctx, { address }, call) => {
  const email = await findEmail(ctx, 'emis', String(call.params.username))
  const password = String(call.params.password)
  const { session } = await createApiSession(ctx, 'emis', { email, password, address }).catch(error => {
    if (!(error instanceof PortalError)) throw error
    if (error.code === 'login-failed') throw refusal(call, 401, '101', 'operation.login-wrong')
    if (error.code !== 'login-too-often') throw error
    throw refusal(call, 429, '429', 'operation.login-too-often', error.values)
  })
  return { body: { data: { sessionId: session } } }
}

/** Ends the session that the call was made with. */
export const authLogout: PortalOperation = async (ctx, { tokenId }, call) => {
  if (!(await endCallingSession(ctx, tokenId))) throw refusal(call, 400, '200', 'operation.session-missing')
  return { body: { data: {} } }
}

/** Who calls, and which APIs the token or session opens. */
export const authGetUserData: PortalOperation = async (ctx, { accountId, apis }) => {
  const { username, email } = (await findUser(ctx, accountId))!
  return { body: { data: { username, email, subscriptions: apis } } }
}
