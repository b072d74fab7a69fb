import { createApiSession, endCallingSession } from './api-sessions.ts'
import { type PortalOperation, refusal, refusedLogin } from './portal-operation.ts'
import { findEmail, findUser } from './users.ts'

/** Opens a session for a person of EMIS; its id is accepted in the place of a token. Needs no token itself. */
export const authLogin: PortalOperation = async (ctx, { address }, call) => {
  const email = await findEmail(ctx, 'emis', String(call.params.username))
  const password = String(call.params.password)
  const refused = refusedLogin(call, { wrong: '101', often: '429' })
  const { session } = await createApiSession(ctx, 'emis', { email, password, address }).catch(refused)
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
