import { limits } from './limits.ts'
import { readValue, schemaType } from './parameter-value.ts'
import { type ParameterProblem, shownValue, unknownName } from './parameters.ts'
import { resolve, type Schema, type Specification } from './spec.ts'

/** A JSON body in the types of its schema (days as YYYY-MM-DD, moments in UTC), or what is wrong with it. */
type CheckedBody = { body: unknown } | { problems: ParameterProblem[] }

/** Checks a parsed JSON body the way parameters are checked. Places are written `body[3].date`. */
export function checkBody(spec: Specification, schema: Schema, body: unknown): CheckedBody {
  const problems: ParameterProblem[] = []
  const read = readJson({ spec, problems }, schema, body, 'body')
  return problems.length > 0 ? { problems: problems.slice(0, limits.problemsShown) } : { body: read }
}

interface Reading {
  spec: Specification
  problems: ParameterProblem[]
}

/** In JSON a number is a number: `"5"` is a text. */
const jsonTypes: Record<string, string> = { integer: 'number', number: 'number', boolean: 'boolean', string: 'string' }

function readJson(reading: Reading, given: Schema, value: unknown, name: string): unknown {
  const { spec, problems } = reading
  if (problems.length >= limits.problemsShown) return undefined
  const schema = resolve(spec, given)
  const type = schemaType(schema)
  if (type === undefined || (value === null && schema.type?.includes('null'))) return value
  if (type === 'array') return readArray(reading, schema, value, name)
  if (type === 'object') return readObject(reading, schema, value, name)
  if (typeof value !== jsonTypes[type]) {
    problems.push({ name, kind: type === 'string' ? 'text' : (type as 'integer' | 'number' | 'boolean') })
    return undefined
  }
  const read = readValue(schema, String(value))
  if ('value' in read) return read.value
  problems.push({ name, shown: shownValue(String(value)), ...read.fault })
  return undefined
}

function readArray(reading: Reading, schema: Schema, value: unknown, name: string): unknown {
  const { minItems = 0, maxItems = limits.parameterItems, items = {} } = schema
  if (!Array.isArray(value)) reading.problems.push({ name, kind: 'array' })
  else if (value.length > maxItems) reading.problems.push({ name, kind: 'many', limit: maxItems })
  else if (value.length < minItems) reading.problems.push({ name, kind: 'few', limit: minItems })
  else return value.map((entry, at) => readJson(reading, items, entry, `${name}[${at}]`))
}

function readObject(reading: Reading, schema: Schema, value: unknown, name: string): unknown {
  const { properties = {}, required = [], additionalProperties = false } = schema
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    reading.problems.push({ name, kind: 'object' })
    return undefined
  }
  const given = value as Record<string, unknown>
  const missing = required.filter(key => given[key] === undefined)
  for (const key of missing) reading.problems.push({ name: `${name}.${key}`, kind: 'missing' })
  const read: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(given)) {
    if (reading.problems.length >= limits.problemsShown) return undefined
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (property) read[key] = readJson(reading, property, entry, `${name}.${key}`)
    else if (additionalProperties) read[key] = entry
    else reading.problems.push({ ...unknownName(key, Object.keys(properties)), name: `${name}.${shownValue(key)}` })
  }
  return read
}
