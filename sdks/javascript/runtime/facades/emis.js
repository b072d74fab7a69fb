import { Client } from "./client.js";

/** Short names of the calls that most programs make. */
export class VendorClient extends Client {
  listCompanies(params, options) {
    return this.companies.companiesGet(params, options);
  }
  matchCompany(params, options) {
    return this.companies.companiesMatchGet(params, options);
  }
  getCompany(id, params, options) {
    return this.companies.companiesIdGet(id, params, options);
  }
  getBenchmark(id, params, options) {
    return this.companies.companiesIdBenchmarkGet(id, params, options);
  }
  listStatements(id, params, options) {
    return this.statements.companiesIdStatementsGet(id, params, options);
  }
  getStatement(id, params, options) {
    return this.statements.companiesStatementsIdGet(id, params, options);
  }
  listDocuments(params, options) {
    return this.documents.documentsGet(params, options);
  }
  listCountries(params, options) {
    return this.dictionary.dictionaryCountriesGet(params, options);
  }
  listCurrencies(params, options) {
    return this.dictionary.dictionaryCurrenciesGet(params, options);
  }
  listRegions(params, options) {
    return this.dictionary.dictionaryRegionsGet(params, options);
  }
  listIndustries(params, options) {
    return this.dictionary.dictionaryIndustriesGet(params, options);
  }
}
