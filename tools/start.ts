// `npm start`: builds the portal and starts it. The SDKs follow once it answers: their Java compiler takes as long as the
// rest of the build, and until they are there the portal lists them from what it knows by itself.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

const build = path.join(import.meta.dirname, 'build.ts')
const { status } = spawnSync(process.execPath, [build, 'portal', '--if-stale'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

await import('../apps/server/src/main.ts')

const sdks = spawn(process.execPath, [build, 'sdks', '--if-stale'], { stdio: 'inherit' })
process.once('exit', () => sdks.kill())
