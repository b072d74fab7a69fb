import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { PortalError } from '@portal/domain/errors.ts'
import { programLanguages } from '@portal/domain/program-language.ts'
import type { SdkDownload, SdkName } from '@portal/domain/sdk.ts'
import { builtInDownloads, describeSdk, folderOf, listPackages, type VersionOf } from '@portal/domain/sdk-downloads.ts'
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

type Sdks = ReturnType<typeof describeArea>

/** The built-in list of an API's packages: what the portal knows without the build. */
export const listSdks = (ctx: Library, api: string, portalUrl: string): SdkDownload[] =>
  builtInDownloads(api, versionsIn(ctx), portalUrl)

type Library = Pick<Context, 'content'>

/** A package goes on as the rest of what it speaks when the document of its first API cannot be read. */
const versionsIn =
  ({ content }: Library): VersionOf =>
  api => {
    const loaded = content.get(api)
    return loaded && 'specification' in loaded ? loaded.specification.info.version : undefined
  }

/**
 * What can be downloaded for an API: its packages with sizes and sums, its Postman collection, its guides. When the build
 * has left nothing the packages are the built-in list. Throws `api-unknown`, `specification-broken`.
 */
export function listDownloads(ctx: Library, sdks: Sdks, pages: Pages, api: string, portalUrl: string): SdkDownload[] {
  const { product, specification } = findProduct(ctx, api)
  const isBuilt = Object.keys(sdks.files).length > 0
  const packages = listPackages(api).flatMap(sdk => {
    const files = listArchives(sdks, sdk.row, portalUrl)
    if (isBuilt && files.length === 0) return []
    const entry = describeSdk(sdk, versionsIn(ctx), portalUrl)
    const documentation = listDocumentation(pages, `/docs/${product.path}/full-guide/${sdk.guide}`, entry.version)
    return [{ ...entry, documentation, ...(isBuilt && { files }) }]
  })
  return [...packages, ...listTexts(pages, product.path, specification.info.version, portalUrl)]
}

/** The files of an API that are no package: its calls for Postman, and each guide as markdown. */
function listTexts(pages: Pages, product: string, version: string, portalUrl: string): SdkDownload[] {
  const base = `/docs/${product}`
  const postman: SdkDownload = {
    name: 'Postman collection',
    type: 'postman',
    version,
    path: `${portalUrl}${base}/postman-collection.json`,
    documentation: listDocumentation(pages, `${base}/docs/postman-collection`, version),
  }
  const guides = programLanguages.flatMap(({ id, name }): SdkDownload[] => {
    const page = `${base}/full-guide/${id}`
    const documentation = listDocumentation(pages, page, version)
    const path = `${portalUrl}${page}.md`
    return documentation.length > 0 ? [{ name: `${name} guide`, type: 'markdown', version, path, documentation }] : []
  })
  return [postman, ...guides]
}

/** The page that tells about a download, where it is written. */
const listDocumentation = (pages: Pages, path: string, version: string): SdkDownload['documentation'] => {
  const name = pages.titleOf(path)?.en
  return name === undefined ? [] : [{ name, version, type: 'markdown', path }]
}

const listArchives = (sdks: Sdks, row: SdkName, portalUrl: string) =>
  Object.entries(sdks.files)
    .filter(([file]) => file.startsWith(`${folderOf(row)}/`) && /\.(whl|tar\.gz|zip|jar)$/.test(file))
    .map(([file, { bytes, sha256 }]) => ({ path: `${portalUrl}/downloads/${file}`, size: bytes, sha256 }))
