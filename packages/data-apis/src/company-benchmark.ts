import { accountFormula, globalStandard } from './company-codes/accounts.ts'
import { findIndustry } from './company-codes/industries.ts'
import type { DataContext } from './data-api.ts'
import type { Company } from './sources/companies.ts'
import { type PeerFigures, readPeers } from './sources/company-peers.ts'
import { readStatementsOf, type Statement } from './sources/company-statements.ts'

/** A is the lowest risk. */
export type Grade = 'A' | 'B' | 'C' | 'D' | 'E'

/** Where a company stands among its peers, and which way it moves; scores from 0 to 100, higher is better. */
export interface Benchmark {
  year: number
  risk: Grade
  /** How many companies were compared in all its industries together. */
  companies: number
  industries: IndustryScore[]
}

export interface IndustryScore {
  /** NAICS; a wider industry where the company's own has too few companies. */
  code: string
  companies: number
  risk: Grade
  score: number
  /** Among the peers, averaged over all figures; 1 is the best. */
  ranking: number
  /** A group of figures has no score where none of them can be computed. */
  size: number | undefined
  growth: number | undefined
  profitability: number | undefined
  indebtedness: number | undefined
  /** Nothing when there is no statement of the year before. */
  trend: Trend | undefined
}

export interface Trend {
  score: number
  profitLoss: number
  balance: number
  cashFlow: number
}

/** Fewer make no comparison; the industry above is taken then. */
const peersMin = 5

export const gradeOf = (score: number): Grade =>
  (['E', 'D', 'C', 'B', 'A'] as const)[Math.min(4, Math.floor(score / 20))]!

/**
 * Compares a company with those of its industries by the annual statements of a year, the newest one of the company when
 * none is named. Undefined when it has no such statement or no peers.
 */
export async function readBenchmark(
  ctx: DataContext,
  company: Company,
  asked?: number,
): Promise<Benchmark | undefined> {
  const own = annual(await readStatementsOf(ctx, [company.id]))
  const year = asked ?? Math.max(...own.map(statement => statement.year))
  const now = own.find(statement => statement.year === year)
  if (!now) return undefined
  const before = own.find(one => one.year === year - 1 && one.is_consolidated === now.is_consolidated)
  const trend = before && trendOf(now, before)
  const codes = [...new Set([...company.main_industries, ...company.secondary_industries])]
  const peers = await readPeers(ctx, [...new Set(codes.map(code => code.slice(0, 2)))], year)
  const self = figuresOf(company, now, before)
  const others = peers.filter(({ id }) => id !== company.id)
  const industries = codes.flatMap(code => scoreIn(code, self, others, trend))
  if (!industries[0]) return undefined
  const score = trend ? mean([industries[0].score, trend.score]) : industries[0].score
  return { year, risk: gradeOf(score), companies: peers.length, industries }
}

/** The statements of full years, newest first; of a company with both kinds, those of the group. */
function annual(statements: Statement[]): Statement[] {
  const years = statements.filter(({ period }) => period === 'Y')
  const isGroup = years.some(statement => statement.is_consolidated)
  return years.filter(statement => statement.is_consolidated === isGroup)
}

const figuresOf = (company: Company, now: Statement, before: Statement | undefined): PeerFigures => ({
  id: company.id,
  main_industries: company.main_industries,
  revenue: now.revenue_usd,
  net_profit: now.net_profit_usd,
  assets: now.assets_usd,
  liabilities: now.liabilities_usd,
  revenue_before: before?.revenue_usd ?? null,
})

type Figure = (peer: PeerFigures) => number | undefined

const ratio = (top: number, bottom: number) => (bottom > 0 ? top / bottom : undefined)

/** What is compared; more is better. */
const figures: Record<'size' | 'growth' | 'profitability' | 'indebtedness', Figure[]> = {
  size: [({ revenue }) => revenue, ({ assets }) => assets],
  growth: [({ revenue, revenue_before: before }) => (before === null ? undefined : ratio(revenue, before))],
  profitability: [
    ({ net_profit, revenue }) => ratio(net_profit, revenue),
    ({ net_profit, assets }) => ratio(net_profit, assets),
  ],
  indebtedness: [({ assets, liabilities }) => ratio(assets - liabilities, assets)],
}

function scoreIn(code: string, self: PeerFigures, all: PeerFigures[], trend: Trend | undefined): IndustryScore[] {
  const found = findPeers(code, all)
  if (!found) return []
  const places = Object.entries(figures).map(
    ([name, list]) => [name, list.flatMap(placeOf(self, found.peers))] as const,
  )
  const scores = Object.fromEntries(
    places.map(([name, list]) => [name, list.length ? mean(list.map(({ score }) => score)) : undefined]),
  )
  const score = mean(Object.values(scores).filter(value => value !== undefined))
  const ranking = mean(places.flatMap(([, list]) => list.map(({ rank }) => rank)))
  const companies = found.peers.length + 1
  return [{ code: found.code, companies, risk: gradeOf(score), score, ranking, trend, ...scores } as IndustryScore]
}

/** The industry itself, or the nearest one above it that has peers enough. */
function findPeers(code: string, all: PeerFigures[]): { code: string; peers: PeerFigures[] } | undefined {
  const peers = all.filter(peer => peer.main_industries.some(own => own.startsWith(code)))
  if (peers.length >= peersMin) return { code, peers }
  const above = findIndustry(code)?.parent
  return above ? findPeers(above, all) : undefined
}

/** The company's place by one figure: its rank, and the share of the peers that it leaves behind. */
const placeOf =
  (self: PeerFigures, peers: PeerFigures[]) =>
  (figure: Figure): { rank: number; score: number }[] => {
    const own = figure(self)
    const others = peers.map(figure).filter(value => value !== undefined)
    if (own === undefined || !others.length) return []
    const better = others.filter(value => value > own).length
    const equal = others.filter(value => value === own).length
    return [{ rank: better + 1, score: round(100 * (1 - (better + equal / 2) / others.length)) }]
  }

const mean = (values: number[]) => round(values.reduce((sum, value) => sum + value, 0) / values.length)
const round = (value: number) => Math.round(value * 10) / 10

/** Where the cash flow from operations and the total assets stand among the accounts of a statement. */
const [cashPlace, assetsPlace] = ['CO', 'TA'].map(code => accountFormula(globalStandard, code)!.add[0]!) as [
  number,
  number,
]

/** 50 for no change; growth by a third and margins that gain ten points are both some 88. */
const ofGrowth = (now: number, before: number) => (before > 0 ? 50 + 50 * Math.tanh(3 * (now / before - 1)) : 50)
const ofMargin = (now = 0, before = 0) => 50 + 50 * Math.tanh(10 * (now - before))

function trendOf(now: Statement, before: Statement): Trend {
  const margin = (name: 'operating_profit_usd' | 'net_profit_usd') =>
    ofMargin(ratio(now[name], now.revenue_usd), ratio(before[name], before.revenue_usd))
  const equity = ({ equity_usd, assets_usd }: Statement) => ratio(equity_usd, assets_usd)
  const cash = ({ accounts }: Statement) => ratio(accounts[cashPlace]!, accounts[assetsPlace]!)
  const growth = ofGrowth(now.revenue_usd, before.revenue_usd)
  const profitLoss = mean([growth, margin('operating_profit_usd'), margin('net_profit_usd')])
  const balance = mean([ofGrowth(now.assets_usd, before.assets_usd), ofMargin(equity(now), equity(before))])
  const cashFlow = mean([ofMargin(cash(now), cash(before))])
  return { score: mean([profitLoss, balance, cashFlow]), profitLoss, balance, cashFlow }
}
