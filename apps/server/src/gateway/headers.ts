import type { OutgoingHttpHeaders } from 'node:http'
import type { Context } from '@portal/services/context.ts'
import type { FastifyRequest } from 'fastify'
import { securityHeaders } from '../middleware/security-headers.ts'
import { fullAllowance, ratePolicy } from './turn.ts'

/**
 * On every answer of the gateway, over those of the portal. Any origin may read it, because the token is the only
 * authority and no browser adds that by itself. What a browser might render is shut into a sandbox.
 */
const own = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Request-Id, RateLimit, RateLimit-Policy, Retry-After, Content-Disposition',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  ratelimit: fullAllowance,
  'ratelimit-policy': ratePolicy,
  vary: 'Accept, Accept-Language',
}

const whole = (publicUrl: string) => ({ ...securityHeaders({ publicUrl, recaptcha: undefined }), ...own })
const [plain, secure] = [whole('http:'), whole('https:')]

/** The head of an answer, as far as every answer of the gateway has it. */
export const startHead = ({ config }: Context, { id }: FastifyRequest): OutgoingHttpHeaders => ({
  ...(config.publicUrl?.startsWith('https:') ? secure : plain),
  'x-request-id': id,
})

/** What a browser asks before it calls from another origin; it may remember the answer for a day. */
export const preflightHeaders = (methods: string[]) => ({
  allow: methods.join(', '),
  'access-control-allow-methods': methods.join(', '),
  'access-control-allow-headers': 'Authorization, X-Api-Key, Content-Type, Accept, Accept-Language',
  'access-control-max-age': '86400',
})
