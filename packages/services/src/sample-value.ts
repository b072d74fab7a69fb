import { resolve, type Schema, type Specification } from '@portal/domain/spec.ts'
import { isObject, listProperties } from './schema-slices.ts'

/** Objects and lists within each other that a sample still fills. */
const filledWithin = 4
/** Fields of an object none of which is required. */
const optionalMax = 10

const texts: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'name@example.com',
  uri: 'https://example.com',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
}

/**
 * A value as a schema describes it, for a body of which the document shows no example: what it says of its parts, and
 * otherwise something of the right type. A text without any hint shows its own name, as the parameters of a call do.
 */
export function sampleValue(spec: Specification, schema: Schema, name = 'text', within = 0): unknown {
  const target = resolve(spec, schema)
  const said = target.example ?? target.examples?.[0] ?? target.default ?? target.enum?.[0]
  if (said !== undefined) return said
  const [choice] = (target.oneOf ?? target.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (choice) return within < filledWithin ? sampleValue(spec, choice, name, within + 1) : null
  const type = [target.type ?? 'string'].flat().find(each => each !== 'null')
  if (isObject(target) || type === 'object') return within < filledWithin ? sampleObject(spec, target, within) : {}
  if (type === 'array') return within < filledWithin ? [sampleValue(spec, target.items ?? {}, name, within + 1)] : []
  if (type === 'integer' || type === 'number') return target.minimum ?? 0
  if (type === 'boolean') return true
  return texts[target.format ?? ''] ?? name.toUpperCase()
}

/** The fields that an object must have, or when there are none the first that it may have. */
function sampleObject(spec: Specification, schema: Schema, within: number): Record<string, unknown> {
  const fields = listProperties(spec, schema).filter(({ property }) => !resolve(spec, property).readOnly)
  const required = fields.filter(field => field.required)
  const shown = required.length > 0 ? required : fields.slice(0, optionalMax)
  return Object.fromEntries(shown.map(({ name, property }) => [name, sampleValue(spec, property, name, within + 1)]))
}
