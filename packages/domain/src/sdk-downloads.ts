import {
  apisOf,
  downloadFolder,
  languageFolder,
  packageTable,
  type SdkDownload,
  type SdkLanguage,
  type SdkName,
  sdkLanguageNames,
  sdkVersion,
} from './sdk.ts'

/** The languages in the order of the list: an old client of the macro API reads `downloads[2]` for Python. */
const entries: { language: SdkLanguage; guide: string }[] = [
  { language: 'javascript', guide: 'js' },
  { language: 'php', guide: 'php' },
  { language: 'python', guide: 'python' },
  { language: 'r', guide: 'r' },
  { language: 'java', guide: 'java' },
]

/** The version of an API; nothing for one whose document cannot be read. */
export type VersionOf = (api: string) => string | undefined

/** A package that speaks an API, under the name it is listed by. */
interface ListedSdk {
  name: string
  /** What its language is called in the addresses of guides. */
  guide: string
  row: SdkName
}

/** The built-in list of an API's packages: what is known without asking. */
export const builtInDownloads = (api: string, versionOf: VersionOf, portalUrl: string): SdkDownload[] =>
  listPackages(api).map(sdk => describeSdk(sdk, versionOf, portalUrl))

/** The packages that speak an API. */
export function listPackages(api: string): ListedSdk[] {
  const own = entries.flatMap(entry => {
    const row = packageTable.find(
      ({ vendor, language }) => language === entry.language && apisOf(vendor, language).includes(api),
    )
    return row ? [{ guide: entry.guide, name: sdkLanguageNames[entry.language], row }] : []
  })
  const at = own.findIndex(({ row }) => row.language === 'python')
  return hasFacade(api) ? own.toSpliced(at + 1, 0, { ...own[at]!, name: 'PyCEIC', row: facade }) : own
}

/** 'PyCEIC' is the module with the facade in the Python package of the macro API; company v2 lists it too. */
const facade = packageTable.find(({ name }) => name === 'ceic_api_client')!
const hasFacade = (api: string) => apisOf('ceic', 'python').includes(api) || api === 'emis-api-v2'

/** A package with its version, which is that of the first of its APIs, and what it is installed from. */
export function describeSdk({ name, row }: ListedSdk, versionOf: VersionOf, portalUrl: string): SdkDownload {
  const { vendor, language } = row
  const known = apisOf(vendor, language).flatMap(api => versionOf(api) ?? [])
  const version = sdkVersion(language, known[0] ?? '')
  const folder = `${portalUrl}/downloads/${folderOf(row)}`
  const paths: Record<SdkLanguage, string> = {
    python: folder,
    javascript: `${folder}/${row.name}-${version}.tar.gz`,
    php: `${folder}/`,
    r: `${folder}/`,
    java: `${folder}/com/${vendor}/${row.name}/${version}/${row.name}-${version}.jar`,
  }
  return { name, type: 'sdk', version, path: paths[language], documentation: [] }
}

/** Where a package lies below /downloads/. */
export const folderOf = ({ vendor, language }: SdkName) => `${downloadFolder[vendor]}/${languageFolder[language]}`
