import { isLanguage, type Language } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { withoutSecrets } from '@portal/domain/secret.ts'
import type { Context } from '@portal/services/context.ts'
import { type MessageKey, say } from '@portal/services/words.ts'
import { z } from 'zod'
import { listMisfits } from '../field-errors.ts'
import { statusOf, toPortalError } from '../problem.ts'
import { Refusal, readingTools } from './reading-tools.ts'
import { sandboxTool } from './sandbox-tool.ts'
import type { Answer, Desk, Tool } from './tool.ts'

export const listTools = (ctx: Context): Tool[] => [...readingTools(ctx), sandboxTool]

/** A tool as a client sees it, in the client's language. */
export function describeTool({ name, input, calls = false }: Tool, language: Language) {
  const { properties = {}, ...schema } = z.toJSONSchema(input, { io: 'input' })
  const described = Object.entries(properties).map(([value, property]) => [
    value,
    { ...(property as object), description: say(language, `mcp.input.${value}` as MessageKey) },
  ])
  return {
    name,
    title: say(language, `mcp.${name}.title`),
    description: say(language, `mcp.${name}.description`, {
      calls: limits.demoCallsPerDay,
      second: limits.callsPerSecond,
    }),
    inputSchema: { ...schema, type: 'object' as const, properties: Object.fromEntries(described) },
    annotations: { readOnlyHint: true, openWorldHint: calls },
  }
}

/** Runs a tool with what a client sent. Everything that is the client's to mend is said in its language. */
export async function runTool(tool: Tool, desk: Desk, given: unknown): Promise<Answer> {
  const language = readLanguage(given) ?? desk.language
  const parsed = tool.input.safeParse(given ?? {})
  if (!parsed.success) return { text: describeMisfits(parsed.error, given, language), failed: true }
  try {
    return await tool.run({ ...desk, language }, parsed.data)
  } catch (error) {
    if (error instanceof Refusal) return { text: withoutSecrets(error.message), failed: true }
    const problem = toPortalError(error)
    if (statusOf(problem) >= 500) desk.ctx.log.error({ err: error, tool: tool.name }, 'an MCP tool failed')
    return { text: say(language, `error.${problem.code}`, problem.values), failed: true }
  }
}

function readLanguage(given: unknown): Language | undefined {
  const language = (given as { language?: unknown } | undefined)?.language
  return isLanguage(language) ? language : undefined
}

function describeMisfits({ issues }: z.ZodError, given: unknown, language: Language): string {
  const misfits = issues.map(({ code, path, ...params }) => ({
    keyword: code,
    instancePath: path.map(String).join('/'),
    params,
  }))
  const lines = listMisfits(misfits, '', given, language).map(
    ({ path, message }) => `${path.replace(/^\//, '')}: ${message}`,
  )
  return [say(language, 'mcp.arguments-wrong'), ...lines].join('\n')
}
