import { modelName, resolve, type Schema, type Specification } from './spec.ts'

/**
 * An answer in which every object that the document has a model for says its name, as the field `_type` before all
 * others. The answer itself stays as it is. Where the document allows several models, the object has to say which it is.
 */
export function addModelNames(spec: Specification, schema: Schema, value: unknown): unknown {
  const model = resolve(spec, schema)
  if (Array.isArray(value)) return value.map(item => addModelNames(spec, model.items ?? {}, item))
  if (typeof value !== 'object' || value === null) return value
  const said = model.oneOf?.find(({ $ref }) => $ref && '_type' in value && modelName($ref) === value._type)
  if (said) return addModelNames(spec, said, value)
  const fields = Object.entries(value).map(([name, field]) => {
    const known = model.properties?.[name]
    return [name, known ? addModelNames(spec, known, field) : field]
  })
  return { ...(schema.$ref && { _type: modelName(schema.$ref) }), ...Object.fromEntries(fields) }
}
