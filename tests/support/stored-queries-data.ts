/** A query that a person has kept: where it is made, with which values. */
export interface StoredQuery {
  /** Place of the product in addresses. */
  product: string
  /** Operation, as in the document. */
  path: string
  values: Record<string, string>
}

const macro = (path: string, values: Record<string, string> = {}) => ({ product: 'ceic/macroeconomic', path, values })
const v2 = (path: string, values: Record<string, string> = {}) => ({ product: 'emis/api-v2', path, values })
const v1 = (path: string, values: Record<string, string> = {}) => ({ product: 'emis/company', path, values })
const documents = (path: string, values: Record<string, string> = {}) => ({ product: 'emis/documents', path, values })
const deals = (path: string, values: Record<string, string> = {}) => ({ product: 'emis/dealwatch', path, values })
const estate = (path: string, values: Record<string, string> = {}) => ({ product: 'redd/api-v1', path, values })

/** Searches, single things, lists of codes and time series; plain and quoted words, Chinese, signs that want escaping. */
export const storedQueries: StoredQuery[] = [
  macro('/series/search', { keyword: 'GDP' }),
  macro('/series/search', { keyword: '国内生产总值', lang: 'zh', limit: '5' }),
  macro('/series/search', { keyword: 'price & "index"', limit: '3' }),
  macro('/series/search', { geo: 'CN', frequency: 'M', limit: '10' }),
  macro('/series/{id}', { id: '310000101', count: '5' }),
  macro('/series/{id}/data', { id: '310000101', count: '12' }),
  macro('/series/{id}/data', { id: '310000101,310000103', count: '8' }),
  macro('/series/{id}/metadata', { id: '310000101,310000102,310000103' }),
  macro('/series/{id}/metadata', { id: '310000102', lang: 'zh' }),
  macro('/dictionary/frequencies'),
  macro('/dictionary/geo'),
  macro('/layout/databases'),
  macro('/series/search', { keyword: "consumers' price", limit: '5' }),
  macro('/series/{id}/statistics', { id: '310000103' }),
  v2('/companies', { country: 'BG', limit: '5' }),
  v2('/companies', { country: 'BG,PL', employees_from: '500', limit: '10' }),
  v2('/companies/match', { company_name: 'Timber', limit: '5' }),
  v2('/companies/{id}', { id: '1250077' }),
  v2('/companies/{id}/statements', { id: '1250077', limit: '5' }),
  v2('/dictionary/countries', { limit: '10' }),
  v2('/dictionary/company_types'),
  v2('/dictionary/standards'),
  v1('/Search/queryCompany', { 'filter[]': 'country:BG', limit: '5' }),
  v1('/Companies/getCompany', { isic: '1250077' }),
  v1('/Companies/getFullCompany', { isic: '1250077' }),
  v1('/Dictionary/getCompanyTypeList'),
  v1('/Dictionary/getFinancialPeriodCodeList'),
  documents('/Search/query', { 'countries[]': 'BG', limit: '5' }),
  documents('/Search/query', { term: '"net profit"', 'countries[]': 'BG', limit: '3' }),
  documents('/Dictionary/getTopics'),
  documents('/Dictionary/getFormats'),
  deals('/SearchDeal/getDeals', { limit: '5' }),
  deals('/Dictionary/getDealStatuses'),
  deals('/Dictionary/getAdvisorTypes'),
  deals('/Dictionary/getIndustries'),
  estate('/articles', { limit: '5' }),
  estate('/properties', { property_type: 'office', limit: '5' }),
  estate('/properties/{id}', { id: 'PRP-000048' }),
  estate('/markets', { limit: '5' }),
  estate('/dictionary/property-types'),
]
