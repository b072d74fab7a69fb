// Installs the locked packages before start and test, on whatever Node (20 or newer) is there.
// Everything after it runs on the pinned Node, which those packages bring along.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const stamp = new URL('node_modules/.ensure', root)
const [major] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`This portal needs Node 20 or newer to install itself; this is Node ${process.versions.node}.`)
  process.exit(1)
}

const wanted = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) await install()

async function install() {
  const startedAt = Date.now()
  console.error('Installing the locked packages (about a minute the first time) ...')
  const progress = setInterval(() => {
    console.error(`  still installing, ${Math.round((Date.now() - startedAt) / 1000)} s`)
  }, 5000)
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  // No package of this project needs an install script, so none is allowed to run.
  const child = spawn(command, [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: !npm && process.platform === 'win32',
  })
  const code = await new Promise(resolve => child.on('close', resolve).on('error', () => resolve(1)))
  clearInterval(progress)
  if (code !== 0) {
    console.error('The installation failed; the lines above say why. Check the network and run the same command again.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
  console.error(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}
