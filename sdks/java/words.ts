import type { SdkApi, SdkType } from '../generator/model.ts'
import type { SdkPackage } from '../generator/package.ts'
import { camelCase, plainText, wrap } from '../generator/words.ts'

/** 'com.ceic.api'. */
export const packageName = (sdk: SdkPackage): string => `com.${sdk.vendor}.api`

const keywords = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends final
  finally float for goto if implements import instanceof int interface long native new package private protected public
  return short static strictfp super switch synchronized this throw throws transient try void volatile while true false
  null get toMap equals hashCode toString getClass notify wait clone finalize`.split(/\s+/),
)

/** A name of Java in camel case, with a line below it where it would mean something else. */
export const javaName = (name: string): string => {
  const camel = camelCase(name)
  return keywords.has(camel) ? `${camel}_` : camel
}

/** A comment of Javadoc at an indentation. */
export function javadoc(text: string, indent = ''): string[] {
  const escaped = plainText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('*/', '*&#47;')
    .replaceAll('@', '&#64;')
    .replaceAll('\\', '&#92;')
  const lines = wrap(escaped, 108)
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`]
  return [`${indent}/**`, ...lines.map(line => `${indent} * ${line}`.trimEnd()), `${indent} */`]
}

const plainTypes: Record<string, [java: string, reader: string]> = {
  string: ['String', 'asText'],
  integer: ['Long', 'asWhole'],
  number: ['Double', 'asNumber'],
  boolean: ['Boolean', 'asFlag'],
  date: ['LocalDate', 'asDay'],
  dateTime: ['Instant', 'asMoment'],
  map: ['Map<String, Object>', 'asMap'],
}

/** The type of a field or an answer. */
export function javaType(type: SdkType): string {
  if (type.kind === 'list') return `List<${javaType(type.of)}>`
  if (type.kind === 'model') return type.name
  return plainTypes[type.kind]?.[0] ?? 'Object'
}

/** An expression that reads a value of JSON as a type. */
export function readValue(type: SdkType, value: string, depth = 1): string {
  const item = `v${depth}`
  if (type.kind === 'list') return `Model.asList(${value}, ${item} -> ${readValue(type.of, item, depth + 1)})`
  if (type.kind === 'model') return `Model.asModel(${value}, ${type.name}::new)`
  const reader = plainTypes[type.kind]?.[1]
  return reader ? `Model.${reader}(${value})` : value
}

/** What an argument of a call is, before it is sent. */
export const argumentType = (type: SdkType): string => (type.kind === 'any' ? 'Object' : javaType(type))

/** The model of a name. */
export const findModel = (api: SdkApi, type: SdkType | undefined) =>
  type?.kind === 'model' ? api.models.find(({ name }) => name === type.name) : undefined
