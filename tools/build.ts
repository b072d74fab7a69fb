// Builds what the portal serves: the compiled pages, the browser's files and the server's renderer, all in dist/.
// `--if-stale` does nothing when no input has changed; `--watch` builds, starts the portal, and does both again on change.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { glob, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { compilePages } from '@portal/services/compile-pages.ts'
import { buildSdks } from '../sdks/build.ts'
import { buildSearch } from './build-search.ts'
import { buildClient, buildRenderer } from './build-web.ts'
import { watch } from './watch.ts'

// Whoever asks for a build, a test runner too, gets the one that is served.
process.env.NODE_ENV = 'production'

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
const stamp = path.join(dist, 'build.json')

/** Where the SDKs call unless told otherwise: the portal that is built here. */
const address = (process.env.PUBLIC_URL || 'http://127.0.0.1:4000').replace(/\/$/, '')

/** Everything that a build depends on. */
const inputs = [
  'apps/web/**/*.{ts,tsx,css,svg,txt}',
  'packages/domain/src/**/*.ts',
  'packages/content/**/*.{md,json,yaml,py,mjs,php,R,java,out}',
  'packages/services/src/{markdown,highlight,compile-pages,page-programs,words,plain-text,search-*}.ts',
  'sdks/**/*',
  'tools/{build,build-search,build-web,web-words}.ts',
  'package-lock.json',
]

async function build(onlyIfStale: boolean) {
  const startedAt = performance.now()
  const hash = await hashInputs()
  if (onlyIfStale && builtHash() === hash) return
  await mkdir(dist, { recursive: true })
  // The SDKs wait for the Java compiler; the rest need not.
  await Promise.all([step('Writing the SDKs', () => buildSdks(path.join(dist, 'sdks'), address)), buildPortal()])
  writeFileSync(stamp, JSON.stringify({ hash }))
  console.error(`Built in ${seconds(startedAt)}.`)
}

async function buildPortal() {
  await step('Compiling the pages', () => compilePages(path.join(root, 'packages/content'), path.join(dist, 'content')))
  await step('Building the browser files', () => buildClient(root))
  await step('Writing the search indexes', () => buildSearch(root))
  await step('Building the renderer', () => buildRenderer(root))
}

async function step(title: string, run: () => Promise<unknown>) {
  const startedAt = performance.now()
  console.error(`${title} ...`)
  const count = await run()
  console.error(`  ${title}: ${typeof count === 'number' ? `${count} new, ` : ''}${seconds(startedAt)}`)
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

const builtHash = (): string | undefined =>
  existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')).hash : undefined

async function hashInputs(): Promise<string> {
  const found = await Array.fromAsync(glob(inputs, { cwd: root }))
  const files = found
    .filter(file => !/\.test\.|[\\/]tests[\\/]/.test(file) && statSync(path.join(root, file)).isFile())
    .sort()
  const hash = createHash('sha256').update(process.version).update(address)
  for (const file of files) hash.update(file).update(await readFile(path.join(root, file)))
  return hash.digest('hex')
}

const flags = new Set(process.argv.slice(2))
if (flags.has('--watch')) await watch(root, () => build(true))
else await build(flags.has('--if-stale'))
