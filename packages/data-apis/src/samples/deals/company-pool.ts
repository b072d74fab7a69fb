import type { CompanyPlan } from '../companies/plan.ts'
import { pick } from '../companies/tongues.ts'
import type { Chance } from '../random.ts'

/** The companies among which deals are made, by where and in what field they work. */
export interface CompanyPool {
  all: CompanyPlan[]
  listed: CompanyPlan[]
  bySector: Map<string, CompanyPlan[]>
  byCountry: Map<string, CompanyPlan[]>
  byId: Map<number, CompanyPlan>
}

/** Companies that do business. */
export function makePool(companies: CompanyPlan[]): CompanyPool {
  const all = companies.filter(({ status }) => status === 'OPER')
  const listed = all.filter(({ isListed }) => isListed)
  return {
    all,
    listed: listed.length ? listed : all,
    bySector: Map.groupBy(all, sectorOf),
    byCountry: Map.groupBy(all, ({ countryCode }) => countryCode),
    byId: new Map(companies.map(company => [company.id, company])),
  }
}

export const sectorOf = ({ industryCode }: CompanyPlan): string => industryCode.slice(0, 2)

/** How many companies are looked at for one that is large enough. */
const looks = 14

/** A company that could buy another: of its field or its country, and rather larger. */
export function chooseBuyer(target: CompanyPlan, pool: CompanyPool, dice: Chance): CompanyPlan | undefined {
  const isDomestic = dice.next() < 0.62
  const field = pool.bySector.get(sectorOf(target)) ?? pool.all
  const home = pool.byCountry.get(target.countryCode) ?? pool.all
  return choose(isDomestic ? home : field, target, dice) ?? choose(pool.all, target, dice)
}

/** A company that could own another of its country. */
export const chooseOwner = (target: CompanyPlan, pool: CompanyPool, dice: Chance): CompanyPlan | undefined =>
  choose(pool.byCountry.get(target.countryCode) ?? pool.all, target, dice)

function choose(among: CompanyPlan[], target: CompanyPlan, dice: Chance): CompanyPlan | undefined {
  let best: CompanyPlan | undefined
  for (let look = 0; look < looks; look++) {
    const one = pick(among, dice)
    if (one.id === target.id || one.id === target.parentId) continue
    const fits = one.sizeUsd >= 0.8 * target.sizeUsd
    if (fits && sectorOf(one) === sectorOf(target)) return one
    if (fits && !best) best = one
  }
  return best
}
