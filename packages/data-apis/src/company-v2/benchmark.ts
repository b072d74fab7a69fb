import { type Benchmark, gradeOf, type IndustryScore, readBenchmark, type Trend } from '../company-benchmark.ts'
import { type DataCall, type Handler, inLanguage } from '../data-api.ts'
import { refusal } from '../refusal.ts'
import { readCompanies } from '../sources/companies.ts'
import { noCompany } from './refusals.ts'

const companiesIdBenchmarkGet: Handler = async (ctx, call) => {
  const { id, year } = call.params as { id: number; year?: number }
  const [company] = await readCompanies(ctx, [id])
  if (!company) throw noCompany(call, id)
  const benchmark = await readBenchmark(ctx, company, year)
  if (!benchmark) throw noBenchmark(call, id, year)
  return { body: { data: present(call, id, benchmark) } }
}

const present = ({ language }: DataCall, id: number, { year, risk, companies, industries }: Benchmark) => ({
  company_id: id,
  risk_profile: risk,
  score_scale: inLanguage(language, { en: '0 to 100, higher is better', zh: '0至100，越高越好' }),
  period: { company_count: companies, year, period: 'Y' },
  financial_scores: industries.map(presentIndustry),
})

const presentIndustry = ({ code, companies, risk, score, ranking, trend, ...groups }: IndustryScore) => ({
  industry_code: code,
  period: { company_count: companies },
  benchmark: {
    risk,
    benchmark_score: score,
    average_ranking: ranking,
    ...group('size', groups.size),
    ...group('growth', groups.growth),
    ...group('profitability', groups.profitability),
    ...group('indebtedness', groups.indebtedness),
  },
  ...(trend && { trend: presentTrend(trend) }),
})

/** The score of a group of figures; nothing where none of them can be computed. */
const group = (name: string, score: number | undefined) =>
  score === undefined ? {} : { [name]: { [`average_${name}_score`]: score } }

const presentTrend = ({ score, profitLoss, balance, cashFlow }: Trend) => ({
  risk: gradeOf(score),
  trend_score: score,
  profit_loss: { risk: gradeOf(profitLoss), profit_loss_score: profitLoss },
  balance: { risk: gradeOf(balance), balance_score: balance },
  cash_flow: { risk: gradeOf(cashFlow), cash_flow_score: cashFlow },
})

const noBenchmark = (call: DataCall, id: number, year: number | undefined) =>
  refusal(call, 404, 'STATEMENT_NOT_FOUND', {
    en: `Company ${id} has no annual statement${year === undefined ? '' : ` of ${year}`} that could be compared.`,
    zh: `公司${id}没有可供比较的${year === undefined ? '' : `${year}年`}年度报表。`,
  })

/** Scores of a company among its peers. */
export const benchmarkHandlers: Record<string, Handler> = { companiesIdBenchmarkGet }
