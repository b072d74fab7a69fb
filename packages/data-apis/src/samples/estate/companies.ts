import { countries } from '../../countries.ts'
import type { CompanyRole } from '../../real-estate/codes.ts'
import { addDays, today } from '../calendar.ts'
import { type CompanyPlan, planCompanies } from '../companies/plan.ts'
import { hash } from '../random.ts'
import type { Pick } from './buildings.ts'
import { ownCompanyRows } from './company-data.ts'
import { cities } from './places.ts'

/** A company that builds, owns, lends on or uses property. */
export interface EstateCompany {
  id: number
  name: string
  /** Where it differs. */
  nameLocal: string | null
  roles: CompanyRole[]
  country: string
  /** What it runs, of operators. */
  trade?: Trade
  /** The company in the company APIs. */
  emisId: number | null
  updatedOn: string
}

/** Buildings that are run and not just let. */
export type Trade = 'hotel' | 'healthcare' | 'data_centre'

const trades: Record<string, Trade> = { 721110: 'hotel', 622110: 'healthcare', 518210: 'data_centre' }

/** What companies of an industry (the beginning of their NAICS code) do with property. */
const rolesByIndustry: [string, CompanyRole[]][] = [
  ['531110', ['developer', 'owner']],
  ['531120', ['owner', 'investor']],
  ['236117', ['developer']],
  ['236220', ['contractor']],
  ['522110', ['lender']],
  ['523940', ['investor']],
  ['524113', ['investor', 'lender']],
  ['551112', ['owner']],
  ['721110', ['operator']],
  ['622110', ['operator']],
  ['518210', ['operator', 'tenant']],
  ...['513210', '541512', '541611', '541330', '524126', '513110', '722511'].map(tenantOf),
  ...['445110', '449210', '455110', '484121', '488510', '493', '325412', '334418'].map(tenantOf),
]

function tenantOf(industry: string): [string, CompanyRole[]] {
  return [industry, ['tenant']]
}

/** How many companies of an industry one country has here, the largest ones; tenants come from many industries. */
const perCountry = 4
const tenantsPerCountry = 2
const countryCodes = new Set(cities.map(({ country }) => country))
const countryNames = new Map(countries.map(place => [place.id, place]))

/**
 * The companies of the real-estate sample: most are companies of the company sample, some are this one's own. They are
 * the same ones however few companies that sample has; those that it leaves out have no id there.
 */
export function planEstateCompanies(count: number | undefined): EstateCompany[] {
  const all = planCompanies()
  const there = new Set(all.slice(0, count).map(({ id }) => id))
  const taken = new Map<string, number>()
  const known = all
    .filter(({ countryCode, status }) => countryCodes.has(countryCode) && status === 'OPER')
    .sort((a, b) => b.sizeUsd - a.sizeUsd)
    .flatMap(plan => chooseRoles(plan, taken))
    .sort((a, b) => a.emisId! - b.emisId!)
  return [...known, ...ownCompanyRows.map(toOwnCompany)].map((company, at) => ({
    ...company,
    id: at + 1,
    emisId: company.emisId !== null && there.has(company.emisId) ? company.emisId : null,
  }))
}

function chooseRoles(plan: CompanyPlan, taken: Map<string, number>): Omit<EstateCompany, 'id'>[] {
  const found = rolesByIndustry.find(([industry]) => plan.industryCode === industry)
  const key = `${plan.countryCode} ${found?.[0]}`
  const before = taken.get(key) ?? 0
  if (!found || before >= (found[1].includes('tenant') ? tenantsPerCountry : perCountry)) return []
  taken.set(key, before + 1)
  const { id, name, nameLocal, countryCode } = plan
  const local = nameLocal === name ? null : nameLocal
  const trade = trades[plan.industryCode]
  return [
    {
      name,
      nameLocal: local,
      roles: found[1],
      country: countryCode,
      emisId: id,
      updatedOn: updatedOn(name),
      ...(trade && { trade }),
    },
  ]
}

function toOwnCompany([name, nameLocal, country, roles]: (typeof ownCompanyRows)[number]): Omit<EstateCompany, 'id'> {
  return { name, nameLocal: nameLocal || null, country, roles, emisId: null, updatedOn: updatedOn(name) }
}

const updatedOn = (name: string) => addDays(today, -(hash(name) % 400))

/** Chooses among companies: larger ones and those of the country more often. */
export function openPick(companies: EstateCompany[]): Pick {
  const lists = new Map<string, EstateCompany[]>()
  const add = (key: string, company: EstateCompany) => lists.set(key, [...(lists.get(key) ?? []), company])
  for (const company of companies) {
    for (const role of [...company.roles, ...(company.trade ? [company.trade] : [])]) {
      add(role, company)
      add(`${role} ${company.country}`, company)
    }
  }
  return (role, country, dice) => {
    const local = lists.get(`${role} ${country}`)
    const list = local && dice.is(0.86) ? local : lists.get(role)!
    return list[Math.floor(dice.next() ** 1.4 * list.length)]!
  }
}

/** Where the company has its page; the addresses lead nowhere. */
export function websiteOf({ name }: EstateCompany): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? []
  return `https://www.${words.slice(0, 2).join('-')}.example`
}

/** The name of the country of a company in both languages. */
export const countryNameOf = ({ country }: EstateCompany): { en: string; zh: string } => countryNames.get(country)!
