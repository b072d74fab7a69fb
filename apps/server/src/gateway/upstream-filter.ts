import { shownValue } from '@portal/domain/parameters.ts'
import type { Context } from '@portal/services/context.ts'
import { findSavedFilter } from '@portal/services/filters.ts'
import { type GatewayCall, refuse } from './call.ts'
import { nameIn, valueIn } from './upstream-address.ts'

const own = 'filter_id'

/**
 * A query in which the choice of the caller's saved filter stands in the place of its id: filters are kept here, and mean
 * nothing to the real API. Fails with 400 for a filter that there is not, and for one whose choice the operation has no
 * parameters for or the call restricts itself.
 */
export async function spellOutFilter(ctx: Context, call: GatewayCall, query: string): Promise<string> {
  const pairs = query.split('&')
  const named = pairs.filter(pair => nameIn(pair) === own)
  if (named.length === 0 || !call.operation?.plan.names.query.has(own)) return query
  const others = pairs.filter(pair => !named.includes(pair))
  const id = valueIn(named[0]!)
  const filter = call.holder && (await findSavedFilter(ctx, call.api.product.name, call.holder.accountId, id))
  if (!filter || named.length > 1)
    throw refuse(call, 400, 'parameter-wrong', 'gateway.filter-unknown', { id: shownValue(id) })
  const { order: _, direction: __, ...criteria } = filter.criteria
  const isList = filter.series.length > 0
  if (isList && Object.keys(criteria).length > 0) throw cannot(call) // either the one or the other is no parameter
  const taken = new Set(others.map(nameIn))
  const chosen = Object.entries(isList ? { series: filter.series } : criteria)
  return [...others, ...chosen.flatMap(([name, value]) => write(call, taken, name, value))].join('&')
}

function write(call: GatewayCall, taken: Set<string>, name: string, value: unknown): string[] {
  const rule = call.operation?.plan.rules.find(rule => rule.name === name && rule.place === 'query')
  const values = [value].flat().map(String)
  if (!rule || taken.has(name) || values.length > (rule.list ? rule.maxItems : 1)) throw cannot(call)
  const texts = rule.list === 'csv' ? [values.join(',')] : values
  return texts.map(text => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
}

const cannot = (call: GatewayCall) => refuse(call, 400, 'parameter-wrong', 'gateway.filter-unwritable')
