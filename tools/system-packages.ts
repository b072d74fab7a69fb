import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What the tests need beside the npm packages: where it may be, and how to get it. */
interface SystemProgram {
  title: string
  find(): string | undefined
  /** Debian's packages that bring it. */
  packages: string[]
  /** The setting that names it by hand. */
  setting: string
}

const firstExisting = (files: (string | undefined)[]) => files.find(file => file && existsSync(file))

export const chromium: SystemProgram = {
  title: 'Chromium',
  find: () =>
    firstExisting([
      process.env.CHROME_PATH,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ]),
  // The Chinese pages are looked at too, so the fonts belong to it.
  packages: ['chromium', 'fonts-noto-cjk', 'fonts-liberation'],
  setting: 'CHROME_PATH',
}

export const postgres: SystemProgram = {
  title: 'PostgreSQL 15 or newer',
  find: () => firstExisting([process.env.TEST_PG_BIN, ...debianPostgres()]),
  packages: ['postgresql'],
  setting: 'TEST_PG_BIN',
}

function debianPostgres(): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const versions = readdirSync(root).filter(version => Number(version) >= 15)
  return versions.sort((a, b) => Number(b) - Number(a)).map(version => path.join(root, version, 'bin'))
}

/** Finds a program, installing Debian's packages when this machine lets us. Throws a sentence that says what to install. */
export function requireProgram(program: SystemProgram): string {
  const found = program.find()
  if (found) return found
  const command = `apt-get install -y --no-install-recommends ${program.packages.join(' ')}`
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${program.title} with Debian's packages ...`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const step of ['apt-get update', command])
      spawnSync('/bin/sh', ['-c', step], { stdio: ['ignore', 'ignore', 'inherit'], env })
    const installed = program.find()
    if (installed) return installed
  }
  throw new Error(
    `${program.title} is missing. On Debian or Ubuntu run "${command}" as root; elsewhere install it and set ` +
      `${program.setting} to its ${program === postgres ? 'folder of programs' : 'program file'}.`,
  )
}
