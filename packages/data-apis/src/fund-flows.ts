import type { DataApi } from './data-api.ts'
import { dictionaryHandlers } from './fund-flows/dictionary.ts'
import { savedReportHandlers } from './fund-flows/saved-reports.ts'

/** The fund-flow API over the embedded data. Reports that callers order are made through `fund-flows/report.ts`. */
export const fundFlows: DataApi = {
  name: 'epfr-api-v2',
  handlers: { ...dictionaryHandlers, ...savedReportHandlers },
}
