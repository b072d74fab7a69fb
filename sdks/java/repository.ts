import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { packZip } from '../generator/archive.ts'
import type { SdkPackage, SourceFile } from '../generator/package.ts'
import { printPom } from './texts.ts'

/** Jars of earlier builds, by what they were compiled from: javac takes seconds. */
const compiled = path.join(import.meta.dirname, '../../dist/sdk-jars')
const sourceRoot = 'src/main/java/'
const manifest: SourceFile = { path: 'META-INF/MANIFEST.MF', content: 'Manifest-Version: 1.0\r\n\r\n' }

/** A Maven repository. The jar is in it when the machine that builds has a compiler, the sources always are. */
export async function publish(packages: { sdk: SdkPackage; files: SourceFile[] }[]): Promise<SourceFile[]> {
  const lists = packages.map(async ({ sdk, files }) => {
    const sources = files
      .filter(file => file.path.startsWith(sourceRoot))
      .map(file => ({ ...file, path: file.path.slice(sourceRoot.length) }))
    const place = `java/com/${sdk.vendor}/${sdk.name}`
    const named = (ending: string) => `${place}/${sdk.version}/${sdk.name}-${sdk.version}${ending}`
    const jar = await compileJar(sources)
    const published = [
      { path: named('.pom'), content: printPom(sdk) },
      { path: named('-sources.jar'), content: await packZip([manifest, ...sources]) },
      ...(jar ? [{ path: named('.jar'), content: jar }] : []),
      { path: `${place}/maven-metadata.xml`, content: printMetadata(sdk) },
    ]
    return published.flatMap(file => [file, { path: `${file.path}.sha1`, content: sha1(file.content) }])
  })
  return (await Promise.all(lists)).flat()
}

const sha1 = (content: string | Uint8Array) => createHash('sha1').update(content).digest('hex')

const printMetadata = ({ vendor, name, version }: SdkPackage): string => `\
<?xml version="1.0" encoding="UTF-8"?>
<metadata>
  <groupId>com.${vendor}</groupId>
  <artifactId>${name}</artifactId>
  <versioning>
    <release>${version}</release>
    <versions>
      <version>${version}</version>
    </versions>
  </versioning>
</metadata>
`

/** The compiled classes; undefined without a compiler. Throws with what the compiler says of wrong sources. */
async function compileJar(sources: SourceFile[]): Promise<Uint8Array | undefined> {
  const hash = createHash('sha256')
  for (const file of sources) hash.update(file.path).update(file.content)
  const kept = path.join(compiled, `${hash.digest('hex')}.jar`)
  if (existsSync(kept)) return readFile(kept)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'java-'))
  try {
    const from = path.join(folder, 'from')
    for (const file of sources) {
      await mkdir(path.dirname(path.join(from, file.path)), { recursive: true })
      await writeFile(path.join(from, file.path), file.content)
    }
    const into = path.join(folder, 'into')
    const names = sources.map(file => path.join(from, file.path))
    await promisify(execFile)('javac', ['--release', '11', '-encoding', 'UTF-8', '-nowarn', '-d', into, ...names])
    const classes = (await Array.fromAsync(glob('**/*.class', { cwd: into }))).toSorted()
    const files = classes.map(async name => ({ path: name, content: await readFile(path.join(into, name)) }))
    const jar = await packZip([manifest, ...(await Promise.all(files))])
    await mkdir(compiled, { recursive: true })
    await writeFile(kept, jar)
    return jar
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
