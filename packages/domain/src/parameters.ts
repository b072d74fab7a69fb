import { suggestName } from './did-you-mean.ts'
import { limits } from './limits.ts'
import { readValue, schemaType, type ValueFault } from './parameter-value.ts'
import { credentialNames, type Endpoint, listParameters, resolve, type Schema, type Specification } from './spec.ts'

/** The values of one name as they arrived, decoded; an array when the name came more than once. */
export type RawValues = Record<string, string | string[] | undefined>

/** A call as it arrived, by the place of each value. `form` is absent when the call has no form body. */
export interface RawCall {
  path: RawValues
  query: RawValues
  /** By name in lower case. */
  header: RawValues
  form?: RawValues
}

type Place = keyof RawCall

/** One thing wrong with a call; its words are `parameter.<kind>`. `shown` is the value, cut so that no secret fits. */
export type ParameterProblem = { name: string; shown?: string } & (
  | ValueFault
  | { kind: 'unknown' | 'missing' | 'repeated' | 'array' | 'object' }
  | { kind: 'unknown-near'; suggestion: string }
  | { kind: 'many' | 'few'; limit: number }
)

type CheckedCall = { params: Record<string, unknown> } | { problems: ParameterProblem[] }

/** What an operation accepts, worked out once. */
export interface ParameterPlan {
  rules: Rule[]
  /** The values of parameters that a call leaves out. */
  defaults: Record<string, unknown>
  /** Names by place; others are refused in `query` and `form`, and do not matter elsewhere. */
  names: Record<Place, Set<string>>
  /** Names under which a token travels beside them; they are the gateway's alone. */
  credentials: Set<string>
}

interface Rule {
  name: string
  /** How it is written in a call: a header in lower case, a list without what PHP adds. */
  key: string
  place: Place
  required: boolean
  /** Several values in one text, or the name repeated; nothing for a single value. */
  list: 'csv' | 'repeat' | undefined
  /** Of the value, or of one entry of the list. */
  schema: Schema
  minItems: number
  maxItems: number
  default: unknown
  /** Whether an empty value says 'without', as a change does with what it clears. */
  clears?: boolean
}

/** The headers under which a token travels, and those that OpenAPI leaves to HTTP itself. */
const protocolHeaders = new Set(['accept', 'accept-language', 'authorization', 'content-type', 'x-api-key'])
const formType = 'application/x-www-form-urlencoded'

/** Works out what an operation accepts. Throws when the document refers to something that is not there. */
export function planParameters(spec: Specification, endpoint: Endpoint): ParameterPlan {
  const credentials = new Set(['token', ...credentialNames(spec)])
  const rules = [...listParameters(spec, endpoint).flatMap(readParameter), ...listFormRules(spec, endpoint)]
  const names = (place: Place) => new Set(rules.filter(rule => rule.place === place).map(({ name }) => name))
  const byPlace = { path: names('path'), query: names('query'), header: names('header'), form: names('form') }
  const preset = rules.filter(rule => rule.default !== undefined && !rule.required)
  const defaults = Object.fromEntries(preset.map(rule => [rule.name, rule.default]))
  return { rules, defaults, names: byPlace, credentials }

  function readParameter({
    name,
    in: place,
    required = false,
    explode,
    schema,
  }: ReturnType<typeof listParameters>[number]) {
    if (place === 'cookie' || (place === 'query' && credentials.has(name))) return []
    if (place === 'header' && protocolHeaders.has(name.toLowerCase())) return []
    return [makeRule(spec, { name, place, required, list: explode ? 'repeat' : 'csv', schema })]
  }
}

/** The fields of a form. A PATCH changes what it names: what it leaves out gets no default, what is empty is cleared. */
function listFormRules(spec: Specification, { method, operation }: Endpoint): Rule[] {
  const form = operation.requestBody?.content[formType]?.schema
  if (!form) return []
  const { properties = {}, required = [] } = resolve(spec, form)
  return Object.entries(properties).map(([name, schema]) => {
    const rule = makeRule(spec, { name, place: 'form', required: required.includes(name), list: 'csv', schema })
    return method === 'patch' ? { ...rule, default: undefined, clears: !rule.required } : rule
  })
}

