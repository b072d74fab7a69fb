import type { DataCall } from '@portal/data-apis/data-api.ts'
import { selectSeries } from '@portal/data-apis/macroeconomic/whole-series.ts'
import type { Consolidation, FileFormat } from '@portal/domain/dump.ts'
import type { Delivery } from '@portal/domain/feed.ts'
import { isDeliverable } from '@portal/domain/filter.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { choiceOf } from './filters.ts'
import type { Filter } from './operation-tables.ts'
import { textOf, wrongParameter } from './portal-operation.ts'

/** What a delivery remembers of its filter, which may change or go while it runs. */
export const snapshotOf = ({ id, name, description, ids, criteria, family }: Filter) => ({
  family,
  filter_id: id,
  filter_name: name,
  filter_description: description,
  ids,
  criteria: JSON.stringify(criteria),
})

/** The series of a filter, or the reason why feeds and dumps cannot deliver it. */
export async function selectDeliverable(ctx: Context, call: DataCall, filter: Filter): Promise<number[]> {
  if (!isDeliverable({ ...filter, series: filter.ids })) throw wrongParameter(call, 'operation.database-missing')
  const series = await selectSeries(ctx, choiceOf(filter))
  if (series.length === 0) throw wrongParameter(call, 'operation.filter-selects-nothing')
  return series
}

/** How a call wants its files; a 400 for what this portal cannot do yet. */
export function readDelivery(call: DataCall) {
  const delivery = (textOf(call, 'delivery') || 'web') as Delivery
  if (delivery === 'userftp') throw wrongParameter(call, 'operation.delivery-unavailable')
  for (const name of ['notification_email', 'notification_url']) {
    if (textOf(call, name)) throw wrongParameter(call, 'operation.notification-unavailable', { name })
  }
  return {
    name: textOf(call, 'name') ?? '',
    description: textOf(call, 'description') ?? '',
    consolidation: (textOf(call, 'consolidation') || 'zip') as Consolidation,
    format: (textOf(call, 'format') || 'json') as FileFormat,
    language: call.language,
    delivery,
  }
}

/** The condition that something was created after one day and before another. */
export function createdWithin(call: DataCall, column = 'created_at') {
  const [after = null, before = null] = [textOf(call, 'created_after'), textOf(call, 'created_before')]
  const created = sql.ref(column)
  return sql<boolean>`
    (${after}::date is null or ${created} >= (${after}::date + 1)::timestamp at time zone 'UTC') and
    (${before}::date is null or ${created} < ${before}::date::timestamp at time zone 'UTC')`
}
