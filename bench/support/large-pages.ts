import type { Context } from '@portal/services/context.ts'
import { packPage } from '../../apps/server/src/send-page.ts'
import { readPage, withoutStyles } from '../../tests/pages/visit.ts'
import type { openPageRenderer } from '../../tests/support/page-renderer.ts'
import { type Figure, quantile } from '../figure.ts'
import { renderReference } from './render-reference.ts'

/** Every so many-th page is compressed as it is sent. */
const packedShare = 5

/** The reference of a product in one language: what rendering all its pages costs, and what they weigh. */
export async function measurePages(
  app: Parameters<typeof openPageRenderer>[0],
  ctx: Context,
  { name, title, secondsMax }: { name: string; title: string; secondsMax: number },
): Promise<Figure[]> {
  const { addresses, htmls, seconds } = await renderReference(app, ctx, name)
  const isModel = (at: number) => /\/models\//.test(addresses[at]!)
  const tagsAndOperations = htmls.filter((_, at) => !isModel(at))
  const packed: number[] = []
  const kept: number[] = []
  for (const [at, html] of htmls.entries()) {
    if (at % packedShare !== 0) continue
    const { br, gzip } = await packPage({ status: 200, html, styles: [] })
    packed.push(readPage(html, br.length).bytes)
    if (!isModel(at)) kept.push(br.length + gzip.length)
  }
  const sizeOf = (pages: string[]) => pages.reduce((sum, html) => sum + Buffer.byteLength(html), 0)
  const bytesKept = (tagsAndOperations.length * kept.reduce((sum, each) => sum + each, 0)) / kept.length
  const target = name === 'big-one' && { target: { atMost: 20 } }
  return [
    { name: `2 HTML and CSS, median: ${title}`, value: quantile(packed, 0.5), unit: 'B', target: { atMost: 14_000 } },
    { name: `2 HTML and CSS, p95: ${title}`, value: quantile(packed, 0.95), unit: 'B', target: { atMost: 20_000 } },
    {
      name: `26 rendering ${addresses.length} pages, processor: ${title}`,
      value: seconds,
      unit: 's',
      target: { atMost: secondsMax },
    },
    {
      name: `27 HTML of tags and operations, uncompressed: ${title}`,
      value: sizeOf(tagsAndOperations) / 1e6,
      unit: 'MB',
      ...target,
    },
    {
      name: `27 the same without the style rules in each: ${title}`,
      value: sizeOf(tagsAndOperations.map(withoutStyles)) / 1e6,
      unit: 'MB',
      ...target,
    },
    {
      name: `27 what is kept of them once all were asked for: ${title}`,
      value: bytesKept / 1e6,
      unit: 'MB',
      ...target,
    },
  ]
}
