import type { DataCall, DataContext, Handler } from '../data-api.ts'
import { findNode, type LayoutNode, listNodes, listTableSeries } from '../sources/layout.ts'
import type { NodeKind } from '../sources/layout-write.ts'
import { readCallCriteria, readCallFilter } from './criteria.ts'
import { describeSeries } from './describe-series.ts'
import { notFound } from './refusals.ts'

/** The node of the path. Throws a 404 when there is none of that kind. */
async function readNode(ctx: DataContext, call: DataCall, kind: NodeKind): Promise<LayoutNode> {
  const code = String(call.params.id).toUpperCase()
  const node = await findNode(ctx, code, call.language)
  if (node?.kind !== kind) throw notFound(call, code)
  return node
}

/** LayoutItem for each node of a kind below the one of the path, or for every database. */
const listing =
  (kind: NodeKind, above?: NodeKind): Handler =>
  async (ctx, call) => {
    const below = above && (await readNode(ctx, call, above))
    const wanted = { kind, language: call.language, ...(below && { below }) }
    const nodes = await listNodes(ctx, wanted, await readCallCriteria(ctx, call), readCallFilter(call))
    const data = nodes.map(({ code, name, display_order, series }) => ({
      subscribed: true,
      seriesCount: series,
      metadata: { id: code, name },
      ui: { displayOrder: display_order },
    }))
    return { body: { data } }
  }

/** LayoutFullMetadataItem of the node of the path. */
const describing =
  (kind: NodeKind): Handler =>
  async (ctx, call) => {
    const { code, name, ancestors } = await readNode(ctx, call, kind)
    return { body: { data: [{ metadata: { id: code, name }, ancestors }] } }
  }

const getLayoutSeries: Handler = async (ctx, call) => {
  const { code } = await readNode(ctx, call, 'table')
  const series = await listTableSeries(ctx, code, await readCallCriteria(ctx, call), readCallFilter(call))
  const descriptions = await describeSeries(
    ctx,
    series.map(({ id }) => id),
    { language: call.language, places: new Map(series.map(({ id, code }) => [id, code])) },
  )
  return { body: { data: series.map(({ id }) => ({ entityId: String(id), ...descriptions.get(id)! })), errors: [] } }
}

/** The operations of the tag Layout, footnotes apart. */
export const layoutHandlers: Record<string, Handler> = {
  getLayoutDatabases: listing('database'),
  getLayoutTopics: listing('topic', 'database'),
  getLayoutDatabaseTopics: listing('topic', 'database'),
  getLayoutDatabaseSections: listing('section', 'database'),
  getLayoutDatabaseTables: listing('table', 'database'),
  getLayoutTopicMetadata: describing('topic'),
  getLayoutSections: listing('section', 'topic'),
  getLayoutSectionMetadata: describing('section'),
  getLayoutTables: listing('table', 'section'),
  getLayoutTableMetadata: describing('table'),
  getLayoutSeries,
}
