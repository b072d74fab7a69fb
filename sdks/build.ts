// Writes the SDKs from the OpenAPI documents: source trees in dist/sdks/sources, and what the portal offers for
// download (archives, package indexes, downloads.json with sums) in dist/sdks/downloads.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentFolder, findProduct, loadContent } from '@portal/services/content.ts'
import { readApi, type SdkApi } from './generator/model.ts'
import { apisOf, downloadFolder, packageTable, type SdkPackage, type SourceFile, vendors } from './generator/package.ts'
import { languages } from './languages.ts'

/** What the first public build of the Python packages was numbered: product-apis.md, 2.10. */
const pythonBuild = 389

/** Writes every package below `target`. `host` is where the packages call by default. Answers how many there are. */
export async function buildSdks(target: string, host: string): Promise<number> {
  const content = await loadContent(path.join(target, '../specifications'), path.join(contentFolder, 'products'))
  const readNamed = (name: string): SdkApi => {
    const { product, specification } = findProduct({ content }, name)
    return readApi(product, specification)
  }
  await rm(target, { recursive: true, force: true })
  let count = 0
  for (const templates of languages) {
    for (const vendor of vendors) {
      const rows = packageTable.filter(row => row.vendor === vendor && row.language === templates.language)
      const packages = rows.map(row => {
        const sdk = describePackage(row, host, apisOf(vendor, row.language).map(readNamed))
        return { sdk, files: templates.writePackage(sdk) }
      })
      for (const { files } of packages) {
        await writeFiles(path.join(target, 'sources', templates.language, vendor), files)
      }
      if (packages.length)
        await writeFiles(path.join(target, 'downloads', downloadFolder[vendor]), await templates.publish(packages))
      count += packages.length
    }
  }
  return count
}

function describePackage(row: (typeof packageTable)[number], host: string, apis: SdkApi[]): SdkPackage {
  const { version } = apis[0]!
  return {
    ...row,
    version: row.language === 'python' ? `${version}.${pythonBuild}` : version,
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
