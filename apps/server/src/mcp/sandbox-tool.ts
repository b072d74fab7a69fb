import type { Language } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { type FieldValues, listFields } from '@portal/domain/query-field.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { buildRequest } from '@portal/domain/request.ts'
import { findProduct } from '@portal/services/content.ts'
import { findOperation } from '@portal/services/reference.ts'
import { say } from '@portal/services/words.ts'
import { z } from 'zod'
import { findEndpoint, language, operation, Refusal } from './reading-tools.ts'
import type { Desk, Tool } from './tool.ts'

const sandbox = 'ceic-sandbox'

const single = z.union([z.string().max(limits.parameterChars), z.number(), z.boolean()])
const parameters = z.record(
  z.string().max(limits.searchChars),
  z.union([single, z.array(single).max(limits.pageSizeMax)]),
)
const input = z.strictObject({ operation, parameters: parameters.default({}), language })

/** Calls an operation of the sandbox as anybody may: without a token, a few times a day for each network address. */
export const sandboxTool: Tool<typeof input> = {
  name: 'call_sandbox',
  input,
  calls: true,
  async run(desk, { operation, parameters }) {
    const { language, origin } = desk
    const product = findProduct(desk.ctx, sandbox)
    const { method, path } = findEndpoint(product, operation, language)
    const slice = findOperation(product, method, path, language)
    const { request, problems } = buildRequest(slice, readValues(desk, slice, parameters), {
      baseUrl: origin + slice.baseUrl,
      token: '',
    })
    const [problem] = problems
    if (problem) throw new Refusal(`${problem.key}: ${say(language, `query.problem.${problem.kind}`)}`)
    const { status, text, retryAfter } = await desk.call(request.url.slice(origin.length), language)
    const wait = retryAfter ? `\n\n${say(language, 'mcp.retry-after', { seconds: retryAfter })}` : ''
    const answer = `${request.method} ${request.url}\nHTTP ${status}${wait}\n\n${cut(text, language)}`
    return { text: answer, failed: status >= 400 }
  },
}

/** The values by the fields of the operation. Refuses names that it does not have. */
function readValues(
  { language }: Desk,
  slice: OperationSlice,
  parameters: z.output<typeof input>['parameters'],
): FieldValues {
  const known = listFields(slice).map(({ key }) => key)
  const unknown = Object.keys(parameters).filter(name => !known.includes(name))
  if (unknown.length > 0) {
    const names = { unknown: unknown.slice(0, limits.problemsShown).join(', '), known: known.join(', ') }
    throw new Refusal(say(language, 'mcp.parameters-unknown', names))
  }
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, [value].flat().map(String)]))
}

function cut(text: string, language: Language): string {
  if (text.length <= limits.mcpAnswerChars) return text
  const note = say(language, 'mcp.answer-cut', { total: text.length })
  return `${text.slice(0, limits.mcpAnswerChars)}\n\n[${note}]`
}
