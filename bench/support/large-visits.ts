import type { Browser } from '@playwright/test'
import { listEndpoints, operationQuery, tagSlug } from '@portal/domain/spec.ts'
import { findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { type Figure, median } from '../figure.ts'
import { type Profile, type Visit, visitCold } from './cold-visit.ts'
import { makeFloor, serveFloor } from './floor-server.ts'

const visits = Number(process.env.BENCH_VISITS ?? 9)

/** Operations far apart in a document, as their pages are addressed. */
export function listDeepLinks(ctx: Context, name: string, count: number, from = 0): string[] {
  const { product, specification } = findProduct(ctx, name)
  const endpoints = listEndpoints(specification)
  return Array.from({ length: count }, (_, at) => {
    const endpoint = endpoints[Math.floor(((at + from) * endpoints.length) / count) % endpoints.length]!
    return `/en/docs/${product.path}/docs/${tagSlug(endpoint.operation.tags[0]!)}${operationQuery(endpoint)}`
  })
}

export interface OpenPortal {
  url: string
  ctx: Context
  render: (address: string) => Promise<{ html: string }>
}

export interface Visited {
  ours: Visit[]
  floor: Visit[]
}

/** First visits of operations by their address, in turn with the floor of the same operations. */
export async function visitOperations(
  browser: Browser,
  { url, ctx, render }: OpenPortal,
  name: string,
  profile: Profile,
): Promise<Visited> {
  const addresses = listDeepLinks(ctx, name, visits, profile === 'slow' ? 0.5 : 0)
  const floors = new Map<string, string>()
  for (const [at, address] of addresses.entries()) {
    floors.set(`/${at}`, makeFloor((await render(address)).html))
    // Neither side renders while it is looked at; what that costs is told with the pages of the documentation.
    await (await fetch(url + address)).text()
  }
  const floor = await serveFloor(floors)
  const visited: Visited = { ours: [], floor: [] }
  for (const [at, address] of addresses.entries()) {
    visited.floor.push(await visitCold(browser, `${floor.url}/${at}`, profile))
    visited.ours.push(await visitCold(browser, url + address, profile))
  }
  await floor.close()
  return visited
}

/** A figure of ours beside the floor; `times` is how much of the floor the goal allows. */
export function besideFloor(visited: Visited, part: keyof Visit, name: string, unit: string, times?: number): Figure {
  const of = (list: Visit[]) => median(list.map(visit => visit[part]))
  return {
    name,
    value: of(visited.ours),
    unit,
    yardstick: { name: 'floor', value: of(visited.floor) },
    ...(times !== undefined && { target: { atMost: times } }),
  }
}

/** A figure of ours alone: the median, or the worst of all visits. */
export function alone({ ours }: Visited, part: keyof Visit, name: string, unit: string, atMost: number, worst = false) {
  const values = ours.map(visit => visit[part])
  return { name, value: worst ? Math.max(...values) : median(values), unit, target: { atMost } }
}
