import { type Chance, chance } from '../random.ts'
import { scaleRows } from '../scale-data.ts'
import { businessRows } from './business-data.ts'
import { type CityPlan, type CountryPlan, companyCountries, type LegalFormPlan } from './places.ts'
import { nameBusiness, pick, type Twin } from './tongues.ts'

/** What kind of company it is: commercial, bank, insurer, other financial company. */
type CompanyType = 'COM' | 'BAN' | 'INS' | 'FIN'
type OperationalStatus = 'OPER' | 'LIQU' | 'INSO' | 'INAC' | 'MERG'

/** One company of the sample; the same id is the same company in every product. */
export interface CompanyPlan {
  /** The v1 `isic`, seven digits. */
  id: number
  /** With its legal form, in Latin letters. */
  name: string
  nameLocal: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  city: CityPlan
  /** NAICS. */
  industryCode: string
  type: CompanyType
  status: OperationalStatus
  legalForm: LegalFormPlan
  employees: number
  foundedYear: number
  /** Revenue of 2025. */
  sizeUsd: number
  isListed: boolean
  /** The company that holds most of it, always one that is planned before it. */
  parentId: number | null
  /** Percent that the parent holds. */
  parentShare: number
}

/** The company of the documents' examples. */
export const exampleCompanyId = 1250077
/** How many companies the sample has when nobody asks for fewer. */
export const companyCount = 22_000

type Business = (typeof businessRows)[number]

const total = companyCountries.reduce((sum, { weight }) => sum + weight, 0)
const businessTotal = businessRows.reduce((sum, [, , weight]) => sum + weight, 0)
/** Income per head in thousands of USD, by country. */
const incomes = new Map(scaleRows.map(([country, gdp, people]) => [country, gdp / people]))

/** Draws one of `items` by weight; `at` is a number between 0 and 1. */
function weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, sum: number, at: number): Item {
  let left = at * sum
  for (const item of items) {
    left -= weightOf(item)
    if (left < 0) return item
  }
  return items.at(-1)!
}

/** Where companies are older than the generation that founds most of them. */
const oldIndustrial = new Set('AT BE CH DE DK FR GB IT JP NL NO SE US'.split(' '))

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/**
 * The first `count` companies. The same on every call; a smaller count gives the first ones of a larger, so relations
 * point to companies that are there.
 */
export function planCompanies(count = companyCount): CompanyPlan[] {
  const names = new Set<string>()
  const groups = new Map<string, CompanyPlan[]>()
  const plans: CompanyPlan[] = []
  for (let at = 0; at < count; at++) {
    const plan = at === 0 ? planExample() : planCompany(at, names)
    names.add(plan.name)
    adopt(plan, groups)
    plans.push(plan)
  }
  return plans
}

function planCompany(at: number, names: Set<string>): CompanyPlan {
  const id = 1_000_000 + at
  const dice = chance(`company:${id}`)
  const country = weighted(companyCountries, ({ weight }) => weight, total, (at * 0.6180339887498949) % 1)
  const business = weighted(businessRows, row => row[2], businessTotal, dice.next())
  const city = country.cities[Math.floor(dice.next() ** 1.7 * country.cities.length)]!
  const income = incomes.get(country.code)!
  const size = Math.exp(dice.normal() * 1.25)
  const employees = Math.round(clamp(55 * size ** 1.15, 3, 190_000))
  const perHead = business[3] * 1000 * clamp((income / 45) ** 0.55, 0.12, 1.15) * Math.exp(dice.normal() * 0.3)
  const isListed = employees > 90 && dice.next() < clamp(employees / 5000, 0.07, 0.45)
  const legalForm = chooseForm(country, isListed, employees, dice)
  return {
    id,
    ...chooseName(country, business, city, legalForm, names, dice),
    countryCode: country.code,
    city,
    industryCode: business[0],
    type: typeOf(business[0]),
    status: chooseStatus(isListed, dice),
    legalForm,
    employees,
    foundedYear: chooseYear(country.code, dice),
    sizeUsd: Math.round((employees * perHead) / 1000) * 1000,
    isListed,
    parentId: null,
    parentShare: 0,
  }
}

