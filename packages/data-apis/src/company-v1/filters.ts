import { readDay } from '@portal/domain/calendar.ts'
import { suggestName } from '@portal/domain/did-you-mean.ts'
import type { DataCall } from '../data-api.ts'
import type { CompanyCriteria } from '../sources/company-criteria.ts'
import { wrongValue } from './refusals.ts'

/** Reads the value of a filter as criteria; nothing comes of a value that is written otherwise. */
type Read = (text: string) => CompanyCriteria | undefined

const readers: Record<string, Read> = {
  country: codes('country', /^[A-Z]{2}$/),
  name: text => (/[\p{L}\p{N}]/u.test(text) ? { company_name: text } : undefined),
  external_id: text => entries(text, external_id => ({ external_id })),
  external_id_class: codes('external_id_type', /^[A-Z][A-Z0-9_-]*$/),
  industry: codes('industry', /^\d{2,6}$/),
  company_type: codes('company_type', /^\w+$/),
  operational_status: codes('operational_status', /^\w+$/),
  legal_form: codes('any_legal_form', /./),
  region: text => entries(text, region => ({ region })),
  city: text => entries(text, city => ({ city })),
  owner_country: codes('owner_country', /^[A-Z]{2}$/),
  revenue: text => readNumbers(text, (revenue_from, revenue_to) => ({ revenue_from, revenue_to })),
  include_estimated_revenue: text => readFlag(text, include_estimated_revenue => ({ include_estimated_revenue })),
  employees: text => readNumbers(text, (employees_from, employees_to) => ({ employees_from, employees_to })),
  listed: text => readFlag(text, listed => ({ listed })),
  last_update: text => readDays(text, (updated_from, updated_to) => ({ updated_from, updated_to })),
  year: text =>
    entries(text, years =>
      years.every(year => /^(19|20)\d{2}$/.test(year)) ? { statement_years: years.map(Number) } : undefined,
    ),
  period: codes('statement_periods', /^(Y|H1|H2|Q[1-4]|9M)$/),
  consolidated: text => readYesNo(text),
}
const names = Object.keys(readers)

/** A value of each filter as it is written, to show to who wrote another. */
export const writtenLike: Record<string, string> = {
  country: 'PL,BG',
  name: 'timber',
  external_id: '949308374',
  external_id_class: 'PL-FISCAL',
  industry: '321,33',
  company_type: 'COM,BAN',
  operational_status: 'OPER',
  legal_form: 'LLC',
  region: 'BG-03',
  city: 'Varna',
  owner_country: 'DE',
  revenue: '1000000-5000000',
  include_estimated_revenue: 'true',
  employees: '50-249',
  listed: 'true',
  last_update: '2026-01-01..2026-06-30',
  year: '2024,2025',
  period: 'Y',
  consolidated: 'Y',
}

/** Reads the filters of a call, each written name:value. Throws a 201 that names the one that cannot be read. */
export function readFilters(call: DataCall): CompanyCriteria {
  const criteria: CompanyCriteria = {}
  for (const text of call.params['filter[]'] as string[]) {
    const { name, value } = split(call, text)
    const read = readers[name]!(value)
    if (!read) throw wrongFilter(call, name, value)
    add(call, criteria, name, read)
  }
  const hasRevenue = criteria.revenue_from !== undefined || criteria.revenue_to !== undefined
  return hasRevenue ? { include_estimated_revenue: false, ...criteria } : criteria
}

function split(call: DataCall, text: string): { name: string; value: string } {
  const at = text.indexOf(':')
  if (at < 1) {
    throw wrongValue(call, {
      en: `filter[]: write '${text.slice(0, 40)}' as name:value.`,
      zh: `filter[]：请将“${text.slice(0, 40)}”写作name:value。`,
    })
  }
  const name = text.slice(0, at).trim()
  if (names.includes(name)) return { name, value: text.slice(at + 1).trim() }
  const near = suggestName(name.slice(0, 40), names)
  throw wrongValue(call, {
    en: `filter[]: there is no filter '${name.slice(0, 40)}'.${near ? ` Did you mean '${near}'?` : ''}`,
    zh: `filter[]：没有筛选条件“${name.slice(0, 40)}”。${near ? `您要找的是否为“${near}”？` : ''}`,
  })
}

/** Lists of one name add up; of anything else there can be only one. */
function add(call: DataCall, criteria: CompanyCriteria, name: string, more: CompanyCriteria) {
  for (const [key, value] of Object.entries(more)) {
    const before = criteria[key as keyof CompanyCriteria]
    if (before !== undefined && !Array.isArray(before)) {
      throw wrongValue(call, {
        en: `filter[]: '${name}' is there twice. Give it once.`,
        zh: `filter[]：“${name}”重复出现，只能填写一次。`,
      })
    }
    Object.assign(criteria, { [key]: before === undefined ? value : [...(before as unknown[]), ...value] })
  }
}

const wrongFilter = (call: DataCall, name: string, value: string) =>
  wrongValue(call, {
    en: `filter[]: '${name}' cannot have the value '${value.slice(0, 40)}'. Write it like ${name}:${writtenLike[name]}.`,
    zh: `filter[]：“${name}”的值“${value.slice(0, 40)}”不可用，请写作${name}:${writtenLike[name]}这样的形式。`,
  })

/** The entries between commas, none of them empty. */
function entries(text: string, write: (entries: string[]) => CompanyCriteria | undefined): CompanyCriteria | undefined {
  const found = text.split(',').map(entry => entry.trim())
  return found.includes('') ? undefined : write(found)
}

/** Codes in capitals, each of the same shape. */
function codes(key: keyof CompanyCriteria, shape: RegExp): Read {
  return text =>
    entries(text.toUpperCase(), found => (found.every(code => shape.test(code)) ? { [key]: found } : undefined))
}

function readFlag(text: string, write: (flag: boolean) => CompanyCriteria): CompanyCriteria | undefined {
  return /^(true|1|false|0)$/i.test(text) ? write(/^(true|1)$/i.test(text)) : undefined
}

function readYesNo(text: string): CompanyCriteria | undefined {
  return /^[YN]$/i.test(text) ? { statement_type: /^Y$/i.test(text) ? 'C' : 'I' } : undefined
}

type WriteRange<Value> = (from: Value | undefined, to: Value | undefined) => CompanyCriteria

/** '1000-5000', '1000-', '-5000', or one number. */
function readNumbers(text: string, write: WriteRange<number>): CompanyCriteria | undefined {
  const match = /^(\d{1,15}(?:\.\d{1,6})?)?(?:(-)(\d{1,15}(?:\.\d{1,6})?)?)?$/.exec(text.replaceAll(' ', ''))
  if (!match) return undefined
  const [, from, hyphen, to] = match
  return writeRange(toNumber(from), toNumber(hyphen ? to : from), write)
}

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** '2026-01-01..2026-06-30', open at one end, or one day. */
function readDays(text: string, write: WriteRange<string>): CompanyCriteria | undefined {
  const written = text.split('..').map(day => day.trim())
  const days = written.map(day => (day === '' ? undefined : readDay(day)))
  if (written.length > 2 || days.some((day, at) => day === undefined && written[at] !== '')) return undefined
  return writeRange(days[0], days.at(-1), write)
}

/** Nothing for a range without ends, and for one that ends before it begins. */
function writeRange<Value extends number | string>(
  from: Value | undefined,
  to: Value | undefined,
  write: WriteRange<Value>,
): CompanyCriteria | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined && from > to) return undefined
  const given = Object.entries(write(from, to)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given)
}
