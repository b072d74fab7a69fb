import { findIndustryCode } from '@portal/data-apis/company-codes/find-industry.ts'
import { readLocation } from '@portal/data-apis/company-codes/locations.ts'
import { findPlace } from '@portal/data-apis/countries.ts'
import type { DataContext } from '@portal/data-apis/data-api.ts'
import { type CompanyInput, saveCompanies } from '@portal/data-apis/sources/company-write.ts'
import {
  type CompanyColumns,
  type CompanyRow,
  type CompanyRowProblem,
  findCompanyColumns,
  readCompanyRow,
} from '@portal/domain/company-csv.ts'
import { type CsvFile, checkColumns, ImportError, readCsv } from './csv-file.ts'

export interface CompanyImportRequest extends CsvFile {
  columns: CompanyColumns
  /** A column of countries, or the country of every row that names none. */
  country: string | undefined
}

/** What an import of companies tells while it runs; every `saved` number is on disk when it is told. */
export interface CompanyImportNews {
  columns(columns: CompanyColumns, country: string | undefined): void
  read(rows: number): void
  saved(companies: number, of: number): void
}

interface RefusedCompany {
  line: number
  problem: CompanyRowProblem
  found: string
}

export interface CompanyImportResult {
  rows: number
  refused: RefusedCompany[]
  created: number
  changed: number
  unchanged: number
  /** Industries that no table knows, with how many companies have them; those companies are kept without. */
  industries: Map<string, number>
}

/** Companies a transaction: each report comes soon, and a kill costs little. */
const batchSize = 500

/**
 * Loads a CSV file with one company a row. Good rows are kept when others are broken; the same file again changes
 * nothing. The file is read twice, so that it takes no memory and one that is broken as a whole leaves nothing behind.
 * Throws ImportError when no row can be used.
 */
export async function importCompanies(
  ctx: DataContext,
  request: CompanyImportRequest,
  news: CompanyImportNews,
): Promise<CompanyImportResult> {
  const survey = new CompanyReader(request, news)
  const rows = await readCsv(request, (record, line) => void survey.take(record, line), news)
  const { refused, industries, usable } = survey
  if (!usable) throw new ImportError('no-rows', { refused: refused.length })
  const result = { rows, refused, industries, created: 0, changed: 0, unchanged: 0 }
  const reader = new CompanyReader(request)
  let batch: CompanyInput[] = []
  let saved = 0
  const save = async () => {
    const counts = await saveCompanies(ctx, batch)
    for (const key of ['created', 'changed', 'unchanged'] as const) result[key] += counts[key]
    saved += batch.length
    batch = []
    news.saved(saved, usable)
  }
  const gather = (record: Record<string, string>, line: number) => {
    const company = reader.take(record, line)
    if (company && batch.push(company) === batchSize) return save()
  }
  await readCsv(request, gather, { read() {} })
  if (batch.length) await save()
  return result
}

/** Makes companies of the rows of a file, each once, and keeps what it has to refuse. */
class CompanyReader {
  readonly refused: RefusedCompany[] = []
  readonly industries = new Map<string, number>()
  private readonly keys = new Set<string>()
  private readonly request: CompanyImportRequest
  private readonly news: Pick<CompanyImportNews, 'columns'> | undefined
  private columns: CompanyColumns | undefined
  private country: string | undefined

  constructor(request: CompanyImportRequest, news?: Pick<CompanyImportNews, 'columns'>) {
    this.request = request
    this.news = news
  }

  /** How many companies it has made. */
  get usable() {
    return this.keys.size
  }

  take(record: Record<string, string>, line: number): CompanyInput | undefined {
    this.columns ??= this.open(Object.keys(record))
    const row = readCompanyRow(record, this.columns)
    const read = 'problem' in row ? row : this.toInput(row)
    if ('problem' in read) return void this.refused.push({ line, ...read })
    this.keys.add(read.key)
    return read
  }

  private open(header: string[]): CompanyColumns {
    const { columns: given, country } = this.request
    const isColumn = country !== undefined && header.includes(country)
    const place = country !== undefined && !isColumn ? findPlace(country) : undefined
    if (country !== undefined && !isColumn && place?.type !== 'country') {
      throw new ImportError('country-unknown', { name: country, names: header.join(', ') })
    }
    checkColumns(header, given)
    const columns = findCompanyColumns(header, isColumn ? { ...given, country } : given)
    if (!columns.name) throw new ImportError('column-missing', { role: 'name', names: header.join(', ') })
    // who has a number of the American register is listed there, wherever its seat
    this.country = place?.id ?? (columns.cik ? 'US' : undefined)
    this.news?.columns(columns, this.country)
    return columns
  }

  private toInput(row: CompanyRow): CompanyInput | { problem: CompanyRowProblem; found: string } {
    const { text, name } = row
    const location = readLocation(text.location ?? '')
    const written = text.country === undefined ? undefined : findPlace(text.country)
    if (text.country !== undefined && written?.type !== 'country') {
      return { problem: 'company-country-unknown', found: text.country }
    }
    const country = written?.id ?? location.country ?? this.country
    if (!country) return { problem: 'company-country-unknown', found: text.location ?? '' }
    const key = keyOf(row, this.country ?? country)
    if (this.keys.has(key)) return { problem: 'company-twice', found: text.key ?? text.ticker ?? name }
    const industries = this.findIndustries(row)
    return {
      ...{ key, name, localName: text.localName, country, region: location.region, city: text.city ?? location.city },
      ...{ type: typeOf(industries[0]), industries, founded: row.founded, employees: row.employees },
      ...{ exchange: text.exchange, ticker: text.ticker, isin: text.isin, website: text.website },
      description: text.description,
      numbers: [
        ...(text.cik ? [['US-CIK', text.cik] as [string, string]] : []),
        ...(text.lei ? [['LEI', text.lei] as [string, string]] : []),
      ],
    }
  }

  private findIndustries({ text: { industry, sector } }: CompanyRow): string[] {
    const code = (industry && findIndustryCode(industry)) || (sector && findIndustryCode(sector))
    const unknown = industry ?? sector
    if (!code && unknown) this.industries.set(unknown, (this.industries.get(unknown) ?? 0) + 1)
    return code ? [code] : []
  }
}

/** What stays the same when the file comes again: its own id, the ticker, a register's number, or the name. */
function keyOf({ name, text }: CompanyRow, market: string): string {
  if (text.key) return `import:${text.key}`
  if (text.ticker) return `import:${text.exchange ?? market}:${text.ticker}`
  return `import:${text.lei ?? text.cik ?? `${market}:${name.toLowerCase()}`}`
}

function typeOf(industry = ''): string {
  if (industry.startsWith('5221')) return 'BAN'
  if (industry.startsWith('524')) return 'INS'
  return industry.startsWith('52') ? 'FIN' : 'COM'
}
