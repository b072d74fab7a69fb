import type { SdkApi } from './model.ts'

/** One file of a package or of a download folder, addressed from its root with forward slashes. */
export interface SourceFile {
  path: string
  content: string | Uint8Array
}

/** The owners of the APIs: one package for each owner and language, one folder of downloads for each owner. */
export const vendors = ['ceic', 'emis', 'epfr', 'redd'] as const
export type Vendor = (typeof vendors)[number]

export const sdkLanguages = ['python', 'javascript', 'php', 'r', 'java'] as const
export type SdkLanguage = (typeof sdkLanguages)[number]

/** What is published under one name: product-apis.md, 10.3. */
export interface SdkPackage {
  vendor: Vendor
  language: SdkLanguage
  /** As it is installed: 'ceic_api_client', 'CeicApi', 'ceic/api', 'ceic'. */
  name: string
  /** 'The first three equal the specification version'; Python carries a build number as the fourth. */
  version: string
  /** Where calls go unless the program or the environment says otherwise: 'http://127.0.0.1:4000'. */
  host: string
  /** The variable that says otherwise: 'CEIC_API_HOST'. */
  hostVariable: string
  apis: SdkApi[]
}

/** Where the portal offers a vendor's packages, below /downloads/. */
export const downloadFolder: Record<Vendor, string> = {
  ceic: 'ceic',
  emis: 'emis',
  epfr: 'epfr/sdks',
  redd: 'redd/sdks',
}

/** One language: how a package is written and how it is packed and published. A language is one such object. */
export interface SdkTemplates {
  language: SdkLanguage
  /** The whole source tree of a package, the runtime in it. */
  writePackage(sdk: SdkPackage): SourceFile[]
  /**
   * Archives and index files of all packages of one vendor, addressed from that vendor's download folder:
   * 'python/ceic-api-client/index.html'. Where an index must hold whole addresses it writes
   * `placeholderHosts.portalUrl` for the portal, which puts its own address there when it serves the file.
   */
  publish(packages: { sdk: SdkPackage; files: SourceFile[] }[]): Promise<SourceFile[]>
}

/** Names of packages by owner, language and the APIs they cover. Fund flows and real estate have no Java. */
export const packageTable: Pick<SdkPackage, 'vendor' | 'language' | 'name'>[] = [
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
