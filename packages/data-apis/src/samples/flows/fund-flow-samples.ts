import type pg from 'pg'
import type { FundDays } from '../../sources/flows.ts'
import { copyLines, line } from '../copy-lines.ts'
import { chance } from '../random.ts'
import type { SampleSet } from '../sample-set.ts'
import { type Climate, makeClimate, makeFundDays } from './fund-days.ts'
import { makeHoldings } from './fund-holdings.ts'
import { type Markets, makeMarkets } from './markets.ts'
import { type FundPlan, planFunds } from './plan-funds.ts'

/** The fund-flow database: funds, their days and what they hold. */
export const fundFlowSamples: SampleSet = { name: 'fund flows', write: writeSamples }

async function writeSamples(client: pg.PoolClient, progress: (line: string) => void) {
  const weather = makeMarkets()
  const plans = planFunds()
  progress(`Writing sample data: ${plans.length} funds, ${weather.days.length} days of each`)
  await copyLines(
    client,
    'flow.day',
    'number, day',
    weather.days.map((day, number) => line([number, day])),
  )
  const climates = new Map<string, Climate>()
  const reported: { plan: FundPlan; days: FundDays }[] = []
  const columns =
    'id, name_en, name_zh, manager_en, manager_zh, domicile, currency, asset_class, filters, first_day, assets, flows, changes'
  await copyLines(client, 'flow.fund', columns, fundLines(weather, plans, climates, reported))
  await copyLines(client, 'flow.share_class', 'id, fund_id, name, part', shareClassLines(plans))
  await copyLines(client, 'flow.holding', 'fund_id, kind, first_month, ids, parts', holdingLines(weather, reported))
  await client.query('analyze flow.fund, flow.holding, flow.share_class')
}

function* fundLines(
  weather: Markets,
  plans: FundPlan[],
  climates: Map<string, Climate>,
  reported: { plan: FundPlan; days: FundDays }[],
) {
  for (const plan of plans) {
    const climate = climates.get(plan.assetClass) ?? makeClimate(weather, plan)
    climates.set(plan.assetClass, climate)
    const days = makeFundDays(weather, plan, climate)
    if ('12'.includes(plan.digit) && chance(`report of ${plan.id}`).next() < 0.45) reported.push({ plan, days })
    const { id, en, zh, manager, domicile, currency, assetClass, filters } = plan
    const { first, ...numbers } = days
    const values = [numbers.assets, numbers.flows, numbers.changes].map(bytes)
    const names = [en, zh, manager.en, manager.zh, domicile, currency, assetClass]
    yield line([id, ...names, `{${filters.join(',')}}`, first, ...values])
  }
}

/** Numbers as COPY writes bytes. */
const bytes = ({ buffer }: Int32Array | Uint16Array): string => `\\\\x${Buffer.from(buffer).toString('hex')}`

function* shareClassLines(plans: FundPlan[]) {
  for (const { id, shareClasses } of plans) {
    for (const [at, { name, part }] of shareClasses.entries()) yield line([id * 10 + at + 1, id, name, part])
  }
}

function* holdingLines(weather: Markets, reported: { plan: FundPlan; days: FundDays }[]) {
  for (const { plan, days } of reported) {
    const first = weather.months[days.first]!
    const last = weather.months[days.first + days.assets.length - 1]!
    const months = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    for (const { kind, ids, parts } of makeHoldings(weather, plan, months)) {
      yield line([plan.id, kind, first, `{${ids.join(',')}}`, bytes(parts)])
    }
  }
}
