import type { Page } from '@playwright/test'
import { listEndpoints, operationQuery, tagSlug } from '@portal/domain/spec.ts'
import { findProduct } from '@portal/services/content.ts'
import { listReference } from '../../tests/pages/crawl.ts'
import { withoutStyles } from '../../tests/pages/visit.ts'
import type { openLookAlikePortal } from '../../tests/support/look-alike-portal.ts'
import { openPageRenderer } from '../../tests/support/page-renderer.ts'
import type { Built } from './peer-sites.ts'
import type { Side } from './peer-visits.ts'

type Portal = Awaited<ReturnType<typeof openLookAlikePortal>>

/** Our own reference of a product, as the others are told. */
export async function openOurs(portal: Portal, name: string): Promise<Side> {
  const { product, specification } = findProduct(portal.ctx, name)
  return {
    name: 'ours',
    url: portal.url,
    built: await renderAll(portal, name),
    address: endpoint =>
      `/en/docs/${product.path}/docs/${tagSlug(endpoint.operation.tags[0] ?? '')}${operationQuery(endpoint)}`,
    heading: ({ operation }) => ({ selector: 'h1', text: operation.summary }),
    menu: 'nav#menu a',
    wake,
    endpoints: listEndpoints(specification),
    close: portal.close,
  }
}

/** Pages of tags, operations and models in one language; the models of the others stand inside their operations. */
async function renderAll({ app, ctx }: Portal, name: string): Promise<Built> {
  const render = await openPageRenderer(app)
  const addresses = listReference({ content: new Map([...ctx.content].filter(([api]) => api === name)) })
  const htmls: string[] = []
  const before = process.cpuUsage()
  for (const address of addresses) htmls.push((await render(`/en${address}`)).html)
  const { user, system } = process.cpuUsage(before)
  const pages = htmls.filter((_, at) => !/\/models\//.test(addresses[at]!))
  const sizeOf = (texts: string[]) => texts.reduce((sum, html) => sum + Buffer.byteLength(html), 0)
  return { processor: (user + system) / 1e6, html: sizeOf(pages), withoutStyles: sizeOf(pages.map(withoutStyles)) }
}

/** Somebody points at something, and the application comes. */
async function wake(page: Page) {
  await page.locator('.brand').hover()
  await page.waitForFunction(() => Object.keys(document).some(key => key.startsWith('__react')))
}
