import type { DealStatus, DealType } from '../../dealwatch/codes.ts'
import type { PartyRow } from '../../sources/deal-rows.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import { pick } from '../companies/tongues.ts'
import { type Chance, chance } from '../random.ts'
import type { CompanyPool } from './company-pool.ts'
import { planParties } from './party-plan.ts'
import { planTerms, type Terms } from './terms-plan.ts'
import { planTimeline, type Timeline } from './timeline-plan.ts'
import { chooseWeighted } from './weighted.ts'

/** One deal of the sample. */
export interface DealPlan {
  id: number
  type: DealType
  status: DealStatus
  target: CompanyPlan
  parties: PartyRow[]
  /** The company that buys, when one does. */
  buyer: CompanyPlan | undefined
  timeline: Timeline
  terms: Terms
}

/** Of 100 deals. */
const typeWeights: [DealType, number][] = [
  ['ACQ', 36],
  ['MIN', 17],
  ['PE', 11],
  ['AST', 9],
  ['MER', 5],
  ['JV', 5],
  ['SPO', 4],
  ['PRV', 4],
  ['IPO', 4],
  ['MBO', 3],
  ['BUY', 2],
]
const ofListed = new Set<DealType>(['IPO', 'SPO', 'BUY'])

const firstDealId = 400_001

/** The deal of a place in the sample, among the companies of a pool. */
export function planDeal(at: number, pool: CompanyPool): DealPlan {
  const dice = chance(`deal:${at}`)
  const type = chooseWeighted(typeWeights, dice.next())
  const target = chooseTarget(type, ofListed.has(type) ? pool.listed : pool.all, dice)
  const { stakes, buyer, parties } = planParties(type, target, pool, dice)
  const isCrossBorder = buyer !== undefined && buyer.countryCode !== target.countryCode
  const companies = parties.flatMap(({ companyId }) => pool.byId.get(companyId ?? 0) ?? [])
  const firstYear = Math.max(...companies.map(({ foundedYear }) => foundedYear)) + 2
  const timeline = planTimeline({ type, target, isCrossBorder, firstYear }, dice)
  const terms = planTerms({ type, target, stakes, isCrossBorder, timeline }, dice)
  return { id: firstDealId + at, type, status: timeline.status, target, parties, buyer, timeline, terms }
}

/** The news is rather about large companies; managers can afford only small ones. */
function chooseTarget(type: DealType, companies: CompanyPlan[], dice: Chance): CompanyPlan {
  const seen = [pick(companies, dice), pick(companies, dice), pick(companies, dice)]
  seen.sort((one, other) => one.sizeUsd - other.sizeUsd)
  return seen.at(type === 'MBO' ? 0 : -1)!
}
