import { countries } from '../../countries.ts'
import type { PreviousName } from '../../sources/company-tables.ts'
import { plainNames } from '../../sources/company-words.ts'
import { type Chance, chance } from '../random.ts'
import { businessRows } from './business-data.ts'
import { findCompanyCountry } from './places.ts'
import { type CompanyPlan, exampleCompanyId } from './plan.ts'
import { nameBusiness, namePerson, type Twin } from './tongues.ts'

interface ExecutivePlan extends Twin {
  position: string
}

/** Who holds a part of a company; `ownerId` when it is a company of the sample. */
export interface OwnerPlan extends Twin {
  type: 'COM' | 'PER' | 'STA' | 'FUN' | 'FLO'
  ownerId: number | null
  country: string | null
  percentage: number
}

export interface UltimateOwner extends Twin {
  names: string
  country: string | null
  birthDate: string | null
  id: number | null
  share: number
}

const tongueOf = (plan: CompanyPlan) => findCompanyCountry(plan.countryCode)!.tongue

/** Those who lead a company, the head first. */
export function planExecutives(plan: CompanyPlan): ExecutivePlan[] {
  const dice = chance(`people:${plan.id}`)
  const { employees, isListed } = plan
  const posts = isListed
    ? ['CHAIR', 'CEO', 'CFO', 'BOARD', 'BOARD', 'COO']
    : employees > 200
      ? ['CEO', 'CFO', 'COO', 'SALES']
      : employees > 40
        ? ['CEO', 'CFO', 'SALES']
        : ['OWNER', ...(employees > 15 ? ['SALES'] : [])]
  return posts.map(position => ({ position, ...namePerson(tongueOf(plan), dice) }))
}

const funds: Twin[] = [
  'Meridian Pension Fund',
  'Northern Lights Capital Partners',
  'Blue Harbour Asset Management',
  'Silk Road Growth Fund',
  'Danube Equity Partners',
  'Pacific Rim Investments',
].map(name => ({ latin: name, local: name }))

const part = (value: number) => Math.round(value * 100) / 100

/** The owners of a company, the largest first; what they hold adds up to 100 percent. */
export function planOwners(plan: CompanyPlan, byId: ReadonlyMap<number, CompanyPlan>): OwnerPlan[] {
  const dice = chance(`owners:${plan.id}`)
  const owners: OwnerPlan[] = []
  const parent = plan.parentId === null ? undefined : byId.get(plan.parentId)
  if (parent) owners.push(ownerOf(parent, plan.parentShare))
  let rest = part(100 - (parent ? plan.parentShare : 0))
  const add = (owner: OwnerPlan) => {
    owners.push(owner)
    rest = part(rest - owner.percentage)
  }
  if (rest > 0 && plan.isListed) addInvestors(plan, rest, dice, add)
  if (rest > 0 && !parent && plan.employees > 3000 && dice.next() < 0.3) add(state(plan, part(rest * 0.6)))
  if (rest > 0 && !plan.isListed) addPeople(plan, rest, dice, add)
  if (rest > 0)
    add({ type: 'FLO', latin: 'Free float', local: 'Free float', ownerId: null, country: null, percentage: rest })
  return owners.sort((one, other) => other.percentage - one.percentage)
}

const ownerOf = ({ id, name, nameLocal, countryCode }: CompanyPlan, percentage: number): OwnerPlan => ({
  ...{ type: 'COM', latin: name, local: nameLocal, ownerId: id, country: countryCode, percentage },
})

function state({ countryCode }: CompanyPlan, percentage: number): OwnerPlan {
  const name = `State of ${countries.find(({ id }) => id === countryCode)!.en}`
  return { type: 'STA', latin: name, local: name, ownerId: null, country: countryCode, percentage }
}

const person = (plan: CompanyPlan, dice: Chance, percentage: number): OwnerPlan => ({
  ...namePerson(tongueOf(plan), dice),
  ...{ type: 'PER', ownerId: null, country: plan.countryCode, percentage },
})

function addInvestors(plan: CompanyPlan, rest: number, dice: Chance, add: (owner: OwnerPlan) => void) {
  const founder = part(rest * (0.12 + dice.next() * 0.4))
  if (plan.parentId === null) add(person(plan, dice, founder))
  const fund = funds[Math.floor(dice.next() * funds.length)]!
  add({ ...fund, type: 'FUN', ownerId: null, country: 'LU', percentage: part(rest * 0.08) })
}

function addPeople(plan: CompanyPlan, rest: number, dice: Chance, add: (owner: OwnerPlan) => void) {
  const count = plan.parentId === null ? 1 + Math.floor(dice.next() * 3) : 1
  let left = rest
  for (let at = 0; at < count; at++) {
    const share = at === count - 1 ? left : part(left * (0.45 + dice.next() * 0.3))
    add(person(plan, dice, share))
    left = part(left - share)
  }
}

/**
 * Follows the largest owners up: a person or a state at the top, or the company that nobody holds a quarter of. Null for
 * a company that stands there itself.
 */
export function findUltimateOwner(
  plan: CompanyPlan,
  byId: ReadonlyMap<number, CompanyPlan>,
  owners: ReadonlyMap<number, OwnerPlan[]>,
): UltimateOwner | null {
  let top = plan
  let share = 100
  while (top.parentId !== null) {
    share = (share * top.parentShare) / 100
    top = byId.get(top.parentId)!
  }
  const [largest] = owners.get(top.id)!.filter(({ type }) => type === 'PER' || type === 'STA')
  if (largest && largest.percentage >= 25) {
    const { latin, local, country, type, percentage } = largest
    const birthDate = type === 'PER' ? birthday(`${top.id}:${latin}`) : null
    const held = part((share * percentage) / 100)
    return { latin, local, names: plainNames([latin, local]), country, birthDate, id: null, share: held }
  }
  if (top === plan) return null
  const { name: latin, nameLocal: local, countryCode: country, id } = top
  return { latin, local, names: plainNames([latin, local]), country, birthDate: null, id, share: part(share) }
}

function birthday(name: string): string {
  const dice = chance(`born:${name}`)
  const day = new Date(Date.UTC(1942 + Math.floor(dice.next() * 48), 0, 1 + Math.floor(dice.next() * 365)))
  return day.toISOString().slice(0, 10)
}

/** The earlier names of some companies: another root, the same business and form. */
export function planPreviousNames(plan: CompanyPlan): PreviousName[] {
  const { id, city, foundedYear, legalForm, industryCode } = plan
  const dice = chance(`renamed:${id}`)
  if (id === exampleCompanyId || dice.next() > 0.08) return []
  const before = nameBusiness(tongueOf(plan), wordOf(industryCode), city, dice)
  const year = Math.min(2024, foundedYear + 3 + Math.floor(dice.next() * 12))
  const [name, name_local] = [legalForm.latin.replace('{}', before.latin), legalForm.local.replace('{}', before.local)]
  return [{ name, name_local, year }]
}

const wordOf = (industry: string) => businessRows.find(([code]) => code === industry)![1]
