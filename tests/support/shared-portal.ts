import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { startPortal } from './portal.ts'

/** One portal for all browser tests of a run, with the pages as they are now. */
export default async function sharePortal() {
  const root = path.join(import.meta.dirname, '../..')
  const { status } = spawnSync(process.execPath, ['tools/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The pages could not be built.')
  const portal = await startPortal()
  process.env.PORTAL_URL = portal.url
  return async () => {
    await portal.stop()
    portal.remove()
  }
}
