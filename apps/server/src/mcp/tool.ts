import type { Language } from '@portal/domain/language.ts'
import type { Context } from '@portal/services/context.ts'
import type { Pages } from '@portal/services/pages.ts'
import type { openSearch } from '@portal/services/search.ts'
import type { z } from 'zod'

/** Words of a tool are `mcp.<name>.title` and `mcp.<name>.description`, those of its values `mcp.input.<value>`. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: 'search_documentation' | 'read_page' | 'read_operation' | 'call_sandbox'
  input: Input
  /** Whether it leaves the documentation: the sandbox counts its calls. */
  calls?: boolean
  run(desk: Desk, input: z.output<Input>): Promise<Answer>
}

/** What a tool works with on behalf of one caller. */
export interface Desk {
  ctx: Context
  pages: Pages
  search: ReturnType<typeof openSearch>
  /** The language of the answer. */
  language: Language
  /** The portal's address, 'https://portal.example.com'. */
  origin: string
  /** Sends a call to the gateway as it would come from the caller's network address. */
  call(path: string, language: Language): Promise<{ status: number; text: string; retryAfter: string | undefined }>
}

export interface Answer {
  /** Markdown. */
  text: string
  /** The same for programs. */
  data?: Record<string, unknown>
  failed?: boolean
}
