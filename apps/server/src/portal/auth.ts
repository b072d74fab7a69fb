import cookie from '@fastify/cookie'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import { realms } from '@portal/domain/user.ts'
import type { Context } from '@portal/services/context.ts'
import { signIn } from '@portal/services/identity.ts'
import { endSession, refreshSession } from '@portal/services/sessions.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callerOf } from '../middleware/caller.ts'
import { answer, email, failures, noBody, nothing, user } from './schemas.ts'
import { clearSessionCookies, readRefreshCookie, setSessionCookies } from './session-cookies.ts'

const tags = ['Sign-in']
const credentials = z.strictObject({
  realm: z.enum(realms),
  email,
  password: z.string().min(1).max(limits.passwordLengthMax),
})
const session = z
  .object({ token: z.string(), expiresAt: z.date(), user })
  .meta({ id: 'Session', description: 'The access token goes into the Authorization header of other calls.' })

/** Signing in and out, and who is signed in. */
export async function authRoutes(plain: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  await app.register(cookie)
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))

  app.post('/api/auth/login', {
    config: { access: 'session.start' },
    schema: {
      tags,
      summary: 'Sign in',
      body: credentials,
      response: { 200: answer('Signed in.', session), ...failures },
    },
    handler: async (request, reply) => {
      const signedIn = await signIn(ctx, { ...request.body, address: request.ip })
      setSessionCookies(ctx, request, reply, signedIn)
      return signedIn
    },
  })

  app.post('/api/auth/refresh', {
    config: { access: 'session.start' },
    schema: {
      tags,
      summary: 'Get the next access token',
      body: noBody,
      response: { 200: answer('The next session tokens.', session), ...failures },
    },
    handler: async (request, reply) => {
      const refreshToken = readRefreshCookie(ctx, request)
      if (!refreshToken) throw new PortalError('refresh-failed')
      clearSessionCookies(ctx, request, reply) // stays so unless the token is good
      const signedIn = await refreshSession(ctx, refreshToken)
      setSessionCookies(ctx, request, reply, signedIn)
      return signedIn
    },
  })

  app.post('/api/auth/logout', {
    config: { access: 'session.end' },
    schema: { tags, summary: 'Sign out', body: noBody, response: { 204: nothing, ...failures } },
    handler: async (request, reply) => {
      await endSession(ctx, callerOf(request).sessionId)
      clearSessionCookies(ctx, request, reply)
      reply.header('clear-site-data', '"storage"')
      return reply.code(204).send()
    },
  })

  app.get('/api/auth/user', {
    config: { access: 'account.read' },
    schema: { tags, summary: 'Who is signed in', response: { 200: answer('The person.', user), ...failures } },
    handler: async request => callerOf(request).user,
  })
}
