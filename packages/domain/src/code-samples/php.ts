import type { Sample } from './sample.ts'

/** Inside single quotes PHP reads nothing but the backslash and the closing quote. */
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, mark => `\\${mark}`)}'`

export function printPhp({ method, url, headers, body, tokenVariable }: Sample): string {
  const entries = [
    ...(tokenVariable ? [`'Authorization: Bearer ' . getenv('${tokenVariable}'),`] : []),
    ...Object.entries(headers).map(([name, value]) => `${quoted(`${name}: ${value}`)},`),
  ]
  const lines = [
    '<?php',
    '',
    `$request = curl_init(${quoted(url)});`,
    'curl_setopt_array($request, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    ...(entries.length > 0
      ? ['    CURLOPT_HTTPHEADER => [', ...entries.map(entry => `        ${entry}`), '    ],']
      : []),
    ...(body === undefined ? [] : [`    CURLOPT_POSTFIELDS => ${quoted(body)},`]),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$answer = curl_exec($request);',
    'if ($answer === false) {',
    '    fwrite(STDERR, curl_error($request) . PHP_EOL);',
    '    exit(1);',
    '}',
    'echo $answer, PHP_EOL;',
  ]
  return `${lines.join('\n')}\n`
}
