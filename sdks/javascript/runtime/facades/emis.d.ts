import type { CompaniesApi } from "../api/companies.js";
import type { DictionaryApi } from "../api/dictionary.js";
import type { DocumentsApi } from "../api/documents.js";
import type { StatementsApi } from "../api/statements.js";
import { Client, type ClientOptions } from "./client.js";

export type VendorOptions = ClientOptions;

/** Short names of the calls that most programs make. */
export class VendorClient extends Client {
  constructor(options?: VendorOptions);
  /** Companies by criteria; `for await` reads all of them through a cursor. */
  listCompanies: CompaniesApi["companiesGet"];
  /** The ids of companies by name, country or an outside number. */
  matchCompany: CompaniesApi["companiesMatchGet"];
  /** One company with all its sections. */
  getCompany: CompaniesApi["companiesIdGet"];
  /** A company beside others of its industry. */
  getBenchmark: CompaniesApi["companiesIdBenchmarkGet"];
  /** The financial statements of a company. */
  listStatements: StatementsApi["companiesIdStatementsGet"];
  /** One financial statement with its accounts. */
  getStatement: StatementsApi["companiesStatementsIdGet"];
  /** Documents about companies. */
  listDocuments: DocumentsApi["documentsGet"];
  listCountries: DictionaryApi["dictionaryCountriesGet"];
  listCurrencies: DictionaryApi["dictionaryCurrenciesGet"];
  listRegions: DictionaryApi["dictionaryRegionsGet"];
  listIndustries: DictionaryApi["dictionaryIndustriesGet"];
}
