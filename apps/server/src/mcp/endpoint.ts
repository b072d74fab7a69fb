import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from '@portal/services/context.ts'
import { compiledPages, openPages } from '@portal/services/pages.ts'
import { openSearch } from '@portal/services/search.ts'
import { say } from '@portal/services/words.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../origin.ts'
import { languageOf } from '../portal/language-of.ts'
import { statusOf, toPortalError } from '../problem.ts'
import type { Desk } from './tool.ts'
import { describeTool, listTools, runTool } from './tools.ts'

const address = '/mcp'

/**
 * The documentation for programs that work with language models: Model Context Protocol over streamable HTTP. Every
 * message is answered by itself, with no session, so that any instance can answer it.
 */
export async function mcpRoutes(app: FastifyInstance, { ctx }: { ctx: Context }) {
  const pages = await openPages(compiledPages)
  const library = { ctx, pages, search: openSearch() }
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
  app.addHook('onRequest', async request => checkOrigin(ctx, request))
  app.post(address, { bodyLimit: limits.mcpBodyBytes, handlerTimeout: limits.callTimeMs }, async (request, reply) => {
    const desk = {
      ...library,
      language: languageOf(request),
      origin: originOf(ctx, request),
      call: callAs(app, request),
    }
    return answerMessage(desk, request, reply)
  })
  app.get(address, (request, reply) => {
    if (request.headers.accept?.includes('text/html')) return reply.redirect(`/${languageOf(request)}/docs/mcp`)
    return refuseMethod(request, reply)
  })
  app.delete(address, refuseMethod)
}

/** Hands a message to a server that lives as long as its answer takes. */
async function answerMessage(desk: Desk, request: FastifyRequest, reply: FastifyReply) {
  if (Array.isArray(request.body)) throw new McpError(ErrorCode.InvalidRequest, say(desk.language, 'mcp.one-message'))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = openServer(desk)
  await server.connect(transport)
  try {
    const { method, headers } = request
    const asked = new Request(desk.origin + address, { method, headers: pick(headers) })
    const answer = await transport.handleRequest(asked, { parsedBody: request.body })
    return reply
      .code(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text())
  } finally {
    await server.close()
  }
}

/** Only what the protocol reads. */
const pick = ({
  accept = '',
  'content-type': type = '',
  'mcp-protocol-version': version,
}: FastifyRequest['headers']) => ({
  accept,
  'content-type': type,
  ...(version && { 'mcp-protocol-version': String(version) }),
})

function openServer(desk: Desk): Server {
  const tools = listTools(desk.ctx)
  const server = new Server(
    { name: 'data-api-portal', title: say(desk.language, 'site.name'), version: '1.0.0', websiteUrl: desk.origin },
    { capabilities: { tools: {} }, instructions: say(desk.language, 'mcp.instructions') },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(tool => describeTool(tool, desk.language)),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given } }) => {
    const tool = tools.find(known => known.name === name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, say(desk.language, 'mcp.tool-unknown', { name }))
    const { text, data, failed } = await runTool(tool, desk, given)
    return {
      content: [{ type: 'text' as const, text }],
      ...(data && { structuredContent: data }),
      ...(failed && { isError: true }),
    }
  })
  return server
}

/** Calls the gateway without a socket, from the caller's network address and in the caller's language. */
const callAs =
  (app: FastifyInstance, { ip, headers }: FastifyRequest): Desk['call'] =>
  async (url, language) => {
    const answer = await app.inject({
      url,
      remoteAddress: ip,
      headers: { ...(headers.host && { host: headers.host }), 'accept-language': language },
    })
    const retryAfter = answer.headers['retry-after']
    return { status: answer.statusCode, text: answer.body, retryAfter: retryAfter && String(retryAfter) }
  }

/**
 * A page of somebody else must not send messages through a visitor's browser, not even under a name that it has made
 * point here: without PUBLIC_URL only loopback is known to be this portal.
 */
function checkOrigin(ctx: Context, { headers: { origin } }: FastifyRequest) {
  if (origin === undefined || origin === ctx.config.publicUrl) return
  const isLoopback = URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)
  if (!isLoopback || ctx.config.publicUrl) throw new PortalError('origin-refused')
}

/** There is nothing to listen to and no session to end. */
const refuseMethod = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(405)
    .header('allow', 'POST')
    .send(writeError(ErrorCode.ConnectionClosed, say(languageOf(request), 'mcp.post-only')))

/** Failures before the protocol has the message, in the protocol's envelope. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof McpError) return reply.code(400).send(writeError(error.code, error.message))
  const problem = toPortalError(error)
  if (statusOf(problem) >= 500) request.log.error({ err: error }, 'an MCP message failed')
  const code = problem.code === 'body-not-json' ? ErrorCode.ParseError : ErrorCode.InvalidRequest
  return reply
    .code(statusOf(problem))
    .send(writeError(code, say(languageOf(request), `error.${problem.code}`, problem.values)))
}

const writeError = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null })
