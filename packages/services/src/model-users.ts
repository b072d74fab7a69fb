import { modelName, type Schema, type Specification } from '@portal/domain/spec.ts'

/** The users of every model, found in one walk through the document. */
const users = new WeakMap<Specification, Map<string, string[]>>()

/** Names of the other models that mention this one. */
export function listUsers(spec: Specification, model: string): string[] {
  const known = users.get(spec) ?? findUsers(spec)
  users.set(spec, known)
  return known.get(model)?.filter(name => name !== model) ?? []
}

function findUsers(spec: Specification): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [name, schema] of Object.entries(spec.components?.schemas ?? {})) {
    for (const model of new Set(listModels(schema))) {
      const list = found.get(model)
      if (list) list.push(name)
      else found.set(model, [name])
    }
  }
  return found
}

/** Names of the models that a schema mentions anywhere. */
function listModels(schema: Schema): string[] {
  const below = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ]
  return [...(schema.$ref ? [modelName(schema.$ref)] : []), ...below.flatMap(listModels)]
}
