import type { Language } from '@portal/domain/language.ts'
import { hasPage } from '@portal/domain/reference.ts'
import { type Schema, type Specification, text } from '@portal/domain/spec.ts'
import type { ProductContent } from './content.ts'
import {
  choicesOf,
  countMembers,
  describeType,
  itemOf,
  listProperties,
  listValues,
  type MemberBudget,
  spend,
} from './schema-slices.ts'
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
  /** How much may still be told of what values are made of in turn. */
  budget: MemberBudget
}

/** Members below the first level that one page tells in markdown: many more than in HTML, where each weighs more. */
const toldBelow = 500

export const toldOf = ({ product, specification }: ProductContent, language: Language): Told => ({
  spec: specification,
  language,
  models: `/docs/${product.path}/docs/models`,
  budget: { left: toldBelow },
})

/** The name of a model as a link to its page. */
export const linkModel = ({ models }: Told, name: string) => `[${name}](${models}/${encodeURIComponent(name)})`

/** The properties of an object, or of the items of a list, one in a line. */
export const writeProperties = (told: Told, schema: Schema): string => listMembers(told, schema).join('\n')

/** What a value is made of: its properties, then what it may be instead. */
function listMembers(told: Told, schema: Schema): string[] {
  const item = itemOf(told.spec, schema)
  const choices = choicesOf(told.spec, item)
  return [
    ...listProperties(told.spec, item).map(({ name, property, required }) =>
      writeValue(told, { name, required, words: text(property, 'description', told.language), schema: property }),
    ),
    ...choices.map((choice, at) => {
      const label = say(told.language, 'reference.choice', { at: at + 1, count: choices.length })
      return [`- ${label}${marks[told.language].colon}${typeNameOf(told, choice)}`, ...listBelow(told, choice)].join(
        '\n',
      )
    }),
  ]
}

/** What a value is made of in turn, further in, where no page of a model tells it. */
function listBelow(told: Told, schema: Schema): string[] {
  const isTold = !hasPage(describeType(told.spec, schema)) && spend(told.budget, countMembers(told.spec, schema))
  return isTold ? listMembers(told, schema).map(member => `  ${member.replaceAll('\n', '\n  ')}`) : []
}

function typeNameOf(told: Told, schema: Schema): string {
  const type = describeType(told.spec, schema)
  const name = hasPage(type) ? linkModel(told, type.name) : type.name
  return type.list ? `${name}[]` : name
}

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
  const { language } = told
  const facts = [
    ...typeFacts(told, schema),
    required && say(language, 'reference.required'),
    schema.default !== undefined && say(language, 'reference.default', { value: JSON.stringify(schema.default) }),
  ].filter(Boolean)
  const { open, comma, close, colon } = marks[language]
  const head = `- \`${name}\`${open}${facts.join(comma)}${close}${words.trim() && colon + oneLine(words)}`
  return [head, ...listMeanings(told, schema).map(line => `  - ${line}`), ...listBelow(told, schema)].join('\n')
}

/** The type of a model that has no fields, and what its values may be. */
export function writeType(told: Told, schema: Schema): string {
  const lines = listMeanings(told, schema).map(line => `- ${line}`)
  return [typeFacts(told, schema).join(marks[told.language].comma), lines.join('\n')].filter(Boolean).join('\n\n')
}

const typeFacts = (told: Told, schema: Schema): string[] =>
  [typeNameOf(told, schema), describeType(told.spec, schema).format ?? ''].filter(Boolean)

function listMeanings({ spec, language }: Told, schema: Schema): string[] {
  const values = listValues(itemOf(spec, schema), language) ?? []
  const { colon } = marks[language]
  const meanings = values.map(({ value, label }) => `\`${value}\`${label === value ? '' : colon + label}`)
  return meanings.length > apartMax ? [meanings.join(' · ')] : meanings
}

/** A text without its line breaks. */
export const oneLine = (words: string): string => words.trim().replaceAll(/\s*\n\s*/g, ' ')
