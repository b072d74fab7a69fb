// Runs every program that a page prints against a running portal and compares what it prints with the page:
// `npm run examples -- [--record] [PART OF A NAME] ...`. The last line counts them.

import type { SdkLanguage } from '@portal/domain/sdk.ts'
import { type Block, listBlocks, type ProgramLanguage, programLanguages } from '../tests/examples/blocks.ts'
import { openMachine } from '../tests/examples/machine.ts'
import { startReadersPortal } from '../tests/examples/readers-portal.ts'
import { type Outcome, runBlocks } from '../tests/examples/run.ts'
import { interpreters, requireProgram } from './system-packages.ts'

/** The SDK that a language's programs may use; a shell has none. */
const sdkOf: Partial<Record<ProgramLanguage, SdkLanguage>> = {
  python: 'python',
  js: 'javascript',
  php: 'php',
  r: 'r',
  java: 'java',
}

const parts = process.argv.slice(2).filter(word => !word.startsWith('--'))
const record = process.argv.includes('--record')

console.log('Starting a portal with all sample data ...')
const portal = await startReadersPortal()
try {
  const blocks = listBlocks(portal.url).filter(
    ({ name }) => parts.length === 0 || parts.some(part => name.includes(part)),
  )
  const runnable = blocks.filter(({ norun }) => norun === undefined)
  const needed = new Set(runnable.map(({ language }) => language))
  for (const language of needed) for (const program of interpreters[language]) requireProgram(program)
  console.log('Installing the SDKs from it ...')
  const machine = await openMachine(portal.url, new Set([...needed].flatMap(language => sdkOf[language] ?? [])))
  const outcomes = await runBlocks(runnable, { portal, machine, record, onEnd: say })
  machine.leave()
  summary(blocks, outcomes)
} finally {
  await portal.stop()
}

function say({ block, failure }: Outcome) {
  console.log(`${failure ? 'failed' : 'ok    '}  ${block.language}  ${block.name}`)
  if (failure) console.log(failure.replaceAll(/^/gm, '        '))
}

function summary(blocks: Block[], outcomes: Outcome[]) {
  console.log('')
  for (const { name, norun } of blocks) if (norun !== undefined) console.log(`not run  ${name}: ${norun}`)
  console.log('')
  for (const language of programLanguages) {
    const ran = outcomes.filter(({ block }) => block.language === language)
    const left = blocks.filter(block => block.language === language && block.norun !== undefined)
    const passed = ran.filter(({ failure }) => failure === undefined)
    console.log(`${language}: ${ran.length} executed, ${passed.length} passed, ${left.length} marked not to run`)
  }
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length
  process.exitCode = failed || outcomes.length === 0 ? 1 : 0
  console.log(`${outcomes.length - failed} passed, ${failed} failed`)
}
