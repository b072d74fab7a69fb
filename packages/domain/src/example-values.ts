import type { FieldValues } from './query-field.ts'
import { listFields } from './query-field.ts'
import type { OperationSlice } from './reference.ts'

/**
 * The values of an example call: what is required, from the document's examples; when nothing is, the first optional
 * value that has an example. A required value without an example shows its own name.
 */
export function exampleValues(slice: OperationSlice): FieldValues {
  const fields = listFields(slice)
  const required = fields.filter(field => field.required)
  const shown = required.length > 0 ? required : fields.filter(field => field.example !== undefined).slice(0, 1)
  return Object.fromEntries(
    shown.map(field => [field.key, write(field.example ?? field.values?.[0]?.value ?? field.name.toUpperCase())]),
  )
}

function write(example: unknown): string[] {
  if (Array.isArray(example)) return example.map(String)
  return [typeof example === 'object' ? JSON.stringify(example, null, 2) : String(example)]
}
