import type { DataCall } from '@portal/data-apis/data-api.ts'
import { PortalError } from '@portal/domain/errors.ts'
import { createApiSession, endApiSession } from './api-sessions.ts'
import { checkCredentials } from './identity.ts'
import { type Caller, type PortalOperation, refusal, refusedLogin } from './portal-operation.ts'

/** Opens a session for a person; its id is accepted in the place of a token. Needs no token itself. */
export const login: PortalOperation = async (ctx, caller, call) => {
  const { session } = await createApiSession(ctx, 'ceic', credentialsOf(caller, call)).catch(refused(call))
  return { body: { data: { session } } }
}

/** Ends a session; whoever knows its id may. */
export const logout: PortalOperation = async (ctx, _caller, call) => {
  const session = String(call.params.session)
  // The id of a session is a secret, so the refusal does not repeat it.
  if (!(await endApiSession(ctx, 'ceic', session))) throw refusal(call, 404, 'NOT_FOUND', 'operation.session-unknown')
  return { body: { data: { session, destroyed: true } } }
}

/** Tells whether a login is right, without opening anything. Wrong ones count against the same allowance as logins. */
export const validateCredentials: PortalOperation = async (ctx, caller, call) => {
  const valid = await checkCredentials(ctx, { realm: 'ceic', ...credentialsOf(caller, call) }).then(
    () => true,
    error => {
      if (error instanceof PortalError && error.code === 'login-failed') return false
      return refused(call)(error)
    },
  )
  return { body: { data: { valid } } }
}

const credentialsOf = ({ address }: Caller, { params }: DataCall) => ({
  email: String(params.login),
  password: String(params.password),
  address,
})

const refused = (call: DataCall) =>
  refusedLogin(call, { wrong: 'ERR_INVALID_USER_PASSWORD', often: 'TOO_MANY_REQUESTS' })
