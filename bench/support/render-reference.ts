import type { Context } from '@portal/services/context.ts'
import { listReference } from '../../tests/pages/crawl.ts'
import { openPageRenderer } from '../../tests/support/page-renderer.ts'

type App = Parameters<typeof openPageRenderer>[0]

/** All pages of the reference of a product in one language, and the seconds of processor that rendering them took. */
export async function renderReference(app: App, ctx: Pick<Context, 'content'>, name: string) {
  const render = await openPageRenderer(app)
  const addresses = listReference({ content: new Map([...ctx.content].filter(([api]) => api === name)) })
  const htmls: string[] = []
  const before = process.cpuUsage()
  for (const address of addresses) htmls.push((await render(`/en${address}`)).html)
  const { user, system } = process.cpuUsage(before)
  return { addresses, htmls, seconds: (user + system) / 1e6 }
}
