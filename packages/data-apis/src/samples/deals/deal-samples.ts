import type pg from 'pg'
import { collectWords, insertWordsInto } from '../../sources/words.ts'
import { companyCount, planCompanies } from '../companies/plan.ts'
import { copyLines } from '../copy-lines.ts'
import { chance } from '../random.ts'
import type { SampleOptions, SampleSet } from '../sample-set.ts'
import { planAdvice } from './advice-plan.ts'
import { planAdvisors } from './advisor-plan.ts'
import { makePool } from './company-pool.ts'
import { adviceLines, advisorLine, dealColumns, dealLine, partyLines, textOf } from './deal-lines.ts'
import { type DealPlan, planDeal } from './deal-plan.ts'
import { writeDeal } from './deal-text.ts'

/** Deals among the companies of the sample, with their parties and advisors. */
export const dealSamples: SampleSet = { name: 'deals', write: writeSamples }

const dealCount = 3200
/**
 * The first deals are among the first companies alone, and the first companies have no others, so that they are the
 * same however many companies there are.
 */
const [firstDeals, firstCompanies] = [160, 400]

/** The deals among so many companies. */
export function planDeals(companies = companyCount): DealPlan[] {
  const plans = planCompanies(companies)
  const rest = plans.slice(firstCompanies)
  const more = Math.round(((dealCount - firstDeals) * rest.length) / (companyCount - firstCompanies))
  const [first, later] = [makePool(plans.slice(0, firstCompanies)), makePool(rest)]
  return Array.from({ length: firstDeals + more }, (_, at) => planDeal(at, at < firstDeals ? first : later))
}

async function writeSamples(client: pg.PoolClient, progress: (line: string) => void, options: SampleOptions) {
  const deals = planDeals(options.companies)
  const advisors = planAdvisors()
  const texts = deals.map(plan => writeDeal(plan, chance(`deal-text:${plan.id}`)))
  const words = deals.map((plan, at) => textOf(plan, texts[at]!))
  progress(`Writing sample data: ${deals.length} deals`)
  await copyLines(
    client,
    'deal.advisor',
    'id, name_en, name_zh, name_key, country_id, types',
    advisors.map(advisorLine),
  )
  const lines = deals.map((plan, at) => dealLine(plan, texts[at]!, words[at]!))
  await client.query('drop index deal.deal_search_idx') // made once at the end, which takes less time
  await copyLines(client, 'deal.deal', dealColumns, lines)
  const partyColumns =
    'deal_id, role, position, company_id, name, name_local, name_key, country_id, industry, is_person, stake'
  await copyLines(client, 'deal.party', partyColumns, deals.map(partyLines))
  const advice = deals.map(plan => adviceLines(plan, planAdvice(plan, advisors, chance(`deal-advice:${plan.id}`))))
  await copyLines(client, 'deal.advice', 'deal_id, advisor_id, type, side', advice)
  await client.query(insertWordsInto('deal.word'), [collectWords(words)])
  await client.query('create index deal_search_idx on deal.deal using gin (search) with (fastupdate = off)')
  await client.query('analyze deal.deal, deal.party, deal.advice, deal.advisor, deal.word')
}
