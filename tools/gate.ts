// The whole gate: types, lint, build, unit and service and HTTP tests on the embedded and on a separate PostgreSQL,
// browser tests, the programs that the portal prints, and the SDKs. Every step runs even when one before it failed; the last line counts them all.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type Outcome, readPlaywright, readVitest } from './reports.ts'
import { chromium, interpreters, postgres, requireProgram, sdkInterpreters } from './system-packages.ts'
import { startTestPostgres } from './test-postgres.ts'

const root = path.join(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(os.tmpdir(), 'portal-gate-'))
const startedAt = Date.now()
const outcomes: { title: string; outcome: Outcome; seconds: number }[] = []

await Promise.all([
  step('types', () => command('tsc', ['--noEmit'])),
  step('lint', () => command('biome', ['check', '.', '--error-on-warnings'])),
])
await step('build', () => command('node', ['tools/build.ts']))
await step('tests, embedded PostgreSQL', () => vitest('embedded', [], {}))
await step('tests, PostgreSQL of the machine', async () => {
  const server = await startTestPostgres(requireProgram(postgres))
  try {
    // What never touches a database has nothing to show here.
    return await vitest('separate', ['packages/data-apis', 'packages/services', 'apps'], {
      TEST_DATABASE_URL: server.url,
      ...{ FUZZ_CALLS: '8', FUZZ_SEED: '1' }, // some of the calls of the run before
    })
  } finally {
    await server.stop()
  }
})
await step('interpreters', async () => {
  const programs = [...Object.values(interpreters), ...Object.values(sdkInterpreters)].flat()
  for (const program of new Set(programs)) requireProgram(program)
  return { passed: 1, failed: 0, notes: [] }
})
await step('browser tests', () => playwright(requireProgram(chromium)))
// Both wait for the rate of calls more than they work.
await Promise.all([
  step('programs that the portal prints', () => counted('tools/examples.ts')),
  step('SDKs in their own languages', () => counted('tools/sdk-tests.ts')),
])
rmSync(reports, { recursive: true, force: true })
summary()

async function step(title: string, run: () => Promise<Outcome>) {
  const from = Date.now()
  console.log(`\n== ${title}`)
  const outcome = await run().catch((error: Error) => {
    console.error(error.message)
    return { passed: 0, failed: 1, notes: [error.message] }
  })
  outcomes.push({ title, outcome, seconds: Math.round((Date.now() - from) / 1000) })
}

/** Runs a program of the packages; it counts as one check. */
async function command(name: string, args: string[]): Promise<Outcome> {
  const code = await run(name, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, notes: [] }
}

/** Runs a tool whose last line counts: '12 passed, 1 failed'. */
async function counted(tool: string): Promise<Outcome> {
  let last = ''
  const notes: string[] = []
  const code = await run('node', [tool], {}, line => {
    const isReason = last.startsWith('failed') && line.startsWith(' ')
    if (line.startsWith('failed')) notes.push(line)
    else if (isReason) notes.push(`${notes.pop()}\n${line}`)
    if (!isReason) last = line
  })
  const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed$/.exec(last) ?? []
  return atLeastOne({ passed: Number(passed), failed: Number(failed), notes }, code)
}

async function vitest(name: string, folders: string[], env: Record<string, string>): Promise<Outcome> {
  const report = path.join(reports, `${name}.json`)
  const code = await run(
    'vitest',
    ['run', ...folders, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env,
  )
  return atLeastOne(readVitest(report), code)
}

async function playwright(browser: string): Promise<Outcome> {
  const report = path.join(reports, 'browser.json')
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await run('playwright', ['test', '--reporter=line,json'], env)
  return atLeastOne(readPlaywright(report), code)
}

/** A runner that ended badly, or ran nothing, is a failure even when it counts none. */
function atLeastOne(outcome: Outcome, code: number): Outcome {
  const isBad = (code !== 0 || outcome.passed === 0) && outcome.failed === 0
  return isBad ? { ...outcome, failed: 1 } : outcome
}

function run(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  onLine?: (line: string) => void,
): Promise<number> {
  const bin = path.join(root, 'node_modules/.bin')
  const child = spawn(name, args, {
    cwd: root,
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      ...env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    },
    shell: process.platform === 'win32',
  })
  if (onLine && child.stdout)
    createInterface(child.stdout).on('line', line => {
      console.log(line)
      onLine(line)
    })
  return new Promise(resolve => child.on('close', code => resolve(code ?? 1)).on('error', () => resolve(1)))
}

/** Last, so that the end of a long output says what failed. */
function summary() {
  console.log('')
  for (const { title, outcome } of outcomes) for (const note of outcome.notes) console.log(`${title}: ${note}\n`)
  for (const { title, outcome, seconds } of outcomes) {
    const word = outcome.failed ? 'failed' : 'ok    '
    console.log(`${word}  ${title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
  }
  const passed = outcomes.reduce((sum, { outcome }) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, { outcome }) => sum + outcome.failed, 0)
  console.log(`The gate took ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  process.exitCode = failed ? 1 : 0
  console.log(`${passed} passed, ${failed} failed`)
}
