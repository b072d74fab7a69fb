// A Composer repository: https://getcomposer.org/doc/05-repositories.md#composer
import { createHash } from 'node:crypto'
import { placeholderHosts } from '@portal/domain/page.ts'
import { downloadFolder, languageFolder } from '@portal/domain/sdk.ts'
import { packZip } from '../generator/archive.ts'
import type { SdkPackage, SourceFile } from '../generator/package.ts'

/** The archives of a vendor's packages and the index that Composer reads. */
export async function publish(packages: { sdk: SdkPackage; files: SourceFile[] }[]): Promise<SourceFile[]> {
  const folder = languageFolder.php
  const published = await Promise.all(
    packages.map(async ({ sdk, files }) => {
      const root = `${sdk.name.replace('/', '-')}-${sdk.version}`
      const content = await packZip(files.map(file => ({ ...file, path: `${root}/${file.path}` })))
      return { sdk, files, archive: { path: `${folder}/${root}.zip`, content } }
    }),
  )
  const index = Object.fromEntries(
    published.map(({ sdk, files, archive }) => [sdk.name, { [sdk.version]: describe(sdk, files, archive) }]),
  )
  return [
    ...published.map(({ archive }) => archive),
    { path: `${folder}/packages.json`, content: JSON.stringify({ packages: index }, null, 2) },
  ]
}

function describe(sdk: SdkPackage, files: SourceFile[], archive: { path: string; content: Uint8Array }) {
  const manifest = JSON.parse(String(files.find(({ path }) => path === 'composer.json')!.content))
  return {
    ...manifest,
    dist: {
      type: 'zip',
      url: `${placeholderHosts.portalUrl}/downloads/${downloadFolder[sdk.vendor]}/${archive.path}`,
      // Composer knows no other sum.
      shasum: createHash('sha1').update(archive.content).digest('hex'),
    },
  }
}
