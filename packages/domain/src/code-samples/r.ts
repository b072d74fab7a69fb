import { doubleQuoted, type Sample } from './sample.ts'

/** R reads the escapes of JSON but for characters beyond the first plane, which want \U and eight digits. */
const quoted = (text: string): string =>
  doubleQuoted(text).replaceAll(/[\u{10000}-\u{10ffff}]/gu, char => {
    return `\\U${char.codePointAt(0)?.toString(16).padStart(8, '0')}`
  })

export function printR({ method, url, headers, body, tokenVariable }: Sample): string {
  const entries = [
    ...(tokenVariable ? [`Authorization = paste("Bearer", Sys.getenv("${tokenVariable}"))`] : []),
    ...Object.entries(headers).map(([name, value]) => `\`${name}\` = ${quoted(value)}`),
  ]
  const values = [
    `"${method}"`,
    quoted(url),
    ...(entries.length > 0 ? [`add_headers(\n    ${entries.join(',\n    ')}\n  )`] : []),
    ...(body === undefined ? [] : [`body = ${quoted(body)}`, 'encode = "raw"']),
  ]
  const lines = [
    'library(httr)',
    '',
    'response <- VERB(',
    `  ${values.join(',\n  ')}`,
    ')',
    'cat(content(response, as = "text", encoding = "UTF-8"), "\\n")',
  ]
  return `${lines.join('\n')}\n`
}
