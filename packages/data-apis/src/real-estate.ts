import type { DataApi } from './data-api.ts'
import { articleHandlers } from './real-estate/articles.ts'
import { companyHandlers } from './real-estate/companies.ts'
import { dictionaryHandlers } from './real-estate/dictionary.ts'
import { marketHandlers } from './real-estate/markets.ts'
import { projectHandlers } from './real-estate/projects.ts'
import { propertyHandlers } from './real-estate/properties.ts'
import { transactionHandlers } from './real-estate/transactions.ts'

/** The real-estate API over the embedded data. */
export const realEstate: DataApi = {
  name: 'redd-api-v1',
  handlers: {
    ...articleHandlers,
    ...propertyHandlers,
    ...projectHandlers,
    ...transactionHandlers,
    ...companyHandlers,
    ...marketHandlers,
    ...dictionaryHandlers,
  },
}
