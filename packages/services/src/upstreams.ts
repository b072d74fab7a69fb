import { apiNames } from '@portal/domain/token.ts'

/** The real API behind a product, to which calls are handed on instead of to the embedded data service. */
export interface Upstream {
  /** Without a slash at the end. */
  url: string
  /** What the portal itself presents there. */
  token: string | undefined
}

/** By API name. */
export type Upstreams = ReadonlyMap<string, Upstream>

const prefix = 'UPSTREAM_'
const settingOf = (api: string) => prefix + api.toUpperCase().replaceAll('-', '_')
const settings = new Map(apiNames.map(api => [settingOf(api), api]))

/** Reads UPSTREAM_<API> and UPSTREAM_<API>_TOKEN. `faults` says what to write instead, without any value. */
export function readUpstreams(env: Record<string, string | undefined>): { upstreams: Upstreams; faults: string[] } {
  const upstreams = new Map<string, Upstream>()
  const faults: string[] = []
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith(prefix) || !value) continue
    const address = name.replace(/_TOKEN$/, '')
    const api = settings.get(address)
    if (!api) faults.push(`${name}: there is no such API; write one of ${[...settings.keys()].join(', ')}`)
    else if (address !== name && !env[address]) faults.push(`${name}: it needs ${address} as well`)
    else if (address !== name && !/^[\x21-\x7e]+$/.test(value)) faults.push(`${name}: write it without spaces`)
    else if (address === name && !isAddress(value))
      faults.push(`${name}: write an address such as https://api.example.com/v2`)
    else upstreams.set(api, { url: env[address]!.replace(/\/+$/, ''), token: env[`${address}_TOKEN`] || undefined })
  }
  return { upstreams, faults }
}

function isAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return Boolean(url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash)
}
