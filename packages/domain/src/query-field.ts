import type { OperationSlice, ParameterSlice } from './reference.ts'

/** The parts of a call, in the order in which they are asked for. */
export const fieldGroups = ['path', 'header', 'query', 'form', 'body'] as const
export type FieldGroup = (typeof fieldGroups)[number]

/** How a value is asked for. */
export type FieldControl = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'list' | 'json' | 'secret'

/** One value that a person may fill in before a call. */
export interface QueryField extends Omit<ParameterSlice, 'in'> {
  /** Unique within the operation: the name, or 'path:id' when an earlier field has that name already. */
  key: string
  group: FieldGroup
  control: FieldControl
}

/** What has been filled in, by the key of the field. Only lists hold more than one. */
export type FieldValues = Record<string, string[]>

/** The names under which a token travels; the query builder asks for it in a place of its own. */
const tokenNames = new Set(['token', 'authorization', 'x-api-key'])

/** The fields of an operation, required ones first within each group. Cookies cannot be set by a page: left out. */
export function listFields(slice: OperationSlice): QueryField[] {
  const parameters = [
    ...slice.parameters.filter(({ in: place, name }) => !(place !== 'path' && tokenNames.has(name.toLowerCase()))),
    ...(slice.body?.fields ?? []),
    ...listBody(slice),
  ]
  const taken = new Set<string>()
  const fields = parameters.flatMap(({ in: place, ...parameter }) => {
    if (place === 'cookie') return []
    const key = taken.has(parameter.name) ? `${place}:${parameter.name}` : parameter.name
    taken.add(key)
    return [{ ...parameter, key, group: place, control: chooseControl(parameter, place) }]
  })
  return fieldGroups.flatMap(group => {
    const own = fields.filter(field => field.group === group)
    return [...own.filter(({ required }) => required), ...own.filter(({ required }) => !required)]
  })
}

type Placed = Omit<ParameterSlice, 'in'> & { in: FieldGroup | 'cookie' }

/** A JSON body is one field, typed as it is; one with a password is taken apart, so that nobody types it in plain sight. */
function listBody({ body }: OperationSlice): Placed[] {
  if (!body || body.fields) return []
  const { required, description, example } = body
  const properties = body.schema?.properties ?? []
  if (properties.some(({ type }) => type.format === 'password'))
    return properties.map(({ type: { name: type, format, list }, ...property }) => ({
      ...{ ...property, in: 'body', type, list },
      ...(format && { format }),
    }))
  return [{ name: 'body', in: 'body', type: 'object', list: false, deprecated: false, required, description, example }]
}

function chooseControl(parameter: Omit<ParameterSlice, 'in'>, group: FieldGroup): FieldControl {
  if (group === 'body' && parameter.type === 'object') return 'json'
  if (parameter.format === 'password' || /password|secret/i.test(parameter.name)) return 'secret'
  if (parameter.list) return 'list'
  if (parameter.values || parameter.dictionary) return 'choice'
  if (parameter.type === 'boolean') return 'boolean'
  if (parameter.format === 'date') return 'date'
  return parameter.type === 'integer' || parameter.type === 'number' ? 'number' : 'text'
}

/** The values of a field that count: trimmed where white space has no meaning, empty ones left out. */
export function filledValues(field: QueryField, values: FieldValues): string[] {
  const given = values[field.key] ?? []
  const exact = field.control === 'secret' || field.control === 'json'
  return given.map(value => (exact ? value : value.trim())).filter(value => value.trim() !== '')
}
