import type { Words } from '@portal/domain/language.ts'
import {
  type Benchmark,
  type Grade,
  gradeOf,
  type IndustryScore,
  readBenchmark,
  type Trend,
} from '../company-benchmark.ts'
import { type DataCall, type Handler, inLanguage } from '../data-api.ts'
import { requireCompany } from './companies.ts'
import { noStatement } from './refusals.ts'

const profiles: Record<Grade, Words> = {
  A: { en: 'Very low risk', zh: '风险很低' },
  B: { en: 'Low risk', zh: '风险较低' },
  C: { en: 'Medium risk', zh: '风险中等' },
  D: { en: 'High risk', zh: '风险较高' },
  E: { en: 'Very high risk', zh: '风险很高' },
}
const scale: Words = {
  en: 'From 0 to 100, higher is better. Risk: A from 80, B from 60, C from 40, D from 20, E below.',
  zh: '0至100，越高越好。风险等级：80及以上为A，60及以上为B，40及以上为C，20及以上为D，其余为E。',
}

const companiesGetBenchmarkCompany: Handler = async (ctx, call) => {
  const company = await requireCompany(ctx, call)
  const benchmark = await readBenchmark(ctx, company, call.params.year as number | undefined)
  if (!benchmark) throw noStatement(call, company.id)
  return { body: { data: describeBenchmark(call, company.id, benchmark) } }
}

const describeBenchmark = ({ language }: DataCall, id: number, { year, risk, companies, industries }: Benchmark) => ({
  companyId: id,
  riskProfile: inLanguage(language, profiles[risk]),
  scoreScale: inLanguage(language, scale),
  period: { companyCount: companies, year, period: 'Y' },
  financialScores: industries.map(describeIndustry),
})

const describeIndustry = ({ code, companies, risk, score, ranking, trend, ...groups }: IndustryScore) => ({
  industryCode: code,
  period: { companyCount: companies },
  benchmark: {
    risk,
    benchmarkScore: score,
    averageRanking: ranking,
    ...describeGroup('size', groups.size),
    ...describeGroup('growth', groups.growth),
    ...describeGroup('profitability', groups.profitability),
    ...describeGroup('indebtedness', groups.indebtedness),
  },
  ...(trend && { trend: describeTrend(trend) }),
})

/** The score of a group of figures; nothing where none of them can be computed. */
const describeGroup = (name: string, score: number | undefined) =>
  score === undefined ? {} : { [name]: { [`average${name[0]!.toUpperCase()}${name.slice(1)}Score`]: score } }

const describeTrend = ({ score, profitLoss, balance, cashFlow }: Trend) => ({
  risk: gradeOf(score),
  trendScore: score,
  profitLoss: { risk: gradeOf(profitLoss), profitLossScore: profitLoss },
  balance: { risk: gradeOf(balance), balanceScore: balance },
  cashFlow: { risk: gradeOf(cashFlow), cashFlowScore: cashFlow },
})

export const benchmarkHandlers: Record<string, Handler> = { companiesGetBenchmarkCompany }
