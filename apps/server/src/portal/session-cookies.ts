import type { Context } from '@portal/services/context.ts'
import type { SessionTokens } from '@portal/services/session-tokens.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where a page keeps its access token. The server never reads this cookie, so a request from elsewhere carries nothing. */
const accessCookie = 'token'
const refreshPath = '/api/auth'

const isSecure = (ctx: Context, request: FastifyRequest) =>
  request.protocol === 'https' || ctx.config.publicUrl?.startsWith('https:') === true

/** Browsers accept a name with this prefix only over HTTPS, so that nobody in between can plant one. */
const refreshCookie = (secure: boolean) => (secure ? '__Secure-refresh' : 'refresh')

export const readRefreshCookie = (ctx: Context, request: FastifyRequest): string | undefined =>
  request.cookies[refreshCookie(isSecure(ctx, request))]

/**
 * Gives the browser both cookies of a session. The access token ends sooner than its cookie, which is how a page knows
 * that somebody is signed in and can have the token renewed.
 */
export function setSessionCookies(ctx: Context, request: FastifyRequest, reply: FastifyReply, tokens: SessionTokens) {
  const secure = isSecure(ctx, request)
  const seconds = (until: Date) => Math.max(0, Math.ceil((until.getTime() - ctx.now().getTime()) / 1000))
  reply.setCookie(accessCookie, tokens.token, {
    path: '/',
    maxAge: seconds(tokens.refreshExpiresAt),
    sameSite: 'strict',
    secure,
  })
  reply.setCookie(refreshCookie(secure), tokens.refreshToken, {
    path: refreshPath,
    maxAge: seconds(tokens.refreshExpiresAt),
    sameSite: 'strict',
    secure,
    httpOnly: true,
  })
}

/** Takes both cookies away. */
export function clearSessionCookies(ctx: Context, request: FastifyRequest, reply: FastifyReply) {
  const secure = isSecure(ctx, request)
  reply.clearCookie(accessCookie, { path: '/', sameSite: 'strict', secure })
  reply.clearCookie(refreshCookie(secure), { path: refreshPath, sameSite: 'strict', secure, httpOnly: true })
}
