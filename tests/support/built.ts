import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Builds the pages unless they are up to date: tests of what is served need what is served. */
export function buildPages(): void {
  const root = path.join(import.meta.dirname, '../..')
  execFileSync(process.execPath, ['tools/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit' })
}
