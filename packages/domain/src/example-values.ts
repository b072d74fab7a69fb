import type { FieldValues, QueryField } from './query-field.ts'
import { listFields } from './query-field.ts'
import type { OperationSlice } from './reference.ts'

/** What any call may ask for; as the only value of an example it would say nothing about the operation. */
const sayNothing = ['lang', 'format', 'with_model_information']

/**
 * The values of an example call, from the document's examples: what is required and the body; where there is neither,
 * the first optional value that says something. A required value without an example shows its own name.
 */
export function exampleValues(slice: OperationSlice): FieldValues {
  const fields = listFields(slice)
  const inBody = bodyExample(slice)
  const needed = fields.filter(({ required, name, group }) => required || (group === 'form' && name in inBody))
  const whole = fields.filter(({ control, example }) => control === 'json' && example !== undefined)
  const telling = fields.filter(({ example, name }) => example !== undefined && !sayNothing.includes(name))
  const shown = new Set([...needed, ...whole])
  const chosen = shown.size > 0 ? [...shown] : telling.slice(0, 1)
  return Object.fromEntries(chosen.map(field => [field.key, write(field, exampleOf(field, inBody))]))
}

/** The fields of the example of a body that is an object. */
function bodyExample({ body }: OperationSlice): Record<string, unknown> {
  const example = body?.example
  return typeof example === 'object' && example !== null ? (example as Record<string, unknown>) : {}
}

const exampleOf = ({ group, name, example, values }: QueryField, inBody: Record<string, unknown>): unknown =>
  (group === 'form' || group === 'body' ? inBody[name] : undefined) ??
  example ??
  values?.[0]?.value ??
  name.toUpperCase()

function write({ control }: QueryField, example: unknown): string[] {
  if (Array.isArray(example) && control !== 'json') return example.map(String)
  return [typeof example === 'object' ? JSON.stringify(example, null, 2) : String(example)]
}
