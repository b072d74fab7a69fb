import { benchmarkHandlers } from './company-v1/benchmark.ts'
import { companyHandlers } from './company-v1/companies.ts'
import { dictionaryHandlers } from './company-v1/dictionary.ts'
import { placeHandlers } from './company-v1/dictionary-places.ts'
import { standardHandlers } from './company-v1/dictionary-standards.ts'
import { searchHandlers } from './company-v1/search.ts'
import { statementHandlers } from './company-v1/statements.ts'
import type { DataApi } from './data-api.ts'

/** The first company API over the embedded data. */
export const companyV1: DataApi = {
  name: 'emis-company',
  handlers: {
    ...searchHandlers,
    ...companyHandlers,
    ...benchmarkHandlers,
    ...statementHandlers,
    ...dictionaryHandlers,
    ...placeHandlers,
    ...standardHandlers,
  },
}
