// PHP types of parameters and fields, as declarations and as PHPDoc.
import type { SdkApi, SdkParameter, SdkType } from '../generator/model.ts'
import { camelCase } from '../generator/words.ts'

/** What stands in PHP for values whose shape the document leaves open: the base of all models, or nothing. */
export type AnyClass = 'Entity' | undefined

/** Objects of the older company family say in `_type` what they are. */
export const anyClass = ({ family }: SdkApi): AnyClass => (family === 'emis' ? 'Entity' : undefined)

/** 'int', 'string', 'array'; what a field holds or a method answers. */
export function declaredType(type: SdkType, any: AnyClass): string {
  switch (type.kind) {
    case 'integer':
      return 'int'
    case 'number':
      return 'float'
    case 'boolean':
      return 'bool'
    case 'string':
    case 'date':
    case 'dateTime':
      return 'string'
    case 'list':
    case 'map':
      return 'array'
    case 'model':
      return type.name
    case 'envelope':
      return declaredType(type.of, any)
    case 'any':
      return 'mixed'
  }
}

/** The same for PHPDoc, which knows what lists hold: 'list<Series>'. */
export function documentedType(type: SdkType, any: AnyClass): string {
  if (type.kind === 'list') return `list<${documentedType(type.of, any)}>`
  if (type.kind === 'map') return `array<string, ${documentedType(type.of, any)}>`
  if (type.kind === 'envelope') return documentedType(type.of, any)
  if (type.kind === 'any') return any ? `${any}|mixed` : 'mixed'
  // JSON writes whole numbers without a point, and PHP reads those as integers.
  return type.kind === 'number' ? 'int|float' : declaredType(type, any)
}

/** How Model::make reads the value: 'null', 'Series::class', '[Series::class]'. */
export function madeFrom(type: SdkType, any: AnyClass): string {
  if (type.kind === 'model') return `${type.name}::class`
  if (type.kind === 'any') return any ? `${any}::class` : 'null'
  if (type.kind === 'envelope') return madeFrom(type.of, any)
  if (type.kind !== 'list' && type.kind !== 'map') return 'null'
  const inner = madeFrom(type.of, any)
  return inner === 'null' ? 'null' : `[${inner}]`
}

/** Names of the models in a type. */
export function modelsIn(type: SdkType | undefined): string[] {
  if (!type) return []
  if (type.kind === 'model') return [type.name]
  return 'of' in type ? modelsIn(type.of) : []
}

/** '$startDate', '$filter' for 'filter[]'. */
export const variable = (parameter: Pick<SdkParameter, 'name'>): string => `$${camelCase(parameter.name)}`

const scalar: Record<string, string> = { integer: 'int', number: 'float', boolean: 'bool', any: 'mixed' }

/** A list may be given as its only item. */
export function parameterType({ type, list, required }: SdkParameter): string {
  const item = type.kind === 'list' ? type.of : type
  const isDate = item.kind === 'date' || item.kind === 'dateTime'
  const one = isDate ? String.raw`\DateTimeInterface|string` : (scalar[item.kind] ?? 'string')
  if (one === 'mixed') return 'mixed'
  // Ids are often numbers although the document calls them text.
  const given = list ? `array|${one === 'string' ? 'int|string' : one}` : one
  if (required) return given
  return given.includes('|') ? `${given}|null` : `?${given}`
}

export function documentedParameter(parameter: SdkParameter): string {
  const { type, list } = parameter
  const declared = parameterType(parameter)
  if (!list || type.kind !== 'list') return declared.replace(/^\?(.*)$/, '$1|null')
  const item = scalar[type.of.kind] ?? 'string'
  return declared.replace(/^array/, `list<${item === 'string' ? 'int|string' : item}>`)
}

/** 'Ceic\\Api\\Model\\Series' of its parts. */
export const qualified = (...parts: string[]): string => parts.join('\\')
