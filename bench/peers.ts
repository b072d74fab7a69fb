import { chromium } from '@playwright/test'
import { calmDocument } from '../tests/support/calm-document.ts'
import { openLookAlikePortal } from '../tests/support/look-alike-portal.ts'
import type { Figure } from './figure.ts'
import { type Measured, printAll, tellGoals } from './support/peer-goals.ts'
import { openOurs } from './support/peer-ours.ts'
import { openPeer } from './support/peer-sites.ts'
import { measureClicks, measureVisits, type Side } from './support/peer-visits.ts'
import { peers } from './support/peers.ts'

/** Installs packages into the system's temporary folder, a gigabyte the first time, and takes ten minutes. */
export const onlyByName = true

export const title = 'Our reference beside that of other tools: one document of 659 operations (numbers of goals first)'

/** What the same document costs to make, to open and to move in, here and in other documentation tools. */
export async function measure(): Promise<Figure[]> {
  const document = calmDocument()
  const portal = await openLookAlikePortal(['calm/hosting', document])
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  const sides: Side[] = []
  try {
    sides.push(await openOurs(portal, 'calm-hosting'))
    for (const peer of peers) sides.push({ ...peer, ...(await openPeer(peer, document)) })
    const endpoints = sides[0]!.endpoints ?? []
    const measured: Measured[] = sides.map(({ name, built }) => ({ name, built, plain: [], slow: [], clicks: {} }))
    await measureClicks(browser, sides, endpoints, measured)
    await measureVisits(browser, sides, endpoints, measured)
    console.log(printAll(measured))
    return tellGoals(measured)
  } finally {
    await browser.close()
    for (const { close } of sides) await close()
  }
}
