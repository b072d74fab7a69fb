import { findIndustry } from '../company-codes/industries.ts'
import { isCountryCode } from '../countries.ts'
import type { DataCall, DataContext } from '../data-api.ts'
import { type DealCriteria, type DealCurrency, isId } from '../sources/deal-criteria.ts'
import { isAdvisor, isCompany } from '../sources/deal-participants.ts'
import { parseKeyword } from '../sources/keyword.ts'
import { plainName } from './plain-name.ts'
import { checkRange, nothingToSearch, unknownCode, unknownId } from './refusals.ts'

/** Criteria that the document writes with brackets. */
const lists = ['countries', 'buyerCountries', 'sellerCountries', 'industries', 'dealTypes', 'statuses'] as const
const ranges = ['announced', 'completed', 'value', 'stake'] as const

/** The criteria of a search, checked against the dictionaries. Throws a 400 that names what cannot be used. */
export async function readCriteria(ctx: DataContext, call: DataCall): Promise<DealCriteria> {
  const { currency = 'USD' } = call.params as { currency?: DealCurrency }
  const named = Object.fromEntries(lists.map(name => [name, readList(call, name)]))
  const criteria: DealCriteria = { ...call.params, ...named, currency }
  for (const name of ranges) checkRange(call, `${name}From`, `${name}To`)
  if (criteria.keyword !== undefined && !parseKeyword(criteria.keyword)) throw nothingToSearch(call, 'keyword')
  await checkNames(ctx, call, criteria)
  return criteria
}

function readList(call: DataCall, name: (typeof lists)[number]): string[] | undefined {
  const given = call.params[`${name}[]`] as string[] | undefined
  const codes = given?.map(code => code.toUpperCase())
  const unknown = codes?.find(code => !isKnown(name, code))
  if (unknown !== undefined) throw unknownCode(call, `${name}[]`, unknown)
  return codes
}

/** The document itself lists the kinds and states of deals. */
function isKnown(name: (typeof lists)[number], code: string): boolean {
  if (name === 'industries') return findIndustry(code) !== undefined
  return /countries/i.test(name) ? isCountryCode(code) : true
}

/** The code of a country in capitals, when one is given. Throws a 400 for one that does not exist. */
export function readCountry(call: DataCall): string | undefined {
  const { country } = call.params as { country?: string }
  const code = country?.toUpperCase()
  if (code !== undefined && !isCountryCode(code)) throw unknownCode(call, 'country', code)
  return code
}

/** No id is longer, and the database knows no longer ones. */
const longestId = 999_999_999

/** A name must hold a letter, an id must exist. */
async function checkNames(ctx: DataContext, call: DataCall, criteria: DealCriteria) {
  for (const name of ['buyer', 'seller', 'target', 'advisor'] as const) {
    const given = criteria[name]
    if (given === undefined) continue
    checkName(call, name, given)
    if (!isId(given)) continue
    const exists = name === 'advisor' ? isAdvisor : isCompany
    if (Number(given) > longestId || !(await exists(ctx, Number(given)))) throw unknownId(call, name, given)
  }
}

export function checkName(call: DataCall, name: string, given: string) {
  if (!plainName(given)) throw nothingToSearch(call, name)
}
