import type { ApiRequest } from '../request.ts'

/** A call to be printed; the secret itself never gets here. */
export interface Sample extends Omit<ApiRequest, 'token'> {
  /** Name of the environment variable that holds the token; absent when the call needs none. */
  tokenVariable?: string
}

/** A string literal with double quotes, as JavaScript and Python read it. */
export const doubleQuoted = (text: string): string =>
  JSON.stringify(text.toWellFormed()).replaceAll(/[\u007f-\u009f\u2028\u2029]/g, escapeUnit)

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
