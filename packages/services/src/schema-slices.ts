import type { Language } from '@portal/domain/language.ts'
import {
  hasPage,
  type PropertySlice,
  type SchemaSlice,
  type TypeSlice,
  type ValueSlice,
} from '@portal/domain/reference.ts'
import { isModel, modelName, resolve, type Schema, type Specification } from '@portal/domain/spec.ts'
import { describePart } from './markdown-text.ts'

/** Members below the first level of schemas that a page may still tell; its markdown tells more. */
export interface MemberBudget {
  left: number
}

/** What a page of up to a few hundred members can tell besides and stay light. */
export const pageBudget = (): MemberBudget => ({ left: 80 })

/**
 * A schema: its type, the properties of it or of its items, and what these are made of in turn, level by level as long as
 * there is `budget`. Models are not followed, they have pages.
 */
export function sliceSchema(
  spec: Specification,
  schema: Schema,
  language: Language,
  budget = pageBudget(),
): SchemaSlice {
  const waiting: [slice: PropertySlice, property: Schema][] = []
  const sliceLevel = (level: Schema, inChoice = 0): SchemaSlice => {
    const item = itemOf(spec, level)
    const choices = inChoice < choicesWithin ? choicesOf(spec, item) : []
    return {
      type: describeType(spec, level),
      properties: listProperties(spec, item).map(({ name, property, required }) => {
        const slice = sliceProperty(spec, name, property, required, language)
        waiting.push([slice, property])
        return slice
      }),
      ...(choices.length > 0 && { choices: choices.map(choice => sliceChoice(choice, inChoice + 1)) }),
    }
  }
  const sliceChoice = (choice: Schema, within: number): SchemaSlice => {
    const type = describeType(spec, choice)
    return !hasPage(type) && spend(budget, countMembers(spec, choice))
      ? sliceLevel(choice, within)
      : { type, properties: [] }
  }
  const own = sliceLevel(schema)
  for (const [slice, property] of waiting) {
    if (!hasPage(slice.type) && spend(budget, countMembers(spec, property))) slice.below = sliceLevel(property)
  }
  return own
}

/** What a value is made of, when that fits into `budget` and its type does not say all of it. */
export function sliceBelow(
  spec: Specification,
  schema: Schema,
  language: Language,
  budget: MemberBudget,
): SchemaSlice | undefined {
  return spend(budget, countMembers(spec, schema)) ? sliceSchema(spec, schema, language, budget) : undefined
}

/** Whether there are some members and all of them fit; then they are taken off. */
export function spend(budget: MemberBudget, count: number): boolean {
  if (count === 0 || count > budget.left) return false
  budget.left -= count
  return true
}

/** Choices within choices that are followed. */
const choicesWithin = 3

/** Properties and choices of a value. */
export const countMembers = (spec: Specification, schema: Schema): number => {
  const item = itemOf(spec, schema)
  return listProperties(spec, item).length + choicesOf(spec, item).length
}

/** What a schema may be instead of itself; none when its type says all of it. */
export function choicesOf(spec: Specification, schema: Schema): Schema[] {
  const choices = (schema.oneOf ?? schema.anyOf ?? []).filter(choice => choice.type !== 'null')
  return choices.length > 1 && choices.some(choice => hasFields(spec, choice)) ? choices : []
}

const hasFields = (spec: Specification, schema: Schema): boolean => {
  const item = itemOf(spec, schema)
  return hasPage(describeType(spec, schema)) || isChoice(item) || listProperties(spec, item).length > 0
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
    if (!isModel(schema.$ref) && isObject(target)) return { name: 'object', list: false, nullable: false }
    const own: TypeSlice = { name, list: false, nullable: false, ...(isModel(schema.$ref) && { model: name }) }
    return isObject(target) || isChoice(target) ? own : describeType(spec, target, depth + 1)
  }
  const [whole, ...more] = schema.allOf ?? []
  if (whole && more.length === 0 && !schema.properties) return describeType(spec, whole, depth + 1)
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
  const [only, ...others] = choices?.filter(choice => choice.type !== 'null') ?? []
  if (only && others.length === 0) return { ...describeType(spec, only, depth + 1), nullable: choices!.length > 1 }
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

/** Whether a schema is that of an object, by its type or by what it has. */
export const isObject = (schema: Schema): boolean =>
  schema.type === 'object' || schema.properties !== undefined || !!schema.allOf
const isChoice = (schema: Schema) => schema.oneOf !== undefined || schema.anyOf !== undefined
