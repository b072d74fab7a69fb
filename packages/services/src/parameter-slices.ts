import type { Language } from '@portal/domain/language.ts'
import type { BodySlice, ParameterPlace, ParameterSlice } from '@portal/domain/reference.ts'
import {
  type MediaType,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
  type Specification,
} from '@portal/domain/spec.ts'
import { describe, describePart } from './markdown-text.ts'
import { sampleValue } from './sample-value.ts'
import { itemOf, listValues, type MemberBudget, pageBudget, sliceBelow, sliceSchema } from './schema-slices.ts'

/** A parameter of an operation, or a field of a form, as a page and a query builder need it. */
export function sliceParameter(
  spec: Specification,
  parameter: Parameter,
  language: Language,
  budget = pageBudget(),
): ParameterSlice {
  return sliceValue({ spec, language, budget }, parameter, parameter.in, resolve(spec, parameter.schema))
}

/** The body an operation takes: the fields of a form, or the schema of anything else. */
export function sliceBody(
  spec: Specification,
  operation: Operation,
  language: Language,
  budget = pageBudget(),
): BodySlice | undefined {
  const body = operation.requestBody
  const [mediaType, media] = Object.entries(body?.content ?? {})[0] ?? []
  if (!body || !mediaType || !media) return undefined
  const shown = exampleOf(spec, media)
  const isMade = shown === undefined && media.schema && isJson(mediaType)
  const example = isMade ? sampleValue(spec, media.schema!) : shown
  return {
    mediaType,
    required: body.required ?? false,
    description: describe(body, language, 3),
    ...(isForm(mediaType) && { fields: listFields({ spec, language, budget }, media) }),
    ...(media.schema && !isForm(mediaType) && { schema: sliceSchema(spec, media.schema, language, budget) }),
    ...(example !== undefined && { example }),
  }
}

/** The example of a body or an answer, wherever the document keeps it. */
export function exampleOf(spec: Specification, { example, examples, schema }: MediaType): unknown {
  const [named] = Object.values(examples ?? {})
  const model = schema && resolve(spec, schema)
  const places = [example, named && resolve(spec, named).value, model?.example, model?.examples?.[0]]
  return places.find(place => place !== undefined) // which may be null
}

const isJson = (mediaType: string) => /^application\/(?:[\w.-]+\+)?json\b/.test(mediaType)
const isForm = (mediaType: string) => /form-urlencoded|form-data/.test(mediaType)

/** What values are told of, and how deep. */
interface Telling {
  spec: Specification
  language: Language
  budget: MemberBudget
}

function listFields(telling: Telling, media: MediaType): ParameterSlice[] {
  const { spec } = telling
  const schema = media.schema ? resolve(spec, media.schema) : {}
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const required = schema.required?.includes(name)
    return sliceValue(telling, { ...property, name, required }, 'form', resolve(spec, property))
  })
}

interface Named {
  name: string
  required?: boolean
  deprecated?: boolean
  explode?: boolean
  style?: string
  example?: unknown
  'x-dictionary'?: string
  'x-lookup'?: string
}

function sliceValue(
  { spec, language, budget }: Telling,
  named: Named,
  place: ParameterPlace,
  schema: Schema,
): ParameterSlice {
  const list = schema.type === 'array'
  const item = itemOf(spec, schema)
  const values = listValues(item, language)
  return defined({
    name: named.name,
    in: place,
    required: named.required ?? false,
    deprecated: named.deprecated ?? schema.deprecated ?? false,
    description: describePart(named, language) || describePart(schema, language),
    type: [item.type ?? 'string'].flat().find(type => type !== 'null') ?? 'string',
    format: item.format,
    list,
    listStyle: list ? (named.explode === false || place === 'form' ? 'csv' : 'repeat') : undefined,
    values,
    dictionary: named['x-dictionary'],
    lookup: named['x-lookup'],
    default: schema.default,
    example: named.example ?? schema.example,
    minimum: item.minimum,
    maximum: item.maximum,
    maxLength: item.maxLength,
    maxItems: schema.maxItems,
    pattern: item.pattern,
    below: sliceBelow(spec, schema, language, budget),
  })
}

const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T
