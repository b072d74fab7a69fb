import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/**
 * What goes on in either direction. Everything else stays here: cookies, the caller's token, what concerns one connection
 * only, and what names the programs behind the portal.
 */
const sentOn = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
]
const givenBack = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
]

const pick = (names: Iterable<string>, headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
  const picked: OutgoingHttpHeaders = {}
  for (const name of names) if (headers[name] !== undefined) picked[name] = headers[name]
  return picked
}

/** Of a call: the usual headers, and those that its operation declares. */
export const headersSentOn = (headers: IncomingHttpHeaders, declared: Iterable<string>): OutgoingHttpHeaders => ({
  ...pick(
    [...declared].map(name => name.toLowerCase()),
    headers,
  ),
  ...pick(sentOn, headers),
})

export const headersGivenBack = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => pick(givenBack, headers)
