import { type FieldValues, filledValues, type QueryField } from '@portal/domain/query-field.ts'

/** Up to so many optional fields are shown without folding. */
const unfoldedFields = 4
/** From so many folded fields on there is a box to find one by name. */
export const filterFrom = 12

/** Required fields and those with values stay in sight; the others fold away unless they are few. */
export function foldFields(fields: QueryField[], values: FieldValues): { shown: QueryField[]; folded: QueryField[] } {
  const isNeeded = (field: QueryField) => field.required || filledValues(field, values).length > 0
  const optional = fields.filter(field => !isNeeded(field))
  if (optional.length <= unfoldedFields) return { shown: fields, folded: [] }
  return { shown: fields.filter(isNeeded), folded: optional }
}
