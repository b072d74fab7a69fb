import type { Words } from '@portal/domain/language.ts'
import type { AdvisorType } from '../../dealwatch/codes.ts'
import { type CountryPlan, companyCountries, findCompanyCountry } from '../companies/places.ts'
import { nameBusiness, namePerson, pick } from '../companies/tongues.ts'
import { type Chance, chance } from '../random.ts'
import { chooseWeighted } from './weighted.ts'

/** An advisor of the sample. */
export interface AdvisorPlan extends Words {
  id: number
  countryCode: string
  types: AdvisorType[]
}

const advisorCount = 400
const firstAdvisorId = 20_001

/** Where advisors of more than one country sit. */
const hubs = ['GB', 'US', 'SG', 'AE']
/** Every country has an advisor or two, large ones more. */
const countryWeights = companyCountries.map(country => [country, country.weight] as const)

/** All advisors, the busiest first. */
export function planAdvisors(): AdvisorPlan[] {
  const names = new Set<string>()
  return Array.from({ length: advisorCount }, (_, at) => planAdvisor(at, names))
}

function planAdvisor(at: number, names: Set<string>): AdvisorPlan {
  const dice = chance(`advisor:${at}`)
  const draw = dice.next()
  const main: AdvisorType = draw < 0.42 ? 'FIN' : draw < 0.78 ? 'LEG' : draw < 0.9 ? 'ACC' : 'STR'
  const hub = at < 60 && dice.next() < 0.6 ? findCompanyCountry(pick(hubs, dice)) : undefined
  const country = hub ?? chooseWeighted(countryWeights, (at * 0.6180339887498949) % 1)
  let name = nameAdvisor(main, country, dice)
  while (names.has(name.en)) name = nameAdvisor(main, country, dice)
  names.add(name.en)
  return { id: firstAdvisorId + at, ...name, countryCode: country.code, types: listTypes(main, dice) }
}

/** Accountants often value companies, banks often plan strategy; lawyers keep to the law. */
function listTypes(main: AdvisorType, dice: Chance): AdvisorType[] {
  const isBroad = dice.next() < 0.3
  if (!isBroad || main === 'LEG') return [main]
  return main === 'FIN' ? ['FIN', 'STR'] : main === 'ACC' ? ['ACC', 'FIN'] : ['STR', 'FIN']
}

function nameAdvisor(type: AdvisorType, { tongue, cities }: CountryPlan, dice: Chance): Words {
  if (type === 'FIN' || type === 'STR') {
    const { latin, local } = nameBusiness(tongue, type === 'FIN' ? 'capital' : 'consulting', cities[0]!, dice)
    const en = type === 'FIN' ? `${latin} ${pick(['Partners', 'Advisors', 'Markets'], dice)}` : `${latin} Group`
    return { en, zh: tongue === 'zh' ? `${local}${type === 'FIN' ? '财务顾问' : '集团'}` : en }
  }
  const partners = [namePerson(tongue, dice), namePerson(tongue, dice)]
  const [first, second] = partners.map(({ latin }) => latin.split(' ').at(-1)!)
  const ending = type === 'LEG' ? pick(['Law', 'Attorneys', 'Legal'], dice) : pick(['Audit', 'Assurance'], dice)
  const en = first === second ? `${first} ${ending}` : `${first} & ${second} ${ending}`
  const chinese = partners.map(({ local }) => [...local][0]).join('')
  return { en, zh: tongue === 'zh' ? `${chinese}${type === 'LEG' ? '律师事务所' : '会计师事务所'}` : en }
}
