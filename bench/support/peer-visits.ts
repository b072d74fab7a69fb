import type { Browser, Page } from '@playwright/test'
import type { Endpoint } from '@portal/domain/spec.ts'
import { type Profile, type Visit, visitCold } from './cold-visit.ts'
import { clickThrough } from './peer-clicks.ts'
import type { Measured } from './peer-goals.ts'
import type { Built } from './peer-sites.ts'
import type { Peer } from './peers.ts'

/** Our reference or that of another tool, as it is opened. */
export interface Side extends Pick<Peer, 'name' | 'address' | 'heading' | 'menu'> {
  url: string
  built?: Built | undefined
  wake?: (page: Page) => Promise<void>
  endpoints?: Endpoint[]
  close(): Promise<unknown>
}

const visits = Number(process.env.BENCH_VISITS ?? 5)
/** Slow visits of those that take half a minute for each: what is read in the browser. */
const longVisits = Math.min(visits, 3)
const clicks = 5
/** Visits to click in. */
const rounds = { plain: 2, slow: 1 }
const profiles: Profile[] = ['plain', 'slow']

/** Operations far apart in the document. */
const spread = (endpoints: Endpoint[], count: number) =>
  Array.from({ length: count }, (_, at) => endpoints[Math.floor(((at + 0.5) * endpoints.length) / count)]!)

/** First visits of the same operations by their address, each side in turn; what is sent was made and compressed before. */
export async function measureVisits(browser: Browser, sides: Side[], endpoints: Endpoint[], measured: Measured[]) {
  const visit = (side: Side, endpoint: Endpoint, profile: Profile): Promise<Visit> =>
    visitCold(browser, side.url + side.address(endpoint), profile, side.heading(endpoint))
  for (const side of sides) await visit(side, endpoints[0]!, 'plain')
  for (const profile of profiles) {
    for (const [round, endpoint] of spread(endpoints, visits).entries()) {
      for (const [at, side] of sides.entries()) {
        if (profile === 'slow' && !side.built && round >= longVisits) continue
        await (await fetch(side.url + side.address(endpoint))).text()
        measured[at]![profile].push(await visit(side, endpoint, profile))
      }
    }
    console.error(`Visited, ${profile}.`)
  }
}

/** Those of the same tag that come next; of a large tag our side bar tells only those around the open one. */
function listNext(endpoints: Endpoint[], first: Endpoint): Endpoint[] {
  const tag = endpoints.filter(each => each.operation.tags[0] === first.operation.tags[0])
  const at = tag.indexOf(first)
  return [...tag.slice(at + 1), ...tag.slice(0, at)].slice(0, clicks)
}

/** Clicks on other operations of the open tag in the side bar, each side in turn. */
export async function measureClicks(browser: Browser, sides: Side[], endpoints: Endpoint[], measured: Measured[]) {
  for (const profile of profiles) {
    for (const first of spread(endpoints, rounds[profile])) {
      const others = listNext(endpoints, first)
      for (const [at, { url, address, heading, menu, wake }] of sides.entries()) {
        if (!menu) continue
        const entries = others.map(each => ({
          link: `${menu}[href=${JSON.stringify(address(each).replace(/^\/#/, '#'))}]`,
          heading: heading(each),
        }))
        const start = { address: url + address(first), heading: heading(first) }
        const times = await clickThrough(browser, { first: start, entries, wake }, profile)
        measured[at]!.clicks[profile] = [...(measured[at]!.clicks[profile] ?? []), ...times]
      }
    }
    console.error(`Clicked, ${profile}.`)
  }
}
