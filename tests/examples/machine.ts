// A reader's machine: an empty folder in which the SDKs are installed by the commands of the using-sdk pages.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  apisOf,
  findSdkDownload,
  packageTable,
  type SdkDownload,
  type SdkLanguage,
  sdkLanguageNames,
} from '@portal/domain/sdk.ts'
import { languages } from '../../sdks/languages.ts'
import type { ProgramLanguage } from './blocks.ts'
import { execute, type Printed } from './execute.ts'
import { takeTurns } from './turns.ts'

export interface Machine {
  /** Writes the program into a file and runs it as its language does, with the variables of whoever runs it. */
  run(language: ProgramLanguage, code: string, variables: Record<string, string>): Promise<Printed>
  leave(): void
}

/** How many programs run at once: an interpreter that starts wants a core. */
const atOnce = os.availableParallelism() + 1

/** Installs the SDKs from the portal into a new folder. Throws with what the installer printed. */
export async function openMachine(portalUrl: string): Promise<Machine> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'reader-'))
  const places = Object.fromEntries(
    ['bash', ...Object.keys(installers)].map(name => [name, path.join(folder, name)]),
  ) as Record<'bash' | SdkLanguage, string>
  for (const place of Object.values(places)) mkdirSync(place)
  const env = { ...process.env, ...settings(places) }
  const run = (command: string, args: string[], cwd: string) => execute(command, args, { cwd, env })
  await Promise.all(
    languages.map(async ({ language }) => {
      for (const [command, ...args] of installers[language](
        await findPackages(portalUrl, language),
        places[language],
      )) {
        const { status, output, problem } = await run(command!, args, places[language])
        if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status}:\n${output}${problem}`)
      }
    }),
  )
  let count = 0
  const inTurn = takeTurns(atOnce)
  return {
    run(language, code, variables) {
      const { place, ending, command } = runners[language]
      const file = path.join(places[place], `program-${++count}.${ending}`)
      writeFileSync(file, code)
      const [program, ...args] = command(places[place])
      const known = { ...env, ...variables }
      const surroundings = { cwd: places[place], env: known, stdin: stdinOf(code, known) }
      return inTurn(() => execute(program!, [...args, file], surroundings))
    },
    leave: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A package by its name and what it is installed from. */
interface Package {
  name: string
  path: string
}

/** The packages of a language as the portal lists them. */
const findPackages = (portalUrl: string, language: SdkLanguage): Promise<Package[]> =>
  Promise.all(
    packageTable
      .filter(row => row.language === language)
      .map(async ({ vendor, name }) => {
        const response = await fetch(`${portalUrl}/downloads.json?api=${apisOf(vendor, language)[0]}`)
        const { downloads } = (await response.json()) as { downloads: SdkDownload[] }
        const found = findSdkDownload(downloads, sdkLanguageNames[language])
        if (!found) throw new Error(`downloads.json lists no ${language} package ${name}.`)
        return { name, path: found.path }
      }),
  )

/** The commands of the pages; what asks other places is told to ask only the portal. */
const installers: Record<SdkLanguage, (packages: Package[], place: string) => string[][]> = {
  python: packages => [
    ['/usr/bin/python3', '-m', 'venv', '--system-site-packages', '.'],
    ...packages.map(({ name, path: index }) => ['bin/pip', 'install', '--extra-index-url', index, name]),
  ],
  javascript: packages => [
    ['npm', 'init', '--yes'],
    ...packages.map(({ path: archive }) => ['npm', 'install', archive]),
  ],
  php: (packages, place) => {
    const repositories = [...packages.map(({ path: url }) => ({ type: 'composer', url })), { 'packagist.org': false }]
    writeFileSync(path.join(place, 'composer.json'), JSON.stringify({ repositories, config: { 'secure-http': false } }))
    return [['composer', 'require', '--no-interaction', ...packages.map(({ name }) => `${name}:*`)]]
  },
  r: packages =>
    packages.map(({ name, path: repository }) => [
      'Rscript',
      '-e',
      `install.packages("${name}", repos = "${repository}", type = "source")`,
    ]),
  java: packages => packages.map(({ path: jar }) => ['curl', '-fsSLO', jar]),
}

const settings = (places: Record<'bash' | SdkLanguage, string>): Record<string, string> => ({
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  PIP_NO_INPUT: '1',
  // The index that pip asks beside the portal's; nothing is on it.
  PIP_INDEX_URL: 'file:///dev/null',
  COMPOSER_ALLOW_SUPERUSER: '1',
  COMPOSER_HOME: path.join(places.php, '.composer'),
  R_LIBS_USER: places.r,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_cache: path.join(places.javascript, '.npm'),
})

const runners: Record<
  ProgramLanguage,
  { place: 'bash' | SdkLanguage; ending: string; command: (place: string) => string[] }
> = {
  bash: { place: 'bash', ending: 'sh', command: () => ['bash', '-eo', 'pipefail'] },
  python: { place: 'python', ending: 'py', command: place => [path.join(place, 'bin/python')] },
  js: { place: 'javascript', ending: 'mjs', command: () => [process.execPath] },
  php: { place: 'php', ending: 'php', command: () => ['php'] },
  r: { place: 'r', ending: 'R', command: () => ['Rscript', '--vanilla'] },
  java: { place: 'java', ending: 'java', command: () => ['java', '-cp', '*'] },
}

/** What a block reads from the keyboard: a line for each variable that it asks for. */
const stdinOf = (code: string, variables: Record<string, string | undefined>): string =>
  [...code.matchAll(/\bread -rs? (\w+)/g)].map(([, name = '']) => `${variables[name] ?? ''}\n`).join('')