function makeRule(spec: Specification, parameter: Pick<Rule, 'name' | 'place' | 'required' | 'list' | 'schema'>): Rule {
  const schema = resolve(spec, parameter.schema)
  const { minItems = 1, maxItems = limits.parameterItems, default: preset } = schema
  const { name, place } = parameter
  const isList = schemaType(schema) === 'array'
  const key = place === 'header' ? name.toLowerCase() : isList ? plainName(name) : name
  const rule = { ...parameter, key, minItems, maxItems, default: preset }
  if (!isList) return { ...rule, schema, list: undefined }
  return { ...rule, schema: resolve(spec, schema.items ?? { type: 'string' }) }
}

/** Checks a call against what its operation accepts: every value in its type, or everything that is wrong. */
export function checkParameters(plan: ParameterPlan, call: RawCall): CheckedCall {
  const problems = findUnknown(plan, 'query', call.query)
  if (call.form) problems.push(...findUnknown(plan, 'form', call.form))
  const params = { ...plan.defaults }
  for (const rule of plan.rules) {
    const raw = findRaw(call[rule.place], rule)
    if (raw !== undefined) problems.push(...readRule(rule, raw, params))
    else if (rule.required) problems.push({ name: rule.name, kind: 'missing' })
  }
  return problems.length > 0 ? { problems } : { params }
}

function findRaw(values: RawValues | undefined, { key, place, list }: Rule): string | string[] | undefined {
  if (!values) return undefined
  if (!list || place === 'header') return values[key]
  const given = Object.keys(values).filter(written => written.startsWith(key) && plainName(written) === key)
  return given.length < 2 ? values[given[0] ?? key] : given.flatMap(written => values[written] ?? [])
}

/** The name of a list, which may be written the ways PHP does, `name[]` and `name[0]`, or without. */
const plainName = (name: string) => name.replace(/\[\d*\]$/, '')

function findUnknown(
  { names, rules, credentials }: ParameterPlan,
  place: Place,
  values: RawValues,
): ParameterProblem[] {
  const known = names[place]
  const isKnown = (name: string) =>
    known.has(name) ||
    credentials.has(name) ||
    rules.some(rule => rule.place === place && rule.list && plainName(rule.name) === plainName(name))
  return Object.keys(values)
    .filter(name => !isKnown(name))
    .slice(0, limits.problemsShown)
    .map(typed => unknownName(typed, [...known]))
}

/** The problem of a name that nothing accepts, with the name that was probably meant. */
export function unknownName(typed: string, known: readonly string[]): ParameterProblem {
  const suggestion = suggestName(typed.slice(0, 60), known)
  const name = shownValue(typed)
  return suggestion ? { name, kind: 'unknown-near', suggestion } : { name, kind: 'unknown' }
}

function readRule(rule: Rule, raw: string | string[], params: Record<string, unknown>): ParameterProblem[] {
  const { name, list, schema } = rule
  if (rule.clears && raw === '') {
    params[name] = list ? [] : ''
    return []
  }
  if (!list) {
    if (Array.isArray(raw)) return [{ name, kind: 'repeated' }]
    const read = readValue(schema, raw)
    if ('fault' in read) return [{ name, shown: shownValue(raw), ...read.fault }]
    params[name] = read.value
    return []
  }
  const texts = [raw].flat().flatMap(text => (list === 'csv' ? text.split(',') : text))
  if (texts.length > rule.maxItems) return [{ name, kind: 'many', limit: rule.maxItems }]
  if (texts.length < rule.minItems) return [{ name, kind: 'few', limit: rule.minItems }]
  const values: unknown[] = []
  for (const text of texts.map(entry => entry.trim())) {
    const read = text === '' ? ({ fault: { kind: 'empty' } } as const) : readValue(schema, text)
    if ('fault' in read) return [{ name, shown: shownValue(text), ...read.fault }]
    values.push(read.value)
  }
  params[name] = values
  return []
}

/** Enough of a value for its owner to know it again, too little to be a secret. */
export const shownValue = (value: string): string =>
  (value.length <= 24 ? value : `${value.slice(0, 12)}…`).replaceAll(/\p{C}/gu, '\ufffd')
