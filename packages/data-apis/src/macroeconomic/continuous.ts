import type { DataCall, DataContext, Handler } from '../data-api.ts'
import type { Points } from '../sources/points.ts'
import { type Chain, readChains, readPoints, readRevisions } from '../sources/series-points.ts'
import { firstPoints, splice } from './point-history.ts'
import { notFound } from './refusals.ts'
import { readRequestedOne } from './requested-series.ts'

/** The chains of the series in the path; for vintages only those whose members all keep revisions. */
async function readRequestedChains(ctx: DataContext, call: DataCall, forVintages: boolean): Promise<Chain[]> {
  const { id } = await readRequestedOne(ctx, call)
  const chains = (await readChains(ctx, [id])).get(id) ?? []
  return forVintages ? chains.filter(chain => chain.forVintages) : chains
}

const listing =
  (forVintages: boolean): Handler =>
  async (ctx, call) => {
    const chains = await readRequestedChains(ctx, call, forVintages)
    const items = chains.map(({ id, members, en, zh }) => ({
      chain_id: id,
      function_description: call.language === 'zh' ? zh : en,
      series: members.map(String),
    }))
    return { body: { data: { total: items.length, items } } }
  }

const joining =
  (forVintages: boolean): Handler =>
  async (ctx, call) => {
    const wanted = String(call.params.chain_id)
    const chain = (await readRequestedChains(ctx, call, forVintages)).find(({ id }) => id === wanted)
    if (!chain) throw notFound(call, wanted)
    const { dates, values } = splice(await readMembers(ctx, chain, forVintages))
    const timePoints = dates
      .flatMap((date, at) => (values[at] === null ? [] : [{ value: String(values[at]), date }]))
      .reverse()
    return { body: { data: { timePoints } } }
  }

/** The points of the members, as first published when vintages are asked for. */
async function readMembers(ctx: DataContext, { members }: Chain, forVintages: boolean): Promise<Points[]> {
  if (forVintages) {
    const revisions = await readRevisions(ctx, members)
    return members.map(id => firstPoints(revisions.get(id) ?? []))
  }
  const points = await readPoints(ctx, members)
  return members.flatMap(id => points.get(id) ?? [])
}

export const continuousHandlers: Record<string, Handler> = {
  getContinuousSeries: listing(false),
  getContinuousSeriesTimePoints: joining(false),
  getVintageContinuousSeries: listing(true),
  getVintageContinuousSeriesTimePoints: joining(true),
}
