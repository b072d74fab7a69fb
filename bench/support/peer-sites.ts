import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withoutStyles } from '../../tests/pages/visit.ts'
import type { Peer } from './peers.ts'
import { serveSite } from './site-server.ts'

const recipes = path.join(import.meta.dirname, '../peers')
const cache = path.join(os.tmpdir(), 'portal-peers')
/** What the pinned packages ask for is taken as it was then. */
const before = '2026-11-22'

/** What it costs to make a site of a document, and what it weighs. */
export interface Built {
  /** Seconds of all processors; the operations in it are all written. */
  processor: number
  /** Bytes of all its pages as they are written, and without the style rules inside them. */
  html: number
  withoutStyles: number
}

/** Installs a peer outside of the project, gives it a document, has it build where it does, and serves it. */
export async function openPeer({ folder, isBuilt }: Peer, document: unknown) {
  const place = path.join(cache, folder)
  install(folder, isBuilt)
  for (const left of globSync(['.astro', '.docusaurus', 'dist', 'docs', 'node_modules/{.astro,.cache,.vite}'], {
    cwd: place,
  }))
    rmSync(path.join(place, left), { recursive: true })
  cpSync(path.join(recipes, folder), place, { recursive: true })
  writeFileSync(path.join(place, 'document.json'), JSON.stringify(document))
  const built = isBuilt ? build(place) : undefined
  return { built, ...(await serveSite(isBuilt ? path.join(place, 'dist') : place)) }
}

const run = (place: string, program: string, ...rest: string[]) =>
  execFileSync(program, rest, { cwd: place, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e9, env })

const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  DOCUSAURUS_NO_TELEMETRY: '1',
  SCARF_ANALYTICS: 'false',
  NODE_OPTIONS: '--max-old-space-size=6000',
}

/** Installs anew when the versions have changed; of those that are one page, the package alone, which holds its bundle. */
function install(folder: string, isBuilt: boolean) {
  const place = path.join(cache, folder)
  const wanted = readFileSync(path.join(recipes, folder, 'package.json'), 'utf8')
  const mark = path.join(place, 'installed.json')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.error(`Installing ${folder} in ${place} ...`)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(path.join(place, 'package'), { recursive: true })
  if (isBuilt) {
    writeFileSync(path.join(place, 'package.json'), wanted)
    run(place, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', `--before=${before}`)
  } else {
    const [name, version] = Object.entries(JSON.parse(wanted).dependencies)[0]!
    const file = run(place, 'npm', 'pack', '--silent', `${name}@${version}`).trim()
    run(place, 'tar', '-xzf', file)
  }
  writeFileSync(mark, wanted)
}

/** The shell's `times` tells of all processes that it has waited for. */
function build(place: string): Built {
  console.error(`Building ${place} ...`)
  const times = run(place, 'sh', '-c', 'npm run build >build.log 2>&1 && times').trim().split('\n')[1] ?? ''
  const processor = [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  )
  const pages = globSync('dist/**/*.html', { cwd: place }).map(file => readFileSync(path.join(place, file), 'utf8'))
  const sum = (texts: string[]) => texts.reduce((total, text) => total + Buffer.byteLength(text), 0)
  return { processor, html: sum(pages), withoutStyles: sum(pages.map(withoutStyles)) }
}
