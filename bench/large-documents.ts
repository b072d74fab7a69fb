import { type Browser, chromium } from '@playwright/test'
import { openLookAlikePortal } from '../tests/support/look-alike-portal.ts'
import { openPageRenderer } from '../tests/support/page-renderer.ts'
import { type Figure, median } from './figure.ts'
import { measureBuilder, measureClicks, measureFloorClicks } from './support/clicks.ts'
import { makeFloor } from './support/floor-server.ts'
import { measurePages } from './support/large-pages.ts'
import { measureLargeSearch } from './support/large-search.ts'
import {
  alone,
  besideFloor,
  listDeepLinks,
  type OpenPortal,
  type Visited,
  visitOperations,
} from './support/large-visits.ts'

export const title = 'Documents of 94, 659 and 1,223 operations (numbers of goals first)'

const documents = [
  { name: 'ceic-macroeconomic', title: '94', secondsMax: 5 },
  { name: 'big-one', title: '659', secondsMax: 5 },
  { name: 'big-three', title: '1,223', secondsMax: 10 },
]
const clicks = 7

type Document = Pick<(typeof documents)[number], 'name' | 'title'>

/** What the reference of large documents costs to make, to open, to move in and to search, beside pages without script. */
export async function measure(): Promise<Figure[]> {
  const { ctx, app, url, close } = await openLookAlikePortal()
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures: Figure[] = []
    for (const document of documents) figures.push(...(await measurePages(app, ctx, document)))
    const portal: OpenPortal = { url, ctx, render: await openPageRenderer(app) }
    const plain: Visited[] = []
    for (const { name, title } of documents) {
      const visited = await visitOperations(browser, portal, name, 'plain')
      plain.push(visited)
      figures.push(...plainFigures(visited, title))
      figures.push(...slowFigures(await visitOperations(browser, portal, name, 'slow'), title))
      figures.push(...(await moveFigures(browser, portal, { name, title })))
      figures.push(...(await measureLargeSearch(browser, { url, ctx }, name, title)))
    }
    return [...figures, growth(plain[0]!, plain.at(-1)!)].sort(
      (a, b) => Number.parseInt(a.name, 10) - Number.parseInt(b.name, 10),
    )
  } finally {
    await browser.close()
    await close()
  }
}

/** Once the application is there, beside the text of the same pages put in by hand. */
async function moveFigures(browser: Browser, portal: OpenPortal, { name, title }: Document): Promise<Figure[]> {
  const links = listDeepLinks(portal.ctx, name, 5, 1)
  const floors: string[] = []
  for (const link of links) floors.push(makeFloor((await portal.render(link)).html))
  const address = portal.url + links[0]
  const script = await measureBuilder(browser, address)
  const figures: Figure[] = [
    { name: `4 script decoded, query builder open: ${title}`, value: script, unit: 'B', target: { atMost: 420_000 } },
  ]
  for (const { goal, profile, atMost } of [
    { goal: 13, profile: 'plain', atMost: 1.75 },
    { goal: 14, profile: 'slow', atMost: 2.1 },
  ] as const) {
    const floor = await measureFloorClicks(browser, floors, profile, clicks)
    figures.push({
      name: `${goal} click to content, ${profile}: ${title}`,
      value: await measureClicks(browser, address, profile, clicks),
      unit: 'ms',
      yardstick: { name: 'floor', value: floor },
      target: { atMost },
    })
  }
  return figures
}

/** The targets that are ratios to the floor are what the goals, ratios to the best of the others, come to beside it. */
const plainFigures = (visited: Visited, title: string): Figure[] => [
  alone(visited, 'bytes', `1 bytes until quiet: ${title}`, 'B', 27_000),
  alone(visited, 'script', `3 script before any intent: ${title}`, 'B', 9_000),
  alone(visited, 'requests', `5 requests: ${title}`, '', 4),
  besideFloor(visited, 'text', `6 text visible, plain: ${title}`, 'ms', 1.2),
  alone(visited, 'shift', `12 layout shift, worst visit: ${title}`, '', 0.001, true),
  alone(visited, 'heap', `17 heap after load: ${title}`, 'B', 2_000_000),
  alone(visited, 'nodes', `18 nodes, largest page: ${title}`, '', 1500, true),
]

const slowFigures = (visited: Visited, title: string): Figure[] => [
  besideFloor(visited, 'text', `7 text visible, slow: ${title}`, 'ms', 1.2),
  besideFloor(visited, 'lcp', `8 LCP, slow: ${title}`, 'ms', 1.2),
  besideFloor(visited, 'fcp', `9 FCP, slow: ${title}`, 'ms', 1.1),
  alone(visited, 'blocking', `10 blocking from the start, slow: ${title}`, 'ms', 85),
  besideFloor(visited, 'main', `11 main thread, slow: ${title}`, 'ms', 2.3),
]

function growth(small: Visited, large: Visited): Figure {
  const text = ({ ours }: Visited) => median(ours.map(visit => visit.text))
  return {
    name: '19 text visible, plain: 1,223 beside 94',
    value: text(large),
    unit: 'ms',
    yardstick: { name: '94 operations', value: text(small) },
    target: { atMost: 1.5 },
  }
}
