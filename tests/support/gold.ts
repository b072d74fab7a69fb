import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isLanguage, type Language } from '@portal/domain/language.ts'
import type { SearchResult } from '@portal/domain/search.ts'
import { operationQuery } from '@portal/domain/spec.ts'

const apis: Record<string, string> = {
  macro: 'ceic/macroeconomic',
  sandbox: 'ceic/sandbox',
  company: 'emis/company',
  v2: 'emis/api-v2',
  documents: 'emis/documents',
  deals: 'emis/dealwatch',
  flows: 'epfr/api-v2',
  estate: 'redd/api-v1',
}
const nameOf = (api: string) => apis[api]?.replace('/', '-')

/** A query that somebody types, and what they want. */
export interface Gold {
  kind: string
  language: Language
  api?: string | undefined
  near?: string | undefined
  query: string
  wanted: string[]
}

/** The queries of `tests/search/gold.tsv`. */
export const readGold = (): Gold[] =>
  readFileSync(path.join(import.meta.dirname, '../search/gold.tsv'), 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('# '))
    .map(line => {
      const [kind = '', language, where = '', query = '', wanted = ''] = line.split('\t')
      if (!isLanguage(language)) throw new Error(line)
      const near = nameOf(where.replace('~', ''))
      return {
        kind,
        language,
        ...(where.startsWith('~') ? { near } : { api: near }),
        query,
        wanted: wanted.split(' | '),
      }
    })

/** Whether a result is what is wanted, in the notation of the file. */
export function isWanted({ href, kind, part }: SearchResult, wanted: string): boolean {
  if (wanted.startsWith('/')) return wanted.includes('#') ? href === wanted : href.split('#')[0] === wanted
  const [, api = '', rest = ''] = /^(\w+)(.*)$/.exec(wanted) ?? []
  const base = `/docs/${apis[api]}`
  const [, method, place] = /^ ([A-Z]+) (\S+)$/.exec(rest) ?? []
  if (method && place)
    return (
      kind === 'operation' &&
      href.startsWith(`${base}/`) &&
      href.endsWith(operationQuery({ path: place, method: method.toLowerCase() }))
    )
  if (rest.startsWith(' model ')) return href === `${base}/docs/models/${rest.slice(7)}`
  const page = base + rest
  if (page.endsWith('/*')) return href.startsWith(page.slice(0, -1))
  return part === undefined && (page.includes('#') ? href === page : href.split(/[#?]/)[0] === page)
}
