import { writeFileSync } from 'node:fs'
import { writtenHost } from '@portal/services/page-programs.ts'
import type { Block } from './blocks.ts'
import { differenceOf, type Given, withGiven } from './compare.ts'
import type { Machine } from './machine.ts'
import { askAgain } from './patience.ts'
import type { ReadersPortal } from './readers-portal.ts'

export interface Outcome {
  block: Block
  /** Why it counts as failed; undefined when it ran and printed what the page shows. */
  failure?: string
}

/** 'at most 5 calls a second': what a token's last program has left of it must not refuse the next one. */
const paceMs = 1000

interface Run {
  portal: ReadersPortal
  machine: Machine
  /** Keeps what a program prints in the file that its page shows. */
  record: boolean
  onEnd(outcome: Outcome): void
}

/**
 * Runs the programs of pages in the order of each page. Those in different languages, or with different tokens, belong
 * to readers of their own and run at once.
 */
export async function runBlocks(blocks: Block[], run: Run): Promise<Outcome[]> {
  const queues = Map.groupBy(blocks, ({ product, language }) => `${product.tokenProduct} ${language}`)
  const ended = [...queues.values()].map(async queue => {
    const variables = await run.portal.makeReader()
    const given = { values: new Map(), variables: new Map(Object.entries(variables)) }
    const outcomes: Outcome[] = []
    for (const block of queue) {
      const outcome = await runBlock(block, given, run)
      outcomes.push(outcome)
      run.onEnd(outcome)
      await new Promise(done => setTimeout(done, paceMs))
    }
    return outcomes
  })
  return (await Promise.all(ended)).flat()
}

async function runBlock(block: Block, given: Given, { machine, portal, record }: Run): Promise<Outcome> {
  const { language, code, shown, file } = block
  const program = withGiven(code, given)
  for (const [, name = '', value = ''] of program.matchAll(/^export (\w+)=(\S+)$/gm)) given.variables.set(name, value)
  const { status, output, problem } = await askAgain(() =>
    machine.run(language, program, Object.fromEntries(given.variables)),
  )
  if (status !== 0) return { block, failure: `ended with ${status}:\n${output}${problem}`.slice(0, 3000) }
  if (record && file && shown?.language === 'text') {
    writeFileSync(`${file}.out`, `${output.trimEnd().replaceAll(portal.url, writtenHost)}\n`)
    return { block }
  }
  const difference = shown && differenceOf(shown.language, shown.text, output, given)
  return difference === undefined ? { block } : { block, failure: difference }
}
