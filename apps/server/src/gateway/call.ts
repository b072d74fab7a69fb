import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { parse } from 'node:querystring'
import { DataError, type DataLanguage } from '@portal/data-apis/data-api.ts'
import { acceptedLanguage, type Language } from '@portal/domain/language.ts'
import type { RouteMatch } from '@portal/domain/route-tree.ts'
import type { Method } from '@portal/domain/spec.ts'
import type { TokenHolder } from '@portal/services/token-memory.ts'
import { type MessageKey, say } from '@portal/services/words.ts'
import type { FastifyRequest } from 'fastify'
import { type Format, type ProductAddress, readAddress } from './address.ts'
import type { Api, ApiOperation } from './api.ts'
import { families, type Refusal } from './family.ts'

/** A call on its way through the gateway. */
export interface GatewayCall {
  api: Api
  address: ProductAddress
  /** What stands at its address; nothing when the document has no such address. */
  match: RouteMatch<ApiOperation> | undefined
  /** Nothing when the address does not accept the method. */
  operation: ApiOperation | undefined
  /** Whether it posts as a form what others write into the address. */
  postsQuery: boolean
  /** In which the names of the answer are written. */
  language: DataLanguage
  format: Format
  /** The head of its answer, as far as it is known. */
  head: OutgoingHttpHeaders
  /** Stops whoever still works on it when nobody waits any more. */
  over: AbortController
  /** Whose token it carries; nothing for an operation that needs none. */
  holder?: TokenHolder
  /** The key whose turn it has taken and must give back. */
  turn?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    call: GatewayCall | null
  }
}

/** Reads of a request what every hop needs. */
export function readCall(api: Api, request: FastifyRequest, head: OutgoingHttpHeaders): GatewayCall {
  const { url, method, headers } = request
  const query = (request.query as Record<string, unknown> | undefined) ?? parse(url.split('?')[1] ?? '')
  const address = readAddress(api.product, url)
  const match = address.wrongFormat === undefined ? api.find(address.path) : undefined
  const postsQuery = method === 'POST' && match !== undefined && acceptsPostedQuery(api, match)
  const operation = match?.methods.get((method === 'HEAD' || postsQuery ? 'get' : method.toLowerCase()) as Method)
  const { language, format } = readPreferences(address, operation, query, headers)
  return { api, address, match, operation, postsQuery, language, format, head, over: new AbortController() }
}

/** How a call wants to be answered, by its values and its head. */
export function readPreferences(
  address: ProductAddress,
  operation: ApiOperation | undefined,
  query: Record<string, unknown>,
  headers: IncomingHttpHeaders,
): Pick<GatewayCall, 'language' | 'format'> {
  return {
    language: chooseDataLanguage(
      operation?.languages ?? ['en', 'zh'],
      operation?.choosesLanguage === false ? undefined : query.lang,
      headers['accept-language'],
    ),
    format: address.format ?? (operation?.answersXml ? chooseFormat(query.format, headers.accept) : 'json'),
  }
}

/** Whether a POST to an address stands for its GET. */
export const acceptsPostedQuery = ({ product }: Api, { methods }: RouteMatch<ApiOperation>): boolean =>
  families[product.family].postsQueries === true && methods.has('get') && !methods.has('post')

/** The language in which the portal itself words something to the caller. */
export const wordsLanguage = (call: GatewayCall | null | undefined): Language => (call?.language === 'zh' ? 'zh' : 'en')

/** A call that the gateway itself refuses, under the code of the API's family. */
export const refuse = (
  call: GatewayCall,
  status: number,
  refusal: Refusal,
  key: MessageKey,
  values?: Record<string, string | number>,
): DataError => new DataError(status, codeOf(call, refusal), say(wordsLanguage(call), key, values))

/** The code by which the API's family knows a refusal. */
export const codeOf = ({ api }: GatewayCall, refusal: Refusal): string => families[api.product.family].codes[refusal]

const chooseFormat = (format: unknown, accept: string | undefined): Format =>
  format === 'xml' || (format === undefined && prefersXml(accept)) ? 'xml' : 'json'

function chooseDataLanguage(known: readonly DataLanguage[], lang: unknown, header: string | undefined): DataLanguage {
  if (known.includes(lang as DataLanguage)) return lang as DataLanguage
  // The products write jp for what everybody else writes ja.
  return acceptedLanguage(known, header?.replaceAll(/\bja\b/gi, 'jp')) ?? 'en'
}

/** Whether an Accept header likes XML better than JSON. A browser names it after its pages and does not mean it. */
function prefersXml(accept = ''): boolean {
  if (!accept.includes('xml') || accept.includes('text/html')) return false
  const weight = (type: RegExp) =>
    Math.max(
      0,
      ...accept
        .split(',')
        .filter(entry => type.test(entry))
        .map(readWeight),
    )
  const xml = weight(/^\s*(application|text)\/xml\b/i)
  const json = weight(/^\s*application\/json\b/i)
  return xml > json || (xml === json && xml > 0 && accept.indexOf('xml') < accept.indexOf('json'))
}

const readWeight = (entry: string) => Number(/;\s*q=([\d.]+)/i.exec(entry)?.[1] ?? 1)