function planExample(): CompanyPlan {
  const country = companyCountries.find(({ code }) => code === 'BG')!
  return {
    id: exampleCompanyId,
    name: 'Sofia Timber AD',
    nameLocal: 'София Тимбър АД',
    countryCode: 'BG',
    city: country.cities[0]!,
    industryCode: '321',
    type: 'COM',
    status: 'OPER',
    legalForm: country.forms[0]!,
    employees: 412,
    foundedYear: 1994,
    sizeUsd: 52_480_000,
    isListed: true,
    parentId: null,
    parentShare: 0,
  }
}

function chooseYear(country: string, dice: Chance): number {
  const isOld = oldIndustrial.has(country)
  const age = (isOld ? 30 : 15) * -Math.log(1 - dice.next() * (isOld ? 0.98 : 0.93))
  return Math.round(2019 - age)
}

function typeOf(industry: string): CompanyType {
  if (industry.startsWith('5221')) return 'BAN'
  if (industry.startsWith('524')) return 'INS'
  return industry.startsWith('52') ? 'FIN' : 'COM'
}

/** A listed company has the first form of its country; the smaller the rest, the likelier the second one. */
function chooseForm({ forms }: CountryPlan, isListed: boolean, employees: number, dice: Chance): LegalFormPlan {
  const draw = dice.next()
  if (isListed) return forms[0]!
  if (forms.length > 2 && draw > 0.85) return pick(forms.slice(2), dice)
  return draw < clamp(employees / 1500, 0.06, 0.5) ? forms[0]! : (forms[1] ?? forms[0]!)
}

function chooseStatus(isListed: boolean, dice: Chance): OperationalStatus {
  const draw = dice.next()
  if (isListed || draw < 0.94) return 'OPER'
  if (draw < 0.96) return 'LIQU'
  if (draw < 0.975) return 'INSO'
  return draw < 0.99 ? 'INAC' : 'MERG'
}

function chooseName(
  country: CountryPlan,
  business: Business,
  city: CityPlan,
  form: LegalFormPlan,
  names: Set<string>,
  dice: Chance,
) {
  for (let tries = 0; ; tries++) {
    const plain = nameBusiness(country.tongue, business[1], city, dice)
    // when the roots of a country are used up, a company is called by its city as well
    const base = tries < 3 ? plain : addCity(plain, city, tries < 9 ? '' : ` ${tries - 7}`)
    const name = form.latin.replace('{}', base.latin)
    if (!names.has(name)) return { name, nameLocal: form.local.replace('{}', base.local) }
  }
}

const addCity = (name: Twin, city: CityPlan, number: string): Twin =>
  name.latin.includes(city.latin)
    ? { latin: `${name.latin}${number}`, local: `${name.local}${number}` }
    : { latin: `${name.latin} ${city.latin}${number}`, local: `${name.local} ${city.local}${number}` }

/** Some companies belong to a larger one of their country and field, some to one of another country. */
function adopt(plan: CompanyPlan, groups: Map<string, CompanyPlan[]>) {
  const dice = chance(`group:${plan.id}`)
  const isAbroad = dice.next() < 0.25
  const sector = plan.industryCode.slice(0, 2)
  const key = isAbroad ? sector : `${plan.countryCode}${sector}`
  const parents = groups.get(key) ?? []
  if (plan.id !== exampleCompanyId && dice.next() < 0.22 && parents.length) {
    const parent = pick(parents, dice)
    if (parent.employees > plan.employees) {
      plan.parentId = parent.id
      const most = plan.isListed ? 72 : 100
      plan.parentShare =
        dice.next() < 0.4 && !plan.isListed ? 100 : Math.round(510 + dice.next() * (most - 51) * 10) / 10
    }
  }
  if (plan.employees < 150 && !plan.isListed) return
  for (const place of [sector, `${plan.countryCode}${sector}`]) groups.set(place, [...(groups.get(place) ?? []), plan])
}
