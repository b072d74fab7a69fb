// Runs what the portal prints for its readers against a running portal: every program of the pages, whose output must
// be what the page shows, and every code sample of the query builder, which must print what curl prints.
// `npm run examples -- [--record] [--pages | --samples] [PART OF A NAME] ...`. The last line counts them.
import { type Block, listBlocks, type ProgramLanguage, programLanguages } from '../tests/examples/blocks.ts'
import { type Machine, openMachine } from '../tests/examples/machine.ts'
import { type ReadersPortal, startReadersPortal } from '../tests/examples/readers-portal.ts'
import { type Outcome, runBlocks } from '../tests/examples/run.ts'
import { runSamples, type SampleOutcome } from '../tests/examples/samples.ts'
import { interpreters, requireProgram } from './system-packages.ts'

const flags = new Set(process.argv.slice(2).filter(word => word.startsWith('--')))
const parts = process.argv.slice(2).filter(word => !word.startsWith('--'))

for (const programs of Object.values(interpreters)) for (const program of programs) requireProgram(program)
console.log('Starting a portal with all sample data ...')
const portal = await startReadersPortal()
try {
  console.log('Installing the SDKs from it ...')
  const machine = await openMachine(portal.url)
  const pages = flags.has('--samples') ? [] : await runPages(portal, machine)
  const samples = flags.has('--pages') ? [] : await runAllSamples(portal, machine)
  machine.leave()
  const failed = [...pages, ...samples].filter(({ failure }) => failure !== undefined).length
  const executed = pages.length + samples.length
  process.exitCode = failed || executed === 0 ? 1 : 0
  console.log(`\n${executed - failed} passed, ${failed} failed`)
} finally {
  await portal.stop()
}

async function runPages(portal: ReadersPortal, machine: Machine): Promise<Outcome[]> {
  const blocks = listBlocks(portal.url).filter(
    ({ name }) => parts.length === 0 || parts.some(part => name.includes(part)),
  )
  const runnable = blocks.filter(({ norun }) => norun === undefined)
  const outcomes = await runBlocks(runnable, { portal, machine, record: flags.has('--record'), onEnd: say })
  console.log('')
  for (const { name, norun } of blocks) if (norun !== undefined) console.log(`not run  ${name}: ${norun}`)
  console.log('\nPrograms of the pages')
  for (const language of programLanguages) count(language, outcomes, blocks)
  return outcomes
}

function say({ block, failure }: Outcome) {
  console.log(`${failure ? 'failed' : 'ok    '}  ${block.language}  ${block.name}`)
  if (failure) console.log(failure.replaceAll(/^/gm, '        '))
}

function count(language: ProgramLanguage, outcomes: Outcome[], blocks: Block[]) {
  const ran = outcomes.filter(({ block }) => block.language === language)
  const left = blocks.filter(block => block.language === language && block.norun !== undefined)
  const passed = ran.filter(({ failure }) => failure === undefined)
  console.log(`  ${language}: ${ran.length} executed, ${passed.length} passed, ${left.length} marked not to run`)
}

async function runAllSamples(portal: ReadersPortal, machine: Machine): Promise<SampleOutcome[]> {
  const outcomes = await runSamples(portal, parts[0] ?? '', portal, machine)
  const failed = outcomes.filter(({ failure }) => failure !== undefined)
  for (const { name, language, failure } of failed) console.log(`failed  ${language}  ${name}: ${failure}`)
  console.log('\nSamples of the query builder')
  for (const [language, ran] of Map.groupBy(outcomes, ({ language }) => language)) {
    const passed = ran.filter(({ failure }) => failure === undefined)
    console.log(`  ${language}: ${ran.length} executed, ${passed.length} passed`)
  }
  return outcomes
}
