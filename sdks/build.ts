// Writes the SDKs from the OpenAPI documents: source trees in dist/sdks/sources, and what the portal offers for
// download (archives, package indexes, downloads.json with sums) in dist/sdks/downloads.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { placeholderHosts } from '@portal/domain/page.ts'
import { apisOf, downloadFolder, packageTable, type SdkName, sdkVersion, vendors } from '@portal/domain/sdk.ts'
import { contentFolder, findProduct, loadContent } from '@portal/services/content.ts'
import type { PublishedFile } from '@portal/services/sdks.ts'
import type { SdkApi } from './generator/model.ts'
import type { SdkPackage, SourceFile } from './generator/package.ts'
import { readApi } from './generator/read-api.ts'
import { languages } from './languages.ts'

/** Writes every package below `target`. `host` is where the packages call by default. Answers how many there are. */
export async function buildSdks(target: string, host: string): Promise<number> {
  const content = await loadContent(path.join(target, '../specifications'), path.join(contentFolder, 'products'))
  const readNamed = (name: string): SdkApi => {
    const { product, specification } = findProduct({ content }, name)
    return readApi(product, specification)
  }
  // Written beside, so that a portal which runs meanwhile misses no file.
  const fresh = `${target}.fresh`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  const published: SourceFile[] = []
  let count = 0
  for (const templates of languages) {
    for (const vendor of vendors) {
      const rows = packageTable.filter(row => row.vendor === vendor && row.language === templates.language)
      const packages = rows.map(row => {
        const sdk = describePackage(row, host, apisOf(vendor, row.language).map(readNamed))
        return { sdk, files: templates.writePackage(sdk) }
      })
      if (packages.length === 0) continue
      for (const { files } of packages) await writeFiles(path.join(fresh, 'sources', templates.language, vendor), files)
      const files = await templates.publish(packages)
      published.push(...files.map(file => ({ ...file, path: `${downloadFolder[vendor]}/${file.path}` })))
      count += packages.length
    }
  }
  await writeFiles(path.join(fresh, 'downloads'), published)
  await writeFiles(fresh, [{ path: 'downloads.json', content: JSON.stringify(describeFiles(published)) }])
  await replaceFolder(target, fresh)
  return count
}

/** Puts `fresh` in the place of `target`, which is gone for two renames only. */
async function replaceFolder(target: string, fresh: string) {
  const old = `${target}.old`
  await rm(old, { recursive: true, force: true })
  if (existsSync(target)) await rename(target, old)
  await rename(fresh, target)
  await rm(old, { recursive: true, force: true })
}

/** Sizes and sums of what is published, by its address below /downloads/. */
const describeFiles = (files: SourceFile[]): Record<string, PublishedFile> =>
  Object.fromEntries(
    files.map(({ path, content }) => {
      const bytes = Buffer.from(content as string)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return [path, { bytes: bytes.length, sha256, isOpen: bytes.includes(placeholderHosts.portalUrl) }]
    }),
  )

function describePackage(row: SdkName, host: string, apis: SdkApi[]): SdkPackage {
  const { version } = apis[0]!
  return {
    ...row,
    version: sdkVersion(row.language, version),
    host,
    hostVariable: `${row.vendor.toUpperCase()}_API_HOST`,
    apis,
  }
}

async function writeFiles(folder: string, files: SourceFile[]) {
  for (const file of files) {
    const target = path.join(folder, file.path)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, file.content)
  }
}

if (import.meta.main) {
  const host = (process.env.PUBLIC_URL ?? 'http://127.0.0.1:4000').replace(/\/$/, '')
  const count = await buildSdks(path.join(import.meta.dirname, '../dist/sdks'), host)
  console.log(`${count} packages written.`)
}
