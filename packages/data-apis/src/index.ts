import { companyV1 } from './company-v1.ts'
import { companyV2 } from './company-v2.ts'
import type { DataApi } from './data-api.ts'
import { dealwatch } from './dealwatch.ts'
import { documents } from './documents.ts'
import { fundFlows } from './fund-flows.ts'
import { macroeconomic } from './macroeconomic.ts'
import { realEstate } from './real-estate.ts'
import { sandbox } from './sandbox.ts'

/** The product APIs that are answered out of embedded data. */
export const dataApis: DataApi[] = [
  macroeconomic,
  sandbox,
  companyV1,
  companyV2,
  documents,
  dealwatch,
  realEstate,
  fundFlows,
]
