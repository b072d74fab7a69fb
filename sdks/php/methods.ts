// The method that makes a call: its comment, its head, its body.
import type { SdkApi, SdkBody, SdkGroup, SdkOperation, SdkParameter } from '../generator/model.ts'
import { camelCase } from '../generator/words.ts'
import { docBlock, docTag, docText } from './documentation.ts'
import { phpText } from './models.ts'
import {
  type AnyClass,
  declaredType,
  documentedParameter,
  documentedType,
  madeFrom,
  parameterType,
  variable,
} from './types.ts'

/** What all methods of a class have in common. */
export interface Place {
  api: SdkApi
  group: SdkGroup
  any: AnyClass
}

/** The older APIs name their operations by class and method; here the class is said already. */
export function methodName({ api, group }: Place, { id }: SdkOperation): string {
  const prefix = camelCase(group.name)
  if (api.family !== 'emis' || !id.startsWith(prefix)) return id
  return id.charAt(prefix.length).toLowerCase() + id.slice(prefix.length + 1)
}

/** Answers are always JSON, and what has one accepted value needs no saying. */
export const parametersOf = ({ parameters }: SdkOperation): SdkParameter[] =>
  parameters.filter(
    ({ name, values, required }) =>
      !(name === 'format' && values.includes('json')) && (required || values.length !== 1),
  )

/** '?string $keyword = null' */
export const declareParameter = (one: SdkParameter): string =>
  `${parameterType(one)} ${variable(one)}${one.required ? '' : ' = null'}`

/** The head of a method and its opening brace, over several lines where it is long. */
export function printHead(name: string, declared: string[], answer: string): string[] {
  const line = `public function ${name}(${declared.join(', ')}): ${answer}`
  if (line.length <= 112) return [line, '{']
  return [`public function ${name}(`, ...declared.map(one => `    ${one},`), `): ${answer} {`]
}

/** Paragraphs and tags, an empty line between them. */
export const printDoc = (...parts: string[][]): string[] =>
  docBlock(parts.filter(part => part.length).flatMap((part, at) => (at ? ['', ...part] : part)))

export function printCall(place: Place, operation: SdkOperation): string[] {
  const { answer, file, body, summary, description, deprecated } = operation
  const answers = file ? 'File' : answer ? declaredType(answer, place.any) : 'void'
  const required = parametersOf(operation).filter(one => one.required)
  const optional = parametersOf(operation).filter(one => !one.required)
  const bodies = body ? [body] : []
  const tags = [
    ...required.flatMap(documentOne),
    ...bodies.flatMap(one => docTag(`@param ${declareBody(one)}`, one.description)),
    ...optional.flatMap(documentOne),
    ...(answer && answers === 'array' ? [`@return ${documentedType(answer, place.any)}`] : []),
    ...(deprecated ? ['@deprecated'] : []),
  ]
  const declared = [
    ...required.map(declareParameter),
    ...bodies.map(one => `${declareBody(one)}${one.required ? '' : ' = null'}`),
    ...optional.map(declareParameter),
  ]
  return [
    ...printDoc(docText(`${summary}.`), description ? docText(description) : [], tags),
    ...printHead(methodName(place, operation), declared, answers),
    ...printBody(place, operation).map(line => `    ${line}`),
    '}',
  ]
}

const documentOne = (one: SdkParameter) => docTag(`@param ${documentedParameter(one)} ${variable(one)}`, textOf(one))

function textOf({ description, values, deprecated, type }: SdkParameter): string {
  const item = type.kind === 'list' ? type.of : type
  const choice = values.length && item.kind !== 'boolean' ? ` One of: ${values.join(', ')}.` : ''
  return `${deprecated ? 'Deprecated. ' : ''}${description}${choice}`
}

const bodyVariable = ({ type }: SdkBody) => (type.kind === 'model' ? `$${camelCase(type.name)}` : '$body')

function declareBody(body: SdkBody): string {
  const type = body.type.kind === 'model' ? `${body.type.name}|array` : 'array'
  return `${type}${body.required ? '' : '|null'} ${bodyVariable(body)}`
}

function printBody({ any }: Place, operation: SdkOperation): string[] {
  const { answer, file } = operation
  const sent = sentArguments(operation)
  if (file) return printArguments('return $this->service->file(', sent, ');')
  const asked = [phpText(operation.method.toUpperCase()), ...sent]
  if (!answer) return printArguments('$this->service->json(', asked, ');')
  const type = answer.kind === 'envelope' ? answer.of : answer
  if (type.kind === 'model') return printArguments(`return ${type.name}::from($this->service->json(`, asked, '));')
  const from = madeFrom(type, any)
  if (from === 'null') return printArguments('return $this->service->json(', asked, ');')
  return printArguments('return Model::make($this->service->json(', asked, `), ${from});`)
}

function sentArguments(operation: SdkOperation): string[] {
  const { authorized, body, answer } = operation
  const query = sentValues(operation, 'query')
  const form = sentValues(operation, 'form')
  return [
    pathOf(operation),
    ...(query ? [form || body || !authorized ? `query: ${query}` : query] : []),
    ...(form ? [`form: ${form}`] : []),
    ...(body ? [`body: ${bodyVariable(body)}`] : []),
    ...(authorized ? [] : ['isAuthorized: false']),
    ...(answer?.kind === 'envelope' ? [`envelope: ${phpText(answer.field)}`] : []),
  ]
}

/** In one line, unless that is too long or two of the arguments are lists. */
function printArguments(before: string, values: string[], after: string): string[] {
  const text = `${before}${values.join(', ')}${after}`
  const lists = values.filter(value => value.includes('\n')).length
  if (lists < 2 && text.split('\n')[0]!.length <= 112) return text.split('\n')
  return [before, ...values.flatMap(value => `${value},`.split('\n').map(line => `    ${line}`)), after]
}

/** A list with a line for each value; undefined without any. */
function sentValues(operation: SdkOperation, place: 'query' | 'form'): string | undefined {
  const parameters = parametersOf(operation).filter(one => one.in === place)
  if (!parameters.length) return undefined
  return ['[', ...parameters.map(one => `    ${phpText(one.name)} => ${sentValue(one)},`), ']'].join('\n')
}

function sentValue(parameter: SdkParameter): string {
  if (parameter.list === 'commas') return `Value::commas(${variable(parameter)})`
  return dated(parameter)
}

const dated = (parameter: SdkParameter) =>
  parameter.type.kind === 'date' ? `Value::date(${variable(parameter)})` : variable(parameter)

function pathOf({ path, parameters }: SdkOperation): string {
  const steps = path.split(/\{(\w+)\}/).map((part, at) => {
    const parameter = parameters.find(one => one.in === 'path' && one.name === part)
    return at % 2 && parameter ? `Value::step(${dated(parameter)})` : part && phpText(part)
  })
  return steps.filter(Boolean).join(' . ')
}
