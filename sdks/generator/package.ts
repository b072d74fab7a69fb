import type { SdkLanguage, SdkName } from '@portal/domain/sdk.ts'
import type { SdkApi } from './model.ts'

/** One file of a package or of a download folder, addressed from its root with forward slashes. */
export interface SourceFile {
  path: string
  content: string | Uint8Array
}

export type { SdkLanguage, Vendor } from '@portal/domain/sdk.ts'

/** What is published under one name. */
export interface SdkPackage extends SdkName {
  /** 'The first three equal the specification version'; Python carries a build number as the fourth. */
  version: string
  /** Where calls go unless the program or the environment says otherwise: 'http://127.0.0.1:4000'. */
  host: string
  /** The variable that says otherwise: 'CEIC_API_HOST'. */
  hostVariable: string
  apis: SdkApi[]
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
