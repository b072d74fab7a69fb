import type { Sample } from './sample.ts'

/** Inside single quotes a shell reads nothing but the closing quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

export function printCurl({ method, url, headers, body, tokenVariable }: Sample): string {
  const parts = [
    // Without --request curl would send GET, or POST as soon as there is a body.
    method === (body === undefined ? 'GET' : 'POST')
      ? `curl ${quoted(url)}`
      : `curl --request ${method} ${quoted(url)}`,
    ...(tokenVariable ? [`--header "Authorization: Bearer $${tokenVariable}"`] : []),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ]
  return `${parts.join(' \\\n  ')}\n`
}
