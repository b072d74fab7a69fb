// Every code sample that the query builder prints, run as its reader would run it.
import { type CodeLanguage, printCode, tokenVariable } from '@portal/domain/code-sample.ts'
import { exampleValues } from '@portal/domain/example-values.ts'
import type { Product } from '@portal/domain/product.ts'
import { type FieldValues, listFields } from '@portal/domain/query-field.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { type Endpoint, listEndpoints } from '@portal/domain/spec.ts'
import { findProduct, listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { findOperation } from '@portal/services/reference.ts'
import { contractNotes, type Note } from '../support/contract-notes.ts'
import { exampleAnswer, inTurn, type Made, madeFor, noteIds, withIds } from '../support/example-calls.ts'
import type { ProgramLanguage } from './blocks.ts'
import { differenceOf, nothingGiven } from './compare.ts'
import type { Machine } from './machine.ts'
import { askAgain } from './patience.ts'
import type { ReadersPortal } from './readers-portal.ts'

/** An operation with what it takes to call it. */
interface Call {
  product: Product
  endpoint: Endpoint
  slice: OperationSlice
  note: Note | undefined
}

export interface SampleOutcome {
  /** 'ceic-macroeconomic searchSeries'. */
  name: string
  language: CodeLanguage
  failure?: string
}

const runners: Record<CodeLanguage, ProgramLanguage> = {
  curl: 'bash',
  python: 'python',
  javascript: 'js',
  php: 'php',
  r: 'r',
}

/** 'at most 5 calls a second'. */
const paceMs = 210

/** The operations of the products whose name holds `part`. */
const listCalls = (ctx: Pick<Context, 'content'>, part: string): Call[][] =>
  listProducts(ctx)
    .filter(({ name }) => name.includes(part))
    .map(product => {
      const content = findProduct(ctx, product.name)
      const calls = listEndpoints(content.specification).map(endpoint => ({
        product,
        endpoint,
        slice: findOperation(content, endpoint.method, endpoint.path, 'en'),
        note: contractNotes[`${product.name} ${endpoint.operation.operationId}`],
      }))
      return inTurn(calls)
    })

/**
 * Runs the samples of every operation in every language, each language as a reader of its own. What the others print
 * must be what curl prints, but for what belongs to the reader.
 */
export async function runSamples(
  ctx: Pick<Context, 'content'>,
  part: string,
  portal: ReadersPortal,
  machine: Machine,
): Promise<SampleOutcome[]> {
  const products = listCalls(ctx, part).map(async calls => {
    const curl = await runLanguage('curl', calls, portal, machine)
    const others = (['python', 'javascript', 'php', 'r'] as const).map(language =>
      runLanguage(language, calls, portal, machine),
    )
    const printed = [curl, ...(await Promise.all(others))]
    return printed.flatMap(({ language, answers }) =>
      calls.map((call, at) => judge(call, language, answers[at]!, curl.answers[at]!)),
    )
  })
  return (await Promise.all(products)).flat()
}

interface Answer {
  status: number
  output: string
  problem: string
}

/** The answers of a product's calls in a language, in their order. */
async function runLanguage(language: CodeLanguage, calls: Call[], portal: ReadersPortal, machine: Machine) {
  const variables = await portal.makeReader()
  const made: Made = { ids: new Map(), named: new Map(), at: new Map() }
  const answers: Answer[] = []
  for (const call of calls) {
    const values = chooseValues(call, made, nameOf(call.product, variables))
    const answer = await ask(call, values)
    answers.push(answer)
    const opened = call.note?.opens && (await ask(call, { ...values, ...asFields(call.note.opens) }))
    const parsed = readJson((opened ?? answer).output)
    if ((call.endpoint.method === 'post' || opened) && parsed)
      noteIds(made, call.endpoint.path, exampleAnswer(call.endpoint), parsed)
  }
  return { language, answers }

  async function ask({ product, slice }: Call, values: FieldValues): Promise<Answer> {
    const baseUrl = portal.url + slice.baseUrl
    const code = printCode(language, slice, values, { baseUrl, product: product.tokenProduct })
    const session = made.named.get('token')
    const token = session && product.family === 'epfr' ? { [tokenVariable(product.tokenProduct)]: session } : {}
    const program = withLogin(code, variables)
    const answer = await askAgain(() => machine.run(runners[language], program, { ...variables, ...token }))
    await new Promise(done => setTimeout(done, paceMs))
    return answer
  }
}

const asFields = (values: Record<string, unknown>): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, [value].flat().map(String)]))

/** The values that the query builder begins with, the reader's own ids in the place of those of the document. */
function chooseValues({ slice, endpoint, note }: Call, made: Made, name: string): FieldValues {
  const first = exampleValues(slice)
  const needed = listFields(slice).filter(({ name }) => note?.needs?.includes(name))
  const further = Object.fromEntries(needed.map(({ key, example }) => [key, [String(example)]]))
  const entries = Object.entries({ ...first, ...further }).map(([key, values]): [string, string[]] => {
    if (key === 'login' || key === 'username') return [key, [name]]
    const own = key === 'id' ? undefined : made.named.get(key)
    const isNameless = values[0] === key.toUpperCase()
    const given = own ?? (isNameless ? madeFor(made, endpoint.path, key) : undefined)
    return [key, given ? [given] : values.map(value => replaceIds(value, made))]
  })
  return Object.fromEntries(entries)
}

const replaceIds = (value: string, made: Made): string =>
  [...made.ids].reduce((text, [shown, own]) => text.replaceAll(shown, own), String(withIds(value, made)))

/** What the reader signs in with at the APIs of a vendor. */
const nameOf = ({ vendor }: Product, variables: Record<string, string>): string =>
  variables[vendor === 'ceic' ? 'CEIC_USERNAME' : 'EMIS_USERNAME']!

/** The reader writes his password where the sample says so. */
const withLogin = (code: string, variables: Record<string, string>): string =>
  code.replaceAll('YOUR_PASSWORD', variables.EMIS_PASSWORD!)

function judge(
  { product, slice, endpoint, note }: Call,
  language: CodeLanguage,
  answer: Answer,
  curl: Answer,
): SampleOutcome {
  const outcome = { name: `${product.name} ${slice.operationId}`, language }
  if (answer.status !== 0) return { ...outcome, failure: `ended with ${answer.status}:\n${answer.problem}` }
  const parsed = readJson(answer.output)
  const isRefused = parsed && typeof parsed === 'object' && 'errors' in parsed && !('data' in parsed)
  if (isRefused && !note?.instead && !note?.mayHaveEnded)
    return { ...outcome, failure: `was refused:\n${answer.output.slice(0, 500)}` }
  const shown = readJson(curl.output)
  // What the portal answers from the reader's own things differs from reader to reader.
  if (!shown || !parsed || note?.instead || endpoint.operation['x-portal']) return outcome
  const difference = differenceOf('json', JSON.stringify(shown), answer.output, nothingGiven())
  return difference ? { ...outcome, failure: `does not print what curl prints: ${difference}` } : outcome
}

function readJson(output: string): object | undefined {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
