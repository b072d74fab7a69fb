import { doubleQuoted, type Sample } from './sample.ts'

export function printJavaScript({ method, url, headers, body, tokenVariable }: Sample): string {
  const entries = [
    ...(tokenVariable ? [`Authorization: \`Bearer \${process.env.${tokenVariable}}\`,`] : []),
    ...Object.entries(headers).map(([name, value]) => `${doubleQuoted(name)}: ${doubleQuoted(value)},`),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(entries.length > 0 ? ['  headers: {', ...entries.map(entry => `    ${entry}`), '  },'] : []),
    ...(body === undefined ? [] : [`  body: ${doubleQuoted(body)},`]),
  ]
  const lines = [
    ...(options.length > 0
      ? [`const response = await fetch(${doubleQuoted(url)}, {`, ...options, '})']
      : [`const response = await fetch(${doubleQuoted(url)})`]),
    'console.log(await response.text())',
  ]
  return `${lines.join('\n')}\n`
}
