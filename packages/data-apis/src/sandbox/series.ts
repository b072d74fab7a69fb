import type { DataCall, DataContext, DataError, Handler } from '../data-api.ts'
import { errorEntry } from '../macroeconomic/refusals.ts'
import { seriesHandlers } from '../macroeconomic/series.ts'
import { refusal } from '../refusal.ts'
import { readOldestShown, readSandboxScope, type SandboxScope } from '../sources/sandbox-scope.ts'
import { findSeriesIds } from '../sources/series-references.ts'

/** A series as the macroeconomic API answers it, as far as it matters here. */
interface Item {
  entityId: string
  layout?: { topic: { id: string } }[]
  timePoints?: { date: string }[]
  deletedTimePoints?: { date: string }[]
}

/** The call as one that a filter narrows down to the series of the sandbox. */
export const within = ({ series }: SandboxScope, call: DataCall): DataCall => ({
  ...call,
  params: { ...call.params, filter_id: 'sandbox' },
  filter: { series: [...series], criteria: {} },
})

/** The series without the places in the tree that the sandbox does not have. */
export const withShownPlaces = <Shown extends Item>({ nodes }: SandboxScope, item: Shown): Shown =>
  item.layout ? { ...item, layout: item.layout.filter(({ topic }) => nodes.has(topic.id)) } : item

const searchSeries: Handler = async (ctx, call) => {
  const scope = await readSandboxScope(ctx)
  const answer = await seriesHandlers.searchSeries!(ctx, within(scope, call))
  const { data } = (answer as { body: { data: { items: Item[] } } }).body
  return { body: { data: { ...data, items: data.items.map(item => withShownPlaces(scope, item)) } } }
}

const notShown = (call: DataCall, reference: string): DataError =>
  refusal(call, 403, 'UNSUBSCRIBED_SERIES', {
    en: `The series ${reference} is not part of the sandbox. A search shows those that are.`,
    zh: `数列${reference}不在沙盒范围内，可通过搜索查看沙盒包含的数列。`,
  })

/** Reads series as the macroeconomic API does; those outside the sandbox become errors, and so do unknown ones. */
const reading =
  (operation: string): Handler =>
  async (ctx, call) => {
    const scope = await readSandboxScope(ctx)
    const references = (call.params.id as string[]).map(reference => reference.trim())
    const { byReference, malformed } = await findSeriesIds(ctx.db, references)
    const isShown = (reference: string) =>
      malformed.includes(reference) || scope.series.has(byReference.get(reference)!)
    const shown = references.filter(isShown)
    const errors = references.filter(reference => !isShown(reference)).map(reference => notShown(call, reference))
    if (!shown.length) throw errors[0]!
    const answer = await seriesHandlers[operation]!(ctx, { ...call, params: { ...call.params, id: shown } })
    const { body } = answer as { body: { data: Item[]; errors: object[] } }
    const items = body.data.map(item => withShownPlaces(scope, item))
    const data = await withShownPoints(ctx, items, byReference)
    return { body: { data, errors: [...body.errors, ...errors.map(errorEntry)] } }
  }

async function withShownPoints(ctx: DataContext, items: Item[], byReference: ReadonlyMap<string, number>) {
  const oldest = await readOldestShown(ctx, [...byReference.values()])
  return items.map(item => {
    const from = oldest.get(byReference.get(item.entityId)!) ?? ''
    const { timePoints, deletedTimePoints } = item
    return {
      ...item,
      ...(timePoints && { timePoints: timePoints.filter(({ date }) => date >= from) }),
      ...(deletedTimePoints && { deletedTimePoints: deletedTimePoints.filter(({ date }) => date >= from) }),
    }
  })
}

/** The operations of the tag Series. */
export const sandboxSeriesHandlers: Record<string, Handler> = {
  searchSeries,
  getSeries: reading('getSeries'),
  getSeriesMetadata: reading('getSeriesMetadata'),
  getSeriesTimePoints: reading('getSeriesTimePoints'),
}
