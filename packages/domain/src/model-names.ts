import { modelName, resolve, type Schema, type Specification } from './spec.ts'

/**
 * An answer in which every object that the document has a model for says its name, as the field `_type` before all
 * others. The answer itself stays as it is. Where the document allows several models, the object has to say which it is.
 */
export function addModelNames(spec: Specification, schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { model, name } = modelOf(spec, schema)
  if (Array.isArray(value)) return value.map(item => addModelNames(spec, model.items ?? nothing, item))
  const said = model.oneOf?.find(({ $ref }) => $ref && '_type' in value && modelName($ref) === value._type)
  if (said) return addModelNames(spec, said, value)
  const named: Record<string, unknown> = name === undefined ? {} : { _type: name }
  for (const [field, content] of Object.entries(value)) {
    const known = typeof content === 'object' ? model.properties?.[field] : undefined
    named[field] = known ? addModelNames(spec, known, content) : content
  }
  return named
}

const nothing: Schema = {}
const models = new WeakMap<Schema, { model: Schema; name: string | undefined }>()

/** What a schema refers to, and under which name; looked up once, for answers have thousands of objects of a few models. */
function modelOf(spec: Specification, schema: Schema) {
  const known = models.get(schema)
  if (known) return known
  const found = { model: resolve(spec, schema), name: schema.$ref && modelName(schema.$ref) }
  models.set(schema, found)
  return found
}
