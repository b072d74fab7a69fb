import { createHash } from 'node:crypto'
import { packTar } from '../generator/archive.ts'
import type { SdkPackage, SourceFile } from '../generator/package.ts'
import { describeRequirements } from './templates-package.ts'

/** A repository for `install.packages(repos = ".../R/", type = "source")`. */
export function publishRepository(packages: { sdk: SdkPackage; files: SourceFile[] }[]): SourceFile[] {
  const archives = packages.map(({ sdk, files }) => {
    const content = packTar(files.map(file => ({ ...file, path: `${sdk.name}/${file.path}` })))
    return { sdk, content, path: `R/src/contrib/${sdk.name}_${sdk.version}.tar.gz` }
  })
  const entries = archives.map(({ sdk, content }) => {
    const sum = createHash('md5').update(content).digest('hex')
    return [...describeRequirements(sdk), `MD5sum: ${sum}`, 'NeedsCompilation: no', ''].join('\n')
  })
  return [...archives, { path: 'R/src/contrib/PACKAGES', content: entries.join('\n') }].map(({ path, content }) => ({
    path,
    content,
  }))
}
