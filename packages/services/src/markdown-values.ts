import type { Language } from '@portal/domain/language.ts'
import { type Schema, type Specification, text } from '@portal/domain/spec.ts'
import type { ProductContent } from './content.ts'
import { describeType, itemOf, listProperties, listValues } from './schema-slices.ts'
import { say } from './words.ts'

/** Punctuation, as each language sets it. */
export const marks = {
  en: { open: ' (', comma: ', ', close: ')', colon: ': ' },
  zh: { open: '（', comma: '，', close: '）', colon: '：' },
}

/** The document that a text is about, and in which language it is told. */
export interface Told {
  spec: Specification
  language: Language
  /** Where its models are, '/docs/ceic/macroeconomic/docs/models'. */
  models: string
}

export const toldOf = ({ product, specification }: ProductContent, language: Language): Told => ({
  spec: specification,
  language,
  models: `/docs/${product.path}/docs/models`,
})

/** The name of a model as a link to its page. */
export const linkModel = ({ models }: Told, name: string) => `[${name}](${models}/${encodeURIComponent(name)})`

/** The properties of an object, or of the items of a list, one in a line. */
export const writeProperties = (told: Told, schema: Schema): string =>
  listProperties(told.spec, itemOf(told.spec, schema))
    .map(({ name, property, required }) =>
      writeValue(told, { name, required, words: text(property, 'description', told.language), schema: property }),
    )
    .join('\n')

interface Value {
  name: string
  required?: boolean | undefined
  words: string
  schema: Schema
}

/** Accepted values with a line of their own; of more they are one line. */
const apartMax = 40

/** One value in a line: its name, type and meaning, and below it what it may be. */
export function writeValue(told: Told, { name, required, words, schema }: Value): string {
  const { spec, language } = told
  const type = describeType(spec, schema)
  const values = listValues(itemOf(spec, schema), language) ?? []
  const typeName = type.model && type.model === type.name ? linkModel(told, type.name) : type.name
  const facts = [
    type.list ? `${typeName}[]` : typeName,
    type.format,
    required && say(language, 'reference.required'),
    schema.default !== undefined && say(language, 'reference.default', { value: JSON.stringify(schema.default) }),
  ].filter(Boolean)
  const { open, comma, close, colon } = marks[language]
  const meanings = values.map(({ value, label }) => `\`${value}\`${label === value ? '' : colon + label}`)
  const lines = meanings.length > apartMax ? [meanings.join(' · ')] : meanings
  const head = `- \`${name}\`${open}${facts.join(comma)}${close}${colon}${oneLine(words)}`
  return [head, ...lines.map(line => `  - ${line}`)].join('\n')
}

/** A text without its line breaks. */
export const oneLine = (words: string): string => words.trim().replaceAll(/\s*\n\s*/g, ' ')
