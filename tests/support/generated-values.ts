import { schemaType } from '@portal/domain/parameter-value.ts'
import { resolve, type Schema, type Specification } from '@portal/domain/spec.ts'
import fc from 'fast-check'

/** Values that answers have held so far, by the name of their field: ids, cursors and keys that lead on. */
export class SeenValues {
  readonly #values = new Map<string, string[]>()

  of(name: string): readonly string[] {
    const own = this.#values.get(plain(name)) ?? []
    return /id$/.test(plain(name)) ? [...own, ...(this.#values.get('id') ?? [])] : own
  }

  /** Takes note of what an answer holds; of each name the newest few are kept. */
  learn(answer: unknown, depth = 0): void {
    if (depth > 6 || typeof answer !== 'object' || answer === null) return
    for (const [name, value] of Object.entries(answer).slice(0, 50)) {
      if (typeof value === 'object') this.learn(value, depth + 1)
      else if (!Array.isArray(answer)) this.#keep(plain(name), String(value))
    }
  }

  #keep(name: string, value: string) {
    if (value.length > 200) return
    const others = (this.#values.get(name) ?? []).filter(known => known !== value)
    this.#values.set(name, [value, ...others].slice(0, 60))
  }
}

/** `cursor_id`, `cursorId` and `cursorIds[]` mean the same thing. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replace(/s$/, '')

/** Values that programs, people and attackers send. */
const oddText = fc.oneof(
  fc.constantFrom('', ' ', '0', '-1', '1e400', '99999999999999999999', 'null', 'undefined', 'true', '[]', '{}', "'"),
  fc.constantFrom(
    '"',
    ';--',
    '%',
    '%00',
    '\0',
    '\ud800',
    '\ufffd',
    '中国',
    'GDP;CPI',
    'a NOT (b',
    '((((',
    '2024-02-30',
  ),
  fc.constantFrom('00000000', '../../etc', '1,2,3', ',', '__proto__', 'constructor', '*', ':', 'a:b', 'TR>1', '\u202e'),
  fc.constantFrom('x'.repeat(3000), Array(3001).fill('1').join(',')),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

/** What values are made from. */
export interface Source {
  spec: Specification
  seen: SeenValues
  /** Keeps to what the document accepts; otherwise some values are a little or altogether wrong. */
  isCareful: boolean
}

const orOdd = ({ isCareful }: Source, likely: fc.Arbitrary<string>) =>
  isCareful ? likely : fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: oddText })

/** A value in the words of its schema; `shown` are the examples beside it. */
export function likelyText(source: Source, name: string, schema: Schema, shown: unknown[] = []): fc.Arbitrary<string> {
  const { enum: accepted = [], examples = [], example = [], default: preset = [] } = schema
  const known = [accepted, shown, examples, example, preset].flat().map(String)
  const shapes = new Set(known.map(shapeOf))
  // a field of numbers may share its name with one of ids, and would wait for a number among them for ever
  const isNumber = ['integer', 'number'].includes(schemaType(schema) ?? '')
  const isReadable = (value: string) => !isNumber || Number.isFinite(Number(value))
  const isAlike = (value: string) => isReadable(value) && (shapes.size === 0 || shapes.has(shapeOf(value)))
  if (accepted.length === 0) known.push(...source.seen.of(name).filter(isAlike))
  const wrong = source.isCareful ? [] : byType(schema, false)
  const choices = known.length > 0 ? [...known, ...wrong] : [...byType(schema, true), ...wrong]
  return orOdd(source, fc.constantFrom(...choices))
}

/** Ids of one kind look alike: letters, digits and marks in the same places. */
const shapeOf = (value: string) =>
  value
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '#')
    .replaceAll(/\d+/g, '9')
    .replaceAll(/[a-z]+/g, 'a')
    .replaceAll(/[A-Z]+/g, 'A')

function byType(schema: Schema, isRight: boolean): string[] {
  const { format, minimum = 1, maximum = Math.max(minimum, 100) } = schema
  if (format === 'date') return isRight ? ['2024-01-01', '20200229', '2025-06-30'] : ['2024-02-30', '01/02/2024']
  if (format === 'date-time') return isRight ? ['2024-01-01T00:00:00Z'] : ['2024-01-01T25:00:00Z']
  const type = schemaType(schema)
  if (type === 'boolean') return isRight ? ['true', '0'] : ['yes']
  if (type === 'integer' || type === 'number')
    return (isRight ? [minimum, maximum] : [minimum - 1, maximum + 1, 0.5]).map(String)
  return isRight ? ['a', 'bank', '1'] : ['US', 'a,b', 'A:1']
}

/** A JSON value in the form of a schema. */
export function likelyJson(source: Source, given: Schema, name = '', depth = 0): fc.Arbitrary<unknown> {
  const schema = resolve(source.spec, given)
  const below = (part: Schema, partName = name) => likelyJson(source, part, partName, depth + 1)
  const parts = schema.oneOf ?? schema.anyOf
  if (depth > 6) return fc.constant(null)
  if (parts) return fc.oneof(...parts.map(part => below(part)))
  const type = schemaType(schema)
  if (type === 'array') return fc.array(below(schema.items ?? {}), { maxLength: 3 })
  if (type === 'object') {
    const fields: Record<string, fc.Arbitrary<unknown>> = {}
    for (const [field, property] of Object.entries(schema.properties ?? {})) fields[field] = below(property, field)
    return fc.record(fields, { requiredKeys: schema.required ?? [] })
  }
  if (type === 'boolean') return fc.boolean()
  const text = likelyText(source, name, schema)
  return type === 'integer' || type === 'number' ? text.map(Number).filter(Number.isFinite) : text
}
