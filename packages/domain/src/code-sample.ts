import { printCurl } from './code-samples/curl.ts'
import { printJavaScript } from './code-samples/javascript.ts'
import { printPhp } from './code-samples/php.ts'
import { printPython } from './code-samples/python.ts'
import { printR } from './code-samples/r.ts'
import type { Sample } from './code-samples/sample.ts'
import type { TokenScope } from './product.ts'
import { type FieldValues, filledValues, listFields } from './query-field.ts'
import type { OperationSlice } from './reference.ts'
import { buildRequest } from './request.ts'

const printers = {
  curl: printCurl,
  python: printPython,
  javascript: printJavaScript,
  php: printPhp,
  r: printR,
} satisfies Record<string, (sample: Sample) => string>

export type CodeLanguage = keyof typeof printers

/** The languages in which a call is printed, with the names that they go by everywhere. */
export const codeLanguages: { id: CodeLanguage; name: string }[] = [
  { id: 'curl', name: 'curl' },
  { id: 'python', name: 'Python' },
  { id: 'javascript', name: 'JavaScript' },
  { id: 'php', name: 'PHP' },
  { id: 'r', name: 'R' },
]

/** The environment variable that printed programs read the token from: CEIC_TOKEN, EMIS_V2_TOKEN. */
export const tokenVariable = (product: TokenScope): string =>
  `${product.replaceAll(/(?=[A-Z])/g, '_').toUpperCase()}_TOKEN`

/**
 * The call that `buildRequest` makes of the same values, as a whole program that prints the answer (curl: a command).
 * Neither the token nor a password is in it: the first is read from the environment, the second is a word to replace.
 */
export function printCode(
  language: CodeLanguage,
  slice: OperationSlice,
  values: FieldValues,
  from: { baseUrl: string; product: TokenScope },
): string {
  const { request } = buildRequest(slice, hideSecrets(slice, values), { baseUrl: from.baseUrl, token: '' })
  const sample: Sample = slice.security ? { ...request, tokenVariable: tokenVariable(from.product) } : request
  return printers[language](sample)
}

function hideSecrets(slice: OperationSlice, values: FieldValues): FieldValues {
  const secrets = listFields(slice).filter(
    field => field.control === 'secret' && filledValues(field, values).length > 0,
  )
  return { ...values, ...Object.fromEntries(secrets.map(({ key, name }) => [key, [`YOUR_${name.toUpperCase()}`]])) }
}
