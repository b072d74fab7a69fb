import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { Upstream } from '@portal/services/upstreams.ts'
import type { FastifyRequest } from 'fastify'
import type { ApiOperation } from './api.ts'
import type { GatewayCall } from './call.ts'
import { families } from './family.ts'

/**
 * What goes on in either direction. Everything else stays here: cookies, the caller's token, what concerns one connection
 * only, and what names the programs behind the portal.
 */
const sentOn = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
]
const givenBack = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
]

/** Of a call: the usual headers, those that its operation declares, the portal's own token and the number of the call. */
export function headersSentOn(
  { token }: Upstream,
  operation: ApiOperation,
  { api }: GatewayCall,
  { headers, id }: FastifyRequest,
): IncomingHttpHeaders {
  const sent: IncomingHttpHeaders = { 'x-request-id': id }
  pick(operation.headers, headers, sent)
  pick(sentOn, headers, sent)
  if (token && !families[api.product.family].presentsTokenInQuery) sent.authorization = `Bearer ${token}`
  return sent
}

/** Of an answer, into the head of ours. */
export const giveBackHeaders = (headers: IncomingHttpHeaders, head: OutgoingHttpHeaders) =>
  pick(givenBack, headers, head)

function pick(names: readonly string[], from: IncomingHttpHeaders, to: OutgoingHttpHeaders) {
  for (const name of names) if (from[name] !== undefined) to[name] = from[name]
}
