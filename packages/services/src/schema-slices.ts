import type { Language } from '@portal/domain/language.ts'
import type { PropertySlice, SchemaSlice, TypeSlice, ValueSlice } from '@portal/domain/reference.ts'
import { isModel, modelName, resolve, type Schema, type Specification } from '@portal/domain/spec.ts'
import { describePart } from './markdown-text.ts'

/** A schema one level deep: its type, and the properties of it or of its items. */
export function sliceSchema(spec: Specification, schema: Schema, language: Language): SchemaSlice {
  return {
    type: describeType(spec, schema),
    properties: listProperties(spec, itemOf(spec, schema)).map(({ name, property, required }) =>
      sliceProperty(spec, name, property, required, language),
    ),
  }
}

/** The properties of an object, with those of the schemas it is all of. */
export function listProperties(spec: Specification, schema: Schema) {
  const { properties, required } = join(spec, schema)
  return Object.entries(properties).map(([name, property]) => ({ name, property, required: required.has(name) }))
}

/** Lists within lists, before one is taken to be a list of itself. */
const depthMax = 12

/** A type as a person reads it. Lists within lists are told by brackets behind the name. */
export function describeType(spec: Specification, schema: Schema, depth = 0): TypeSlice {
  if (depth > depthMax) return { name: 'any', list: false, nullable: false }
  if (schema.$ref) {
    const target = resolve(spec, schema)
    const name = modelName(schema.$ref)
    const own: TypeSlice = { name, list: false, nullable: false, ...(isModel(schema.$ref) && { model: name }) }
    return isObject(target) || isChoice(target) ? own : describeType(spec, target, depth + 1)
  }
  // A document may name something else than a type.
  const named = [schema.type ?? []].flat().filter(name => typeof name === 'string')
  const kinds = named.length > 0 ? named : [isObject(schema) ? 'object' : 'any']
  const nullable = kinds.includes('null')
  const kind = kinds.find(name => name !== 'null') ?? 'null'
  if (kind === 'array') {
    const item = describeType(spec, schema.items ?? {}, depth + 1)
    return { ...item, name: item.list ? `${item.name}[]` : item.name, list: true, nullable }
  }
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) {
    const types = choices.map(choice => describeType(spec, choice, depth + 1))
    const name = types.map(type => (type.list ? `${type.name}[]` : type.name)).join(' | ')
    return { name, list: false, nullable, ...(types.length > 0 && types[0]?.model && { model: types[0].model }) }
  }
  return { name: kind, list: false, nullable, ...(schema.format && { format: schema.format }) }
}

/** The values a schema accepts, with their meaning. */
export function listValues(schema: Schema, language: Language): ValueSlice[] | undefined {
  const meanings = schema['x-enum-descriptions'] ?? {}
  return schema.enum?.map(each => {
    const value = typeof each === 'object' ? JSON.stringify(each) : String(each)
    return { value, label: meanings[value]?.[language] ?? value }
  })
}

/** The schema of an item for a list, of lists in lists too; otherwise the schema itself. */
export function itemOf(spec: Specification, schema: Schema, depth = 0): Schema {
  const target = resolve(spec, schema)
  return target.items && depth < depthMax ? itemOf(spec, target.items, depth + 1) : target
}

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

function sliceProperty(
  spec: Specification,
  name: string,
  schema: Schema,
  required: boolean,
  language: Language,
): PropertySlice {
  const values = listValues(itemOf(spec, schema), language)
  return {
    name,
    type: describeType(spec, schema),
    required,
    deprecated: schema.deprecated ?? false,
    description: describePart(schema, language),
    ...(values && { values }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(schema.example !== undefined && { example: schema.example }),
  }
}

/** The properties of a schema together with those of the schemas it is all of. */
function join(
  spec: Specification,
  schema: Schema,
  within: Schema[] = [],
): { properties: Record<string, Schema>; required: Set<string> } {
  const parts = (schema.allOf ?? [])
    .map(part => resolve(spec, part))
    .filter(part => part !== schema && !within.includes(part))
    .map(part => join(spec, part, [...within, schema]))
  return {
    properties: Object.assign({}, ...parts.map(part => part.properties), schema.properties),
    required: new Set([...parts.flatMap(part => [...part.required]), ...(schema.required ?? [])]),
  }
}

const isObject = (schema: Schema) => schema.type === 'object' || schema.properties !== undefined || !!schema.allOf
const isChoice = (schema: Schema) => schema.oneOf !== undefined || schema.anyOf !== undefined
