import { suggestName } from '@portal/domain/did-you-mean.ts'
import { PortalError } from '@portal/domain/errors.ts'
import { type Language, languages, splitLanguage } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { type Endpoint, listEndpoints, tagSlug } from '@portal/domain/spec.ts'
import { findProduct, listProducts, type ProductContent } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { readMarkdown } from '@portal/services/markdown-pages.ts'
import { say } from '@portal/services/words.ts'
import { z } from 'zod'
import type { Tool } from './tool.ts'

export const language = z.enum(languages).optional()
const from = z.int().min(0).optional()
/** An operationId, or a method and a path. */
export const operation = z.string().min(1).max(limits.addressChars)

/** The tools that read the documentation. */
export function readingTools(ctx: Context): Tool[] {
  const api = apiNames(ctx)
  return [searchTool(api), readPageTool, readOperationTool(api)]
}

const apiNames = (ctx: Context) => z.enum(listProducts(ctx).map(({ name }) => name))
type ApiNames = ReturnType<typeof apiNames>

const searchTool = (api: ApiNames): Tool => {
  const input = z.strictObject({
    query: z.string().trim().min(1).max(limits.searchChars),
    api: api.optional(),
    limit: z.int().min(1).max(limits.mcpSearchItemsMax).default(limits.mcpSearchItems),
    language,
  })
  const run: Tool<typeof input>['run'] = async ({ search, origin, language }, { query, api, limit }) => {
    const { items, total } = await search({ words: query, ...(api && { api }), limit }, language)
    const lines = items.map(
      ({ title, section, href, snippet }) => `- [${title}](${origin}/${language}${href}) (${section}): ${snippet}`,
    )
    return { text: lines.join('\n') || say(language, 'search.none'), data: { items, total } }
  }
  return { name: 'search_documentation', input, run }
}

const pageInput = z.strictObject({ page: z.string().min(1).max(limits.addressChars), from, language })
const readPageTool: Tool<typeof pageInput> = {
  name: 'read_page',
  input: pageInput,
  async run({ ctx, pages, language, origin }, { page, from, language: chosen }) {
    try {
      const place = readPlace(page, origin)
      const spoken = chosen ?? place.language ?? language
      const markdown = await readMarkdown(ctx, pages, place, spoken, origin)
      return { text: cut(markdown, from ?? 0, spoken) }
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
      throw new Refusal(`${say(language, `error.${error.code}`, error.values)} ${say(language, 'mcp.search-first')}`)
    }
  },
}

const readOperationTool = (api: ApiNames): Tool => {
  const input = z.strictObject({ api, operation, from, language })
  const run: Tool<typeof input>['run'] = async ({ ctx, pages, language, origin }, { api, operation, from }) => {
    const content = findProduct(ctx, api)
    const { method, path, operation: found } = findEndpoint(content, operation, language)
    const address = `docs/${content.product.path}/docs/${tagSlug(found.tags[0] ?? '')}`
    const markdown = await readMarkdown(ctx, pages, { address, path, method }, language, origin)
    return { text: cut(markdown, from ?? 0, language) }
  }
  return { name: 'read_operation', input, run }
}

/** What a tool says instead of an answer, in the caller's language. */
export class Refusal extends Error {}

/** An operation by its id, or by 'GET /series/{id}'. Refuses an unknown one and names the one that was meant. */
export function findEndpoint({ specification }: ProductContent, wanted: string, language: Language): Endpoint {
  const endpoints = listEndpoints(specification)
  const name = wanted.trim()
  const [, method = '', path] = /^(\w+)\s+(\/.*)$/.exec(name) ?? []
  const found = endpoints.find(
    known => known.operation.operationId === name || (known.path === path && known.method === method.toLowerCase()),
  )
  if (found) return found
  const names = endpoints.map(({ operation }) => operation.operationId)
  const near = suggestName(wanted, names)
  const hint = near ? say(language, 'mcp.did-you-mean', { name: near }) : say(language, 'mcp.search-first')
  throw new Refusal(`${say(language, 'error.operation-unknown')} ${hint}`)
}

/** A page as somebody names it: an address of this portal with or without host, language and .md. Throws `page-not-found`. */
function readPlace(page: string, origin: string) {
  const url = URL.canParse(page, origin) ? new URL(page, `${origin}/`) : undefined
  if (url?.origin !== new URL(origin).origin) throw new PortalError('page-not-found')
  const { path, language } = splitLanguage(url.pathname)
  const [operation, method] = ['path', 'method'].map(name => url.searchParams.get(name) ?? undefined)
  return { address: path.replace(/\.md$/, '').replaceAll(/^\/|\/$/g, ''), path: operation, method, language }
}

/** A part of a long text, and where to read on. Positions count characters. */
export function cut(text: string, from: number, language: Language): string {
  const end = from + limits.mcpAnswerChars
  if (from === 0 && text.length <= end) return text
  const rest = text.length > end ? `\n\n[${say(language, 'mcp.read-on', { end, total: text.length })}]` : ''
  return text.slice(from, end) + rest
}
