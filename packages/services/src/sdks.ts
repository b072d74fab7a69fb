import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { PortalError } from '@portal/domain/errors.ts'
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
} from '@portal/domain/sdk.ts'
import { findProduct } from './content.ts'
import type { Context } from './context.ts'
import type { Pages } from './pages.ts'

/** A file of the download area as the build has left it. */
export interface PublishedFile {
  bytes: number
  sha256: string
  /** It holds the stand-in of the portal's address. */
  isOpen: boolean
}

/** A file that may be downloaded; `path` is where it lies. */
export interface SdkFile extends PublishedFile {
  path: string
}

/** Where the build leaves the packages. */
const builtSdks = path.join(import.meta.dirname, '../../../dist/sdks')

/**
 * Reads the download area of a build, by addresses below /downloads/. It is read again when a later build has replaced
 * it, and empty before the first.
 */
export function openSdks(folder = builtSdks): () => Promise<Sdks> {
  const list = path.join(folder, 'downloads.json')
  let known: Sdks & { writtenAt?: number } = describeArea(folder, {})
  return async () => {
    const writtenAt = (await stat(list).catch(() => undefined))?.mtimeMs
    if (writtenAt === known.writtenAt) return known
    const files = writtenAt === undefined ? {} : JSON.parse(await readFile(list, 'utf8'))
    known = { ...describeArea(folder, files), ...(writtenAt !== undefined && { writtenAt }) }
    return known
  }
}

const describeArea = (folder: string, files: Record<string, PublishedFile>) => ({
  files,
  /** The file of an address, or the index of the folder it names with a closing slash. Throws `file-unknown`. */
  find(address: string): SdkFile {
    const name = address.endsWith('/') ? `${address}index.html` : address
    const file = Object.hasOwn(files, name) ? files[name] : undefined
    if (!file) throw new PortalError('file-unknown')
    return { ...file, path: path.join(folder, 'downloads', name) }
  },
  /** Whether an address lacks only the slash of a folder with an index. */
  isFolder: (address: string) => Object.hasOwn(files, `${address}/index.html`),
})

export type Sdks = ReturnType<typeof describeArea>

/** The languages in the order of the list: an old client of the macro API reads `downloads[2]` for Python. */
const entries: { language: SdkLanguage; guide: string }[] = [
  { language: 'javascript', guide: 'js' },
  { language: 'php', guide: 'php' },
  { language: 'python', guide: 'python' },
  { language: 'r', guide: 'r' },
  { language: 'java', guide: 'java' },
]

/** The built-in list of an API's packages: what the portal knows without the build. */
export function listSdks(ctx: Pick<Context, 'content'>, api: string, portalUrl: string): SdkDownload[] {
  return listPackages(api).map(({ name, row }) => describeSdk(ctx, name, row, portalUrl))
}

/**
 * What can be downloaded for an API, with sizes and sums, guides where there are pages for them. When the build has left
 * nothing it is the built-in list. Throws `api-unknown`.
 */
export function listDownloads(
  ctx: Pick<Context, 'content'>,
  sdks: Sdks,
  pages: Pages,
  api: string,
  portalUrl: string,
): SdkDownload[] {
  const { product } = findProduct(ctx, api)
  const isBuilt = Object.keys(sdks.files).length > 0
  return listPackages(api).flatMap(({ name, guide, row }) => {
    const files = listArchives(sdks, row, portalUrl)
    if (isBuilt && files.length === 0) return []
    const entry = describeSdk(ctx, name, row, portalUrl)
    const { version } = entry
    const address = `/docs/${product.path}/full-guide/${guide}`
    const documentation = pages.has(address)
      ? [{ name: 'Development guide', version, type: 'markdown' as const, path: address }]
      : []
    return [{ ...entry, documentation, ...(isBuilt && { files }) }]
  })
}

/** The packages that speak an API. */
function listPackages(api: string) {
  const own = entries.flatMap(entry => {
    const row = packageTable.find(
      ({ vendor, language }) => language === entry.language && apisOf(vendor, language).includes(api),
    )
    return row ? [{ ...entry, name: sdkLanguageNames[entry.language], row }] : []
  })
  const at = own.findIndex(({ language }) => language === 'python')
  return hasFacade(api) ? own.toSpliced(at + 1, 0, { ...own[at]!, name: 'PyCEIC', row: facade }) : own
}

/** 'PyCEIC' is the module with the facade in the Python package of the macro API; company v2 lists it too. */
const facade = packageTable.find(({ name }) => name === 'ceic_api_client')!
const hasFacade = (api: string) => apisOf('ceic', 'python').includes(api) || api === 'emis-api-v2'

function describeSdk(ctx: Pick<Context, 'content'>, name: string, row: SdkName, portalUrl: string): SdkDownload {
  const { vendor, language } = row
  const { specification } = findProduct(ctx, apisOf(vendor, language)[0]!)
  const version = sdkVersion(language, specification.info.version)
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

const folderOf = ({ vendor, language }: SdkName) => `${downloadFolder[vendor]}/${languageFolder[language]}`

const listArchives = (sdks: Sdks, row: SdkName, portalUrl: string) =>
  Object.entries(sdks.files)
    .filter(([file]) => file.startsWith(`${folderOf(row)}/`) && /\.(whl|tar\.gz|zip|jar)$/.test(file))
    .map(([file, { bytes, sha256 }]) => ({ path: `${portalUrl}/downloads/${file}`, size: bytes, sha256 }))
