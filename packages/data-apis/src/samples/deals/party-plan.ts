import type { DealType, Role } from '../../dealwatch/codes.ts'
import type { PartyRow } from '../../sources/deal-rows.ts'
import { findCompanyCountry } from '../companies/places.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import { nameBusiness, namePerson, pick, type Twin } from '../companies/tongues.ts'
import type { Chance } from '../random.ts'
import { type CompanyPool, chooseBuyer, chooseOwner } from './company-pool.ts'
import { stateSeller } from './state-seller.ts'

/** Percent of the target's shares that the buyer has before, buys, and has afterwards. */
export interface Stakes {
  before: number
  acquired: number
  after: number
}

interface Parties {
  parties: PartyRow[]
  stakes: Stakes | undefined
  buyer: CompanyPlan | undefined
}

/** Least and most percent that change hands; nothing for assets. */
const stakeRange: Record<DealType, [number, number] | undefined> = {
  ACQ: [51, 140], // what lies above 100 is all of it
  MER: [100, 100],
  MIN: [5, 49.9],
  JV: [30, 50],
  IPO: [15, 35],
  SPO: [5, 15],
  PRV: [51, 115],
  MBO: [60, 120],
  PE: [20, 80],
  AST: undefined,
  BUY: [2, 10],
}

const rounded = (percent: number) => Math.round(percent * 10) / 10

/** Who takes part in a deal, and with what share of the target. */
export function planParties(type: DealType, target: CompanyPlan, pool: CompanyPool, dice: Chance): Parties {
  const stakes = planStakes(type, dice)
  const { buyer, rows: buyers } = planBuyers(type, target, pool, dice)
  const sellers = planSellers(type, target, buyer, pool, dice)
  const parties = [
    partyOf('target', target),
    ...shareOut(buyers, stakes?.acquired),
    ...shareOut(sellers, stakes?.acquired),
  ]
  return { parties, stakes, buyer }
}

function planStakes(type: DealType, dice: Chance): Stakes | undefined {
  const range = stakeRange[type]
  if (!range) return undefined
  const [least, most] = range
  const wanted = Math.min(100, rounded(least + dice.next() * (most - least)))
  const isStepUp = (type === 'ACQ' || type === 'MIN') && dice.next() < 0.18
  const before = isStepUp ? rounded(5 + dice.next() * 25) : 0
  const acquired = Math.min(wanted, rounded(100 - before))
  return { before, acquired, after: rounded(before + acquired) }
}

/** What changes hands, in parts of about the same size. */
function shareOut(rows: PartyRow[], percent: number | undefined): PartyRow[] {
  if (percent === undefined || !rows.length) return rows
  const part = rounded(percent / rows.length)
  return rows.map((row, at) => ({ ...row, stake: at ? part : rounded(percent - part * (rows.length - 1)) }))
}

const partyOf = (role: Role, company: CompanyPlan): PartyRow => ({
  role,
  companyId: company.id,
  name: company.name,
  nameLocal: company.nameLocal === company.name ? null : company.nameLocal,
  countryCode: company.countryCode,
  industry: company.industryCode,
  isPerson: false,
  stake: null,
})

const outsider = (role: Role, { latin, local }: Twin, countryCode: string, more: Partial<PartyRow>): PartyRow => ({
  role,
  companyId: null,
  name: latin,
  nameLocal: local === latin ? null : local,
  countryCode,
  industry: null,
  isPerson: false,
  stake: null,
  ...more,
})

function planPeople(role: Role, { countryCode }: CompanyPlan, dice: Chance): PartyRow[] {
  const { tongue } = findCompanyCountry(countryCode)!
  const people = Array.from({ length: 1 + Math.floor(dice.next() * 2.4) }, () => namePerson(tongue, dice))
  const names = new Set(people.map(({ latin }) => latin))
  return people.slice(0, names.size).map(name => outsider(role, name, countryCode, { isPerson: true }))
}

/** A person buys of companies with less revenue than this, in USD. */
const affordable = 60_000_000

/** Places where funds sit when they are not of the target's country. */
const hubs = ['US', 'GB', 'SG', 'AE', 'DE']
const fundNumbers = ['I', 'II', 'III', 'IV', 'V']
const chineseNumbers = '一二三四五'

function planFund(role: Role, target: CompanyPlan, dice: Chance): PartyRow {
  const home = dice.next() < 0.5 ? target.countryCode : pick(hubs, dice)
  const { tongue, cities } = findCompanyCountry(home) ?? findCompanyCountry(target.countryCode)!
  const number = Math.floor(dice.next() ** 1.6 * fundNumbers.length)
  const house = nameBusiness(tongue, 'capital', cities[0]!, dice)
  const latin = `${house.latin} Growth Fund ${fundNumbers[number]}`
  const local = tongue === 'zh' ? `${house.local}${chineseNumbers[number]}期基金` : latin
  return outsider(role, { latin, local }, home, { industry: '523940' })
}

function planBuyers(type: DealType, target: CompanyPlan, pool: CompanyPool, dice: Chance) {
  const draw = dice.next()
  if (type === 'IPO' || (type === 'SPO' && draw < 0.7)) return { buyer: undefined, rows: [] }
  if (type === 'BUY') return { buyer: target, rows: [partyOf('buyer', target)] }
  if (type === 'MBO') return { buyer: undefined, rows: planPeople('buyer', target, dice) }
  const isFund = type === 'PE' || type === 'SPO' || (type === 'MIN' && draw < 0.2) || (type === 'ACQ' && draw < 0.05)
  if (isFund) return { buyer: undefined, rows: [planFund('buyer', target, dice)] }
  const isPerson = target.sizeUsd < affordable && ((type === 'MIN' && draw < 0.3) || (type === 'ACQ' && draw < 0.08))
  const buyer = isPerson ? undefined : chooseBuyer(target, pool, dice)
  if (!buyer) return { buyer, rows: planPeople('buyer', target, dice).slice(0, 1) }
  return { buyer, rows: [partyOf('buyer', buyer)] }
}

const withoutSeller = new Set<DealType>(['IPO', 'SPO', 'BUY', 'MER'])

function planSellers(
  type: DealType,
  target: CompanyPlan,
  buyer: CompanyPlan | undefined,
  pool: CompanyPool,
  dice: Chance,
): PartyRow[] {
  if (withoutSeller.has(type)) return []
  if (type === 'PRV') return [outsider('seller', stateSeller(target), target.countryCode, {})]
  if (type === 'AST') return [partyOf('seller', target)]
  const owner = target.parentId === null ? undefined : pool.byId.get(target.parentId)
  const draw = dice.next()
  const seller = owner ?? (draw < 0.45 || type === 'JV' ? chooseOwner(target, pool, dice) : undefined)
  if (seller && seller.id !== buyer?.id) return [partyOf('seller', seller)]
  return draw < 0.8 ? planPeople('seller', target, dice) : []
}
