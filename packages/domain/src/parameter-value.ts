import { readDay, readMoment } from './calendar.ts'
import { limits } from './limits.ts'
import type { Schema } from './spec.ts'

/** A value of another kind than its schema wants, or one that nobody can read. */
type KindFault = 'integer' | 'number' | 'boolean' | 'date' | 'date-time' | 'text' | 'empty' | 'pattern'

/** What can be wrong with a value; the words are `parameter.<kind>` in the message files. */
export type ValueFault =
  | { kind: KindFault }
  | { kind: 'choice'; choices: string }
  | { kind: 'below' | 'above' | 'short' | 'long'; limit: number }

type ValueResult = { value: string | number | boolean } | { fault: ValueFault }

const fault = (kind: KindFault) => ({ fault: { kind } })

/** Whole numbers without a format of their own fit into 32 bits, as every id and count of the products does. */
const integerBounds = { int32: 2 ** 31 - 1, int64: Number.MAX_SAFE_INTEGER }

/** Reads one value out of its text, as its schema wants it: the type first, then bounds and choices. */
export function readValue(schema: Schema, text: string): ValueResult {
  const read = readType(schema, text)
  if ('fault' in read) return read
  if (schema.enum && !schema.enum.includes(read.value as string | number))
    return { fault: { kind: 'choice', choices: schema.enum.join(', ') } }
  const problem = typeof read.value === 'string' ? checkText(schema, read.value) : checkNumber(schema, read.value)
  return problem ? { fault: problem } : read
}

const types = new Map<unknown, (schema: Schema, text: string) => ValueResult>([
  ['integer', (_, text) => (/^-?\d{1,15}$/.test(text) ? { value: Number(text) } : fault('integer'))],
  ['number', (_, text) => (isDecimal(text) ? { value: Number(text) } : fault('number'))],
  ['boolean', (_, text) => readBoolean(text)],
])

const isDecimal = (text: string) =>
  text.length <= 40 && /^-?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text))

function readBoolean(text: string): ValueResult {
  if (/^(true|1)$/i.test(text)) return { value: true }
  return /^(false|0)$/i.test(text) ? { value: false } : fault('boolean')
}

function readType(schema: Schema, text: string): ValueResult {
  const read = types.get(schemaType(schema)) ?? readText
  return text === '' && (read !== readText || schema.format || schema.enum) ? fault('empty') : read(schema, text)
}

/** The one type of a schema that matters for reading: 'null' beside it says only that it may be left out. */
export const schemaType = ({ type }: Schema): string | undefined =>
  Array.isArray(type) ? type.find(name => name !== 'null') : type

function readText({ format }: Schema, text: string): ValueResult {
  const reader = format === 'date' ? readDay : format === 'date-time' ? readMoment : undefined
  if (!reader) return { value: text }
  const value = reader(text)
  return value === undefined ? fault(format as 'date' | 'date-time') : { value }
}

function checkText(schema: Schema, text: string): ValueFault | undefined {
  const { minLength = 0, maxLength = limits.parameterChars, pattern } = schema
  if (text.length > maxLength) return { kind: 'long', limit: maxLength }
  if (text.length < minLength) return { kind: 'short', limit: minLength }
  // Control characters, half a surrogate pair, or bytes that are no UTF-8: no name or id has them, no database takes them.
  if (/[^\P{Cc}\t\n\r]|\ufffd/u.test(text) || !text.isWellFormed()) return { kind: 'text' }
  return pattern !== undefined && !new RegExp(pattern, 'u').test(text) ? { kind: 'pattern' } : undefined
}

function checkNumber(schema: Schema, value: number | boolean): ValueFault | undefined {
  if (typeof value === 'boolean') return undefined
  const bound =
    schemaType(schema) === 'integer' ? integerBounds[schema.format === 'int64' ? 'int64' : 'int32'] : Infinity
  const { minimum = -bound, maximum = bound } = schema
  if (value < minimum) return { kind: 'below', limit: minimum }
  return value > maximum ? { kind: 'above', limit: maximum } : undefined
}
