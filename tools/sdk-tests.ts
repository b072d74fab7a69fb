// Runs the tests of each SDK in its own language's runner against a running portal: `npm run sdk-tests -- [LANGUAGE]`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type SdkLanguage, sdkLanguages } from '@portal/domain/sdk.ts'
import { startReadersPortal } from '../tests/examples/readers-portal.ts'
import { requireProgram, sdkInterpreters } from './system-packages.ts'

const root = path.join(import.meta.dirname, '..')
const wanted = process.argv[2]
const languages = sdkLanguages.filter(language => !wanted || language === wanted)

/** More companies than the 25,000 that a cursor is read over; of the rest a little will do. */
const samples = { SAMPLE_COMPANIES: '25100', SAMPLE_ECONOMIES: '12' }

console.log('Starting a portal with 25,100 companies ...')
const portal = await startReadersPortal(samples)
const outcomes = await Promise.all(languages.map(testLanguage)).finally(() => portal.stop())
for (const { language, output, status } of outcomes) {
  console.log(`\n== ${language}\n${output.trimEnd()}\n${language} ended with ${status}`)
}
const failed = outcomes.filter(({ status }) => status !== 0)
process.exitCode = failed.length || outcomes.length === 0 ? 1 : 0
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`)

/** Each language has an account of its own, so their calls do not wait for one another. */
async function testLanguage(language: SdkLanguage): Promise<{ language: SdkLanguage; output: string; status: number }> {
  const script = path.join(root, 'sdks', language, 'tests/run.sh')
  if (!existsSync(script)) return { language, output: `There is no ${script}.`, status: 1 }
  for (const program of sdkInterpreters[language]) requireProgram(program)
  const env = { ...process.env, LC_ALL: 'C.UTF-8', ...(await portal.makeReader()) }
  const child = spawn('bash', [script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', chunk => (output += chunk))
  return new Promise(resolve => child.on('close', code => resolve({ language, output, status: code ?? 1 })))
}
