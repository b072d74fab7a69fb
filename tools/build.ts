// Builds what the portal serves, in dist/: `portal` is the compiled pages, the browser's files, the search indexes and
// the server's renderer; `sdks` is the packages. Names on the command line choose, without them it is both.
// `--if-stale` leaves a part whose inputs have not changed; `--watch` builds, starts the portal, and does both again on change.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { glob, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { compilePages } from '@portal/services/compile-pages.ts'
import { buildSdks } from '../sdks/build.ts'
import { buildSearch } from './build-search.ts'
import { buildClient, buildRenderer } from './build-web.ts'
import { watch } from './watch.ts'

// Whoever asks for a build, a test runner too, gets the one that is served.
process.env.NODE_ENV = 'production'

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
/** Where the SDKs call unless told otherwise: the portal that is built here. */
const address = (process.env.PUBLIC_URL || 'http://127.0.0.1:4000').replace(/\/$/, '')

interface Part {
  /** Everything that it depends on. */
  inputs: string[]
  run(): Promise<void>
}

const parts: Record<string, Part> = {
  portal: {
    inputs: [
      'apps/web/**/*.{ts,tsx,css,svg,txt}',
      'packages/domain/src/**/*.ts',
      'packages/content/**/*.{md,json,yaml,py,mjs,php,R,java,out}',
      'packages/services/src/{markdown,highlight,compile-pages,page-programs,words,plain-text,search-*}.ts',
      'tools/{build,build-search,build-web,web-words}.ts',
      'package-lock.json',
    ],
    run: buildPortal,
  },
  sdks: {
    inputs: ['packages/content/products/**/*', 'packages/domain/src/**/*.ts', 'sdks/**/*', 'package-lock.json'],
    run: () => step('Writing the SDKs', () => buildSdks(path.join(dist, 'sdks'), address)),
  },
}

async function build(names: string[], onlyIfStale: boolean) {
  const startedAt = performance.now()
  await mkdir(dist, { recursive: true })
  // Side by side: the SDKs wait for the Java compiler, the portal need not.
  const built = await Promise.all(names.map(name => buildPart(name, onlyIfStale)))
  if (built.includes(true)) console.error(`Built in ${seconds(startedAt)}.`)
}

/** Answers whether there was something to do. */
async function buildPart(name: string, onlyIfStale: boolean): Promise<boolean> {
  const { inputs, run } = parts[name]!
  const stamp = path.join(dist, `${name}.build`)
  const hash = await hashInputs(inputs)
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  await run()
  writeFileSync(stamp, hash)
  return true
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

async function hashInputs(inputs: string[]): Promise<string> {
  const found = await Array.fromAsync(glob(inputs, { cwd: root }))
  const files = found
    .filter(file => !/\.test\.|[\\/]tests[\\/]/.test(file) && statSync(path.join(root, file)).isFile())
    .sort()
  const hash = createHash('sha256').update(process.version).update(address)
  for (const file of files) hash.update(file).update(await readFile(path.join(root, file)))
  return hash.digest('hex')
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'if-stale': { type: 'boolean', default: false }, watch: { type: 'boolean', default: false } },
})
const unknown = positionals.filter(name => !Object.hasOwn(parts, name))
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
const names = positionals.length > 0 ? positionals : Object.keys(parts)
if (values.watch) await watch(root, () => build(names, true))
else await build(names, values['if-stale'])
