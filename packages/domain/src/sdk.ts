// The packages that programs call the APIs with.

/** The owners of the APIs: one package for each owner and language, one folder of downloads for each owner. */
export const vendors = ['ceic', 'emis', 'epfr', 'redd'] as const
export type Vendor = (typeof vendors)[number]

export const sdkLanguages = ['python', 'javascript', 'php', 'r', 'java'] as const
export type SdkLanguage = (typeof sdkLanguages)[number]

/** What a language is called, in downloads.json and to people. */
export const sdkLanguageNames: Record<SdkLanguage, string> = {
  python: 'Python',
  javascript: 'JavaScript',
  php: 'PHP',
  r: 'R',
  java: 'Java',
}

/** A package by the name it is installed with: 'ceic_api_client', 'CeicApi', 'ceic/api', 'ceic'. */
export interface SdkName {
  vendor: Vendor
  language: SdkLanguage
  name: string
}

/** Names of packages by owner and language. Fund flows and real estate have no Java. */
export const packageTable: SdkName[] = [
  { vendor: 'ceic', language: 'python', name: 'ceic_api_client' },
  { vendor: 'ceic', language: 'javascript', name: 'CeicApi' },
  { vendor: 'ceic', language: 'php', name: 'ceic/api' },
  { vendor: 'ceic', language: 'r', name: 'ceic' },
  { vendor: 'ceic', language: 'java', name: 'ceic-api' },
  { vendor: 'emis', language: 'python', name: 'emis_api_client' },
  { vendor: 'emis', language: 'javascript', name: 'EmisApi' },
  { vendor: 'emis', language: 'php', name: 'emis/api' },
  { vendor: 'emis', language: 'java', name: 'emis-api' },
  { vendor: 'epfr', language: 'python', name: 'epfr_api_client' },
  { vendor: 'epfr', language: 'javascript', name: 'EpfrApi' },
  { vendor: 'epfr', language: 'php', name: 'epfr/api' },
  { vendor: 'epfr', language: 'r', name: 'epfr' },
  { vendor: 'redd', language: 'python', name: 'redd_api_client' },
  { vendor: 'redd', language: 'javascript', name: 'ReddApi' },
  { vendor: 'redd', language: 'php', name: 'redd/api' },
]

/** The APIs in a package: the first gives it its version. PHP alone speaks the older company API and documents. */
export function apisOf(vendor: Vendor, language: SdkLanguage): string[] {
  if (vendor === 'ceic') return ['ceic-macroeconomic', 'ceic-sandbox']
  if (vendor === 'epfr') return ['epfr-api-v2']
  if (vendor === 'redd') return ['redd-api-v1']
  return language === 'php' ? ['emis-api-v2', 'emis-company', 'emis-documents'] : ['emis-api-v2']
}

/** What the first public build of the Python packages was numbered. */
const pythonBuild = 389

/** 'The first three equal the specification version'; Python carries a build number as the fourth. */
export const sdkVersion = (language: SdkLanguage, apiVersion: string): string =>
  language === 'python' ? `${apiVersion}.${pythonBuild}` : apiVersion

/** Where the portal offers a vendor's packages, below /downloads/. */
export const downloadFolder: Record<Vendor, string> = {
  ceic: 'ceic',
  emis: 'emis',
  epfr: 'epfr/sdks',
  redd: 'redd/sdks',
}

/** The folder of a language in it. */
export const languageFolder: Record<SdkLanguage, string> = {
  python: 'python',
  javascript: 'javascript',
  php: 'php',
  r: 'R',
  java: 'java',
}

/** One entry of downloads.json. */
export interface SdkDownload {
  /** 'Python', 'JavaScript', 'Postman collection', 'R guide'; looked up without regard to case. */
  name: string
  type: 'sdk' | 'postman' | 'markdown'
  version: string
  /** What is installed from, an archive or the folder with the index of a package manager; or the file itself. */
  path: string
  documentation: { name: string; version: string; type: 'markdown'; path: string }[]
  /** The archives themselves; missing from the built-in list. */
  files?: { path: string; size: number; sha256: string }[]
}

/** The entry of a name, whatever its case. */
export const findSdkDownload = (downloads: SdkDownload[], name: string): SdkDownload | undefined =>
  downloads.find(known => known.name.toLowerCase() === name.toLowerCase())
