import { doubleQuoted, type Sample } from './sample.ts'

export function printPython({ method, url, headers, body, tokenVariable }: Sample): string {
  const entries = [
    ...(tokenVariable ? [`"Authorization": "Bearer " + os.environ["${tokenVariable}"],`] : []),
    ...Object.entries(headers).map(([name, value]) => `${doubleQuoted(name)}: ${doubleQuoted(value)},`),
  ]
  const lines = [
    ...(tokenVariable ? ['import os'] : []),
    'import requests',
    '',
    'response = requests.request(',
    `    "${method}",`,
    `    ${doubleQuoted(url)},`,
    ...(entries.length > 0 ? ['    headers={', ...entries.map(entry => `        ${entry}`), '    },'] : []),
    ...(body === undefined ? [] : [`    data=${doubleQuoted(body)}.encode("utf-8"),`]),
    '    timeout=60,',
    ')',
    'print(response.text)',
  ]
  return `${lines.join('\n')}\n`
}
