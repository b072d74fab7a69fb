// Wheels, source archives and the index that pip reads (PEP 427, 503 and 621).
import { createHash } from 'node:crypto'
import { packTar, packZip } from '../generator/archive.ts'
import type { SdkPackage, SourceFile } from '../generator/package.ts'
import { summaryOf } from './templates-package.ts'

interface Packed {
  sdk: SdkPackage
  files: SourceFile[]
}

/** The simple index below `python/`, with a wheel and a source archive of each package. */
export async function publish(packages: Packed[]): Promise<SourceFile[]> {
  const projects = await Promise.all(packages.map(publishPackage))
  const links = packages.map(({ sdk }) => `<a href="${projectName(sdk)}/">${projectName(sdk)}</a>`)
  return [{ path: 'python/index.html', content: page('Packages', links) }, ...projects.flat()]
}

/** As addresses of an index spell a name: 'ceic-api-client'. */
const projectName = ({ name }: SdkPackage): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

async function publishPackage({ sdk, files }: Packed): Promise<SourceFile[]> {
  const stem = `${sdk.name}-${sdk.version}`
  const folder = `python/${projectName(sdk)}`
  const source = [...files, { path: 'PKG-INFO', content: metadata(sdk, files) }]
  const archives: SourceFile[] = [
    { path: `${stem}-py3-none-any.whl`, content: await packZip(wheelFiles(sdk, files)) },
    { path: `${stem}.tar.gz`, content: packTar(source.map(file => ({ ...file, path: `${stem}/${file.path}` }))) },
  ]
  const links = archives.map(
    ({ path, content }) =>
      `<a href="${path}#sha256=${hash(content, 'hex')}" data-requires-python="&gt;=3.9">${path}</a>`,
  )
  return [
    { path: `${folder}/index.html`, content: page(sdk.name, links) },
    ...archives.map(file => ({ ...file, path: `${folder}/${file.path}` })),
  ]
}

function wheelFiles(sdk: SdkPackage, files: SourceFile[]): SourceFile[] {
  const info = `${sdk.name}-${sdk.version}.dist-info`
  const license = files.find(({ path }) => path === 'LICENSE')!
  const content: SourceFile[] = [
    ...files.filter(({ path }) => path.startsWith(`${sdk.name}/`)),
    { path: `${info}/LICENSE`, content: license.content },
    { path: `${info}/METADATA`, content: metadata(sdk, files) },
    { path: `${info}/WHEEL`, content: wheelText },
  ]
  const record = content.map(
    ({ path, content }) => `${path},sha256=${hash(content, 'base64url')},${Buffer.byteLength(content)}\n`,
  )
  return [...content, { path: `${info}/RECORD`, content: `${record.join('')}${info}/RECORD,,\n` }]
}

const wheelText = 'Wheel-Version: 1.0\nGenerator: data-api-portal\nRoot-Is-Purelib: true\nTag: py3-none-any\n'

const metadata = (sdk: SdkPackage, files: SourceFile[]): string => `\
Metadata-Version: 2.1
Name: ${sdk.name}
Version: ${sdk.version}
Summary: ${summaryOf(sdk)}
License-File: LICENSE
Requires-Python: >=3.9
Provides-Extra: pandas
Requires-Dist: pandas>=1.3; extra == "pandas"
Description-Content-Type: text/markdown

${files.find(({ path }) => path === 'README.md')!.content}`

const hash = (content: string | Uint8Array, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(content).digest(encoding)

const page = (title: string, links: string[]): string => `\
<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="pypi:repository-version" content="1.0"><title>${title}</title></head>
<body>
${links.join('<br>\n')}
</body>
</html>
`
