import type { Words } from '@portal/domain/language.ts'
import { countries } from '../countries.ts'
import { currencyRows } from '../samples/currency-data.ts'
import { industryRows, leftOut, sectorRows, shareTypeRows } from './allocation-data.ts'
import type { AllocationKind } from './datasets.ts'
import { marketRows } from './market-data.ts'

/** A part of what funds hold; `code` is the ISO code of a country or currency. */
export interface Allocation extends Words {
  id: number
  code?: string
}

const absent = new Set(leftOut.split(' '))

/** Countries and territories, numbered from 1 to 187 by their English names. */
const countryAllocations: Allocation[] = countries
  .filter(({ id }) => !absent.has(id))
  .sort((a, b) => (a.en < b.en ? -1 : 1))
  .map(({ id: code, en, zh }, at) => ({ id: at + 1, code, en, zh }))

const currencyAllocations: Allocation[] = [...new Set(marketRows.map(([, , , currency]) => currency))]
  .sort()
  .map((code, at) => {
    const [, en, zh] = currencyRows.find(([known]) => known === code)!
    return { id: at + 1, code, en, zh }
  })

/** The columns of the allocation reports, by what they divide. */
export const allocations: Record<AllocationKind, Allocation[]> = {
  country: countryAllocations,
  sector: sectorRows.map(([id, en, zh]) => ({ id, en, zh })),
  industry: industryRows.map(([id, , en, zh]) => ({ id, en, zh })),
  currency: currencyAllocations,
  shareType: shareTypeRows.map(([id, en, zh]) => ({ id, en, zh })),
}
