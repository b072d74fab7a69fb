import type { Page } from '@playwright/test'
import { listEndpoints, operationQuery, tagSlug } from '@portal/domain/spec.ts'
import { findProduct } from '@portal/services/content.ts'
import { withoutStyles } from '../../tests/pages/visit.ts'
import type { openLookAlikePortal } from '../../tests/support/look-alike-portal.ts'
import type { Built } from './peer-sites.ts'
import type { Side } from './peer-visits.ts'
import { renderReference } from './render-reference.ts'

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
  const { addresses, htmls, seconds } = await renderReference(app, ctx, name)
  const pages = htmls.filter((_, at) => !/\/models\//.test(addresses[at]!))
  const sizeOf = (texts: string[]) => texts.reduce((sum, html) => sum + Buffer.byteLength(html), 0)
  return { processor: seconds, html: sizeOf(pages), withoutStyles: sizeOf(pages.map(withoutStyles)) }
}

/** Somebody points at something, and the application comes. */
async function wake(page: Page) {
  await page.locator('.brand').hover()
  await page.waitForFunction(() => Object.keys(document).some(key => key.startsWith('__react')))
}
