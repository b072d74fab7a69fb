import { benchmarkHandlers } from './company-v2/benchmark.ts'
import { companyHandlers } from './company-v2/companies.ts'
import { dictionaryHandlers } from './company-v2/dictionaries.ts'
import { documentHandlers } from './company-v2/documents.ts'
import { profileHandlers } from './company-v2/profile.ts'
import { statementHandlers } from './company-v2/statements.ts'
import type { DataApi } from './data-api.ts'

/** The company API, version 2, over the embedded data. */
export const companyV2: DataApi = {
  name: 'emis-api-v2',
  handlers: {
    ...companyHandlers,
    ...profileHandlers,
    ...statementHandlers,
    ...benchmarkHandlers,
    ...documentHandlers,
    ...dictionaryHandlers,
  },
}
