import { mountOf } from '@portal/domain/product.ts'
import type { Upstream } from '@portal/services/upstreams.ts'
import { type GatewayCall, refuse } from './call.ts'
import { families } from './family.ts'

/** The path of a call below the address of the real API, as it was written, and a query with the portal's own token. */
export function upstreamPath({ token }: Upstream, call: GatewayCall, query: string): string {
  const { address, api } = call
  const path = address.base.slice(mountOf(api.product.gateway).length) + address.path
  if (/[%.]/.test(path) && path.split('/').some(leadsElsewhere))
    throw refuse(call, 404, 'operation-unknown', 'gateway.operation-unknown')
  if (!token || !families[api.product.family].presentsTokenInQuery) return path + (query && `?${query}`)
  return `${path}?${query && `${query}&`}token=${encodeURIComponent(token)}`
}

/** A step that the other side may read as a way up or as several steps, so that another operation would answer. */
function leadsElsewhere(step: string): boolean {
  const decoded = decodeURIComponent(step)
  return decoded === '.' || decoded === '..' || /[/\\\p{Cc}]/u.test(decoded)
}

/** The query of an address as it was written, without the caller's token. */
export const queryOf = (call: GatewayCall, url: string): string =>
  withoutCredentials(call, /\?([^#]*)/.exec(url)?.[1] ?? '')

/** Encoded pairs without those whose name says that they hold a token. */
export function withoutCredentials({ api }: GatewayCall, pairs: string): string {
  if (pairs === '') return ''
  return pairs
    .split('&')
    .filter(pair => !api.credentials.has(nameIn(pair)))
    .join('&')
}

/** The name of an encoded pair. */
export const nameIn = (pair: string): string => decode(pair.split('=', 1)[0]!)

/** The value of an encoded pair. */
export const valueIn = (pair: string): string => decode(pair.slice(pair.indexOf('=') + 1))

function decode(text: string): string {
  const written = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
