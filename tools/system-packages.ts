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

/** A command on the PATH that must answer; what it is asked shows that its libraries are there too. */
const onPath = (title: string, command: string[], packages: string[]): SystemProgram => ({
  title,
  find: () => (spawnSync(command[0]!, command.slice(1), { stdio: 'ignore' }).status === 0 ? command[0] : undefined),
  packages,
  setting: 'PATH',
})

const python = onPath(
  'Python 3 with pandas',
  ['/usr/bin/python3', '-c', 'import venv, ensurepip, pandas, requests'],
  [...['python3', 'python3-venv', 'python3-pandas', 'python3-requests']],
)
const php = onPath(
  'PHP with curl',
  ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
  ['php-cli', 'php-curl'],
)
const composer = onPath('Composer', ['composer', '--version'], ['composer', 'unzip'])
const r = onPath(
  'R with httr',
  ['Rscript', '-e', 'for (name in c("httr", "jsonlite", "xml2", "R6", "zoo")) library(name, character.only = TRUE)'],
  ['r-base-core', 'r-cran-httr', 'r-cran-jsonlite', 'r-cran-xml2', 'r-cran-r6', 'r-cran-zoo'],
)
const phpunit = onPath('PHPUnit', ['phpunit', '--version'], ['phpunit', 'php-xml', 'php-mbstring'])
const testthat = onPath('testthat', ['Rscript', '-e', 'library(testthat)'], ['r-cran-testthat'])
const java = onPath('Java 11 or newer', ['javac', '-version'], ['default-jdk-headless'])
const curl = onPath('curl', ['curl', '--version'], ['curl'])
const jq = onPath('jq', ['jq', '--version'], ['jq'])

/** What the programs of the pages run on. */
export const interpreters: Record<'bash' | 'python' | 'js' | 'php' | 'r' | 'java', SystemProgram[]> = {
  bash: [curl, jq],
  python: [python],
  js: [],
  php: [php, composer],
  r: [r],
  java: [java],
}

/** What the tests of the SDKs run on. */
export const sdkInterpreters: Record<'python' | 'javascript' | 'php' | 'r' | 'java', SystemProgram[]> = {
  python: [python],
  javascript: [],
  php: [php, composer, phpunit],
  r: [r, testthat],
  java: [java],
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
