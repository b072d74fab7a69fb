import { mountOf } from '@portal/domain/product.ts'
import { credentialNames } from '@portal/domain/spec.ts'
import type { Upstream } from '@portal/services/upstreams.ts'
import { type GatewayCall, refuse } from './call.ts'
import { families } from './family.ts'

/** The path of a call at the real API with its query, as they were written, without the caller's token. */
export function upstreamPath(upstream: Upstream, call: GatewayCall, url: string): string {
  const { address, api } = call
  const path = address.base.slice(mountOf(api.product.gateway).length) + address.path
  if (path.split('/').some(leadsElsewhere)) throw refuse(call, 404, 'operation-unknown', 'gateway.operation-unknown')
  const query = withoutCredentials(call, /\?([^#]*)/.exec(url)?.[1] ?? '')
  const own =
    upstream.token && families[api.product.family].presentsTokenInQuery
      ? [`token=${encodeURIComponent(upstream.token)}`]
      : []
  const whole = [query, ...own].filter(Boolean).join('&')
  return new URL(upstream.url).pathname.replace(/\/$/, '') + path + (whole && `?${whole}`)
}

/** A step that the other side may read as a way up or as several steps, so that another operation would answer. */
function leadsElsewhere(step: string): boolean {
  const decoded = decodeURIComponent(step)
  return decoded === '.' || decoded === '..' || /[/\\\p{Cc}]/u.test(decoded)
}

/** Encoded pairs without those whose name says that they hold a token. */
export function withoutCredentials({ api }: GatewayCall, pairs: string): string {
  const names = new Set(['token', ...credentialNames(api.specification)])
  return pairs
    .split('&')
    .filter(pair => !names.has(nameOf(pair)))
    .join('&')
}

function nameOf(pair: string): string {
  const written = pair.split('=', 1)[0]!.replaceAll('+', ' ')
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
