/** What a column of a file of companies may hold. */
export type CompanyColumn =
  | 'name'
  | 'localName'
  | 'key'
  | 'ticker'
  | 'exchange'
  | 'country'
  | 'location'
  | 'city'
  | 'industry'
  | 'sector'
  | 'founded'
  | 'employees'
  | 'cik'
  | 'lei'
  | 'isin'
  | 'website'
  | 'description'

export type CompanyColumns = Partial<Record<CompanyColumn, string>>

/** In the order in which columns are looked for and told. */
export const companyColumns: Record<CompanyColumn, RegExp> = {
  name: /^(company(\s*name)?|name|security|issuer|公司(名称)?|名称|企业名称)$/i,
  localName: /^(local\s*name|name\s*\(?local\)?|本地名称)$/i,
  key: /^(id|key|company\s*id|编号)$/i,
  ticker: /^(symbol|ticker(\s*symbol)?|股票代码|代码)$/i,
  exchange: /^(exchange|stock\s*exchange|mic|交易所)$/i,
  country: /^(country(\s*(name|code))?|国家(和地区|\/地区|或地区)?|国别)$/i,
  location: /^(headquarters?(\s*location)?|location|seat|address|总部(所在地)?|所在地)$/i,
  city: /^(city|town|城市)$/i,
  industry: /^((gics\s*)?sub-?\s*industry|industry(\s*code)?|naics(\s*code)?|行业|子行业)$/i,
  sector: /^((gics\s*)?sector|部门|板块)$/i,
  founded: /^(founded|founding\s*year|year\s*founded|incorporation\s*year|established|成立(年份|时间)?)$/i,
  employees: /^(employees|number\s*of\s*employees|headcount|员工(人数|数)?)$/i,
  cik: /^(cik|cik\s*(number|code))$/i,
  lei: /^(lei|legal\s*entity\s*identifier)$/i,
  isin: /^isin(\s*code)?$/i,
  website: /^(website|web|url|homepage|网址|网站)$/i,
  description: /^(description|business(\s*description)?|简介|描述)$/i,
}

/** Finds the columns of a file of companies, `given` ones first. A file without names cannot be read. */
export function findCompanyColumns(header: readonly string[], given: CompanyColumns): CompanyColumns {
  const taken = new Set(Object.values(given))
  const found: CompanyColumns = { ...given }
  for (const [role, pattern] of Object.entries(companyColumns) as [CompanyColumn, RegExp][]) {
    const name = found[role] ?? header.find(column => !taken.has(column) && pattern.test(column))
    if (name === undefined) continue
    found[role] = name
    taken.add(name)
  }
  return found
}

/** Why a row was refused; the words are the message `import.<problem>`. */
export type CompanyRowProblem =
  | 'name-missing'
  | 'text-too-long'
  | 'founded-unreadable'
  | 'employees-unreadable'
  | 'cik-unreadable'
  | 'company-country-unknown'
  | 'company-twice'

/** One row as it was written, trimmed, with its numbers read. */
export interface CompanyRow {
  name: string
  founded: number | undefined
  employees: number | undefined
  text: Partial<Record<Exclude<CompanyColumn, 'name' | 'founded' | 'employees'>, string>>
}

/** Longer texts are no names; a description may be. */
const [textLength, descriptionLength] = [400, 10_000]

/** Reads one row, or says why it is refused and what stood there. */
export function readCompanyRow(
  record: Record<string, string | undefined>,
  columns: CompanyColumns,
): CompanyRow | { problem: CompanyRowProblem; found: string } {
  const text = Object.fromEntries(
    Object.entries(columns).flatMap(([role, column]) => {
      const value = record[column]?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
      return value ? [[role, value]] : []
    }),
  ) as Partial<Record<CompanyColumn, string>>
  const { name, founded, employees, ...others } = text
  if (!name) return { problem: 'name-missing', found: '' }
  const long = Object.entries(text).find(([role, { length }]) => length > longest(role))
  if (long) return { problem: 'text-too-long', found: `${long[1].slice(0, 40)}…` }
  const year = founded === undefined ? undefined : readYear(founded)
  if (year === null) return { problem: 'founded-unreadable', found: founded! }
  const count = employees === undefined ? undefined : readCount(employees)
  if (count === null) return { problem: 'employees-unreadable', found: employees! }
  if (others.cik && !/^\d{1,10}$/.test(others.cik)) return { problem: 'cik-unreadable', found: others.cik }
  return { name, founded: year, employees: count, text: others }
}

const longest = (role: string) => (role === 'description' ? descriptionLength : textLength)

/** The first year of a text such as "2013 (1888)", null for one that names none. */
const readYear = (text: string) => Number(/\b(1[0-9]{3}|20[0-9]{2})\b/.exec(text)?.[1]) || null

function readCount(text: string): number | null {
  const plain = text.replaceAll(/[,\s](?=\d{3}\b)/g, '')
  return /^\d{1,8}$/.test(plain) ? Number(plain) : null
}
