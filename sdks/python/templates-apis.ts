import type { SdkGroup, SdkOperation, SdkParameter } from '../generator/model.ts'
import { pascalCase, snakeCase } from '../generator/words.ts'
import { describeArguments, docstring, importLine, indent, spread } from './layout.ts'
import { modelsIn, parameterType, pythonNames, typeOf } from './names.ts'

export const apiModule = ({ name }: SdkGroup): string => `${snakeCase(name)}_api`
export const apiClass = ({ name }: SdkGroup): string => `${pascalCase(name)}Api`

/** The module of one tag: a class with one method for each operation. */
export function writeApi(group: SdkGroup): string {
  const methods = group.operations.flatMap(operation => ['', ...indent(writeMethod(operation), 1)])
  const used = methods.join('\n')
  const names = ['Date', 'Moment', 'Numbers', 'Strings'].filter(name => new RegExp(`\\b${name}\\b`).test(used))
  const models = group.operations.flatMap(({ answer, body }) => [...modelsIn(answer), ...modelsIn(body?.type)])
  const typing = ['Any', 'Optional', 'Union'].filter(
    name => name === 'Optional' || new RegExp(`\\b${name}\\b`).test(used),
  )
  return [
    `"""Calls of the group ${group.name}."""`,
    '',
    'from __future__ import annotations',
    '',
    ...importLine('typing', typing),
    '',
    'from ..api_client import ApiClient',
    ...(/\bFile\b/.test(used) ? ['from ..files import File'] : []),
    ...importLine('..models', models),
    ...importLine('..parameters', names),
    '',
    '',
    `class ${apiClass(group)}:`,
    ...indent(docstring([group.description], 1), 1),
    '',
    '    def __init__(self, api_client: Optional[ApiClient] = None) -> None:',
    '        self.api_client = api_client or ApiClient.get_default()',
    ...methods,
    '',
  ].join('\n')
}

interface Argument {
  name: string
  parameter: SdkParameter
}

function writeMethod(operation: SdkOperation): string[] {
  const sent = operation.parameters.filter(parameter => !choosesFormat(parameter))
  const names = pythonNames(sent.map(({ name }) => name))
  const all = sent.map((parameter, at): Argument => ({ name: names[at]!, parameter }))
  const required = all.filter(({ parameter }) => parameter.required)
  const optional = all.filter(({ parameter }) => !parameter.required)
  const body = writeBody(operation)
  const declared = [
    'self',
    ...required.map(({ name, parameter }) => `${name}: ${parameterType(parameter)}`),
    ...(body ? [body] : []),
    ...(optional.length ? ['*'] : []),
    ...optional.map(({ name, parameter }) => `${name}: Optional[${parameterType(parameter)}] = None`),
  ]
  return [
    ...spread(`def ${snakeCase(operation.id)}(`, declared, `) -> ${answerOf(operation)}:`, 1),
    ...indent(describe(operation, all), 1),
    ...indent(writeCall(operation, all), 1),
  ]
}

/** Answers are always asked for as JSON, so whether they shall be JSON or XML is nothing to choose. */
const choosesFormat = ({ name, values }: SdkParameter): boolean => name === 'format' && values.includes('xml')

function writeBody({ body }: SdkOperation): string | undefined {
  if (!body) return undefined
  const type = body.type.kind === 'model' ? `Union[${body.type.name}, dict[str, Any]]` : typeOf(body.type)
  return body.required ? `body: ${type}` : `body: Optional[${type}] = None`
}

const answerOf = ({ answer, file }: SdkOperation): string => (file ? 'File' : answer ? typeOf(answer) : 'None')

function describe(operation: SdkOperation, all: Argument[]): string[] {
  const texts = all.map(({ name, parameter }) => ({ name, text: describeParameter(parameter) }))
  if (operation.body) texts.push({ name: 'body', text: operation.body.description || 'What is sent.' })
  const summary = `${operation.summary.replace(/\.$/, '')}.`
  const warning = operation.deprecated ? ['Deprecated.'] : []
  const lines = docstring([summary, ...warning, operation.description], 2)
  if (texts.length === 0) return lines
  const open = lines.length === 1 ? [lines[0]!.slice(0, -3)] : lines.slice(0, -1)
  return [...open, '', 'Args:', ...describeArguments(texts, 2), '"""']
}

function describeParameter({ description, values, default: preset, deprecated }: SdkParameter): string {
  const isNamed = values.every(value => description.includes(`\`${value}\``))
  return [
    ...(deprecated && !/deprecated/i.test(description) ? ['Deprecated.'] : []),
    description,
    ...(values.length && !isNamed ? [`One of ${values.join(', ')}.`] : []),
    ...(preset === undefined ? [] : [`Without it: ${[preset].flat().join(', ')}.`]),
  ].join(' ')
}

function writeCall(operation: SdkOperation, all: Argument[]): string[] {
  const place = (key: string, kind: SdkParameter['in']) => {
    const pairs = all.filter(({ parameter }) => parameter.in === kind)
    const entries = pairs.map(({ name, parameter }) => `"${parameter.name}": ${name}`)
    return entries.length ? [spread(`${key}={`, entries, '}', 3).join('\n')] : []
  }
  const { answer, file } = operation
  const parts = [
    `"${operation.method.toUpperCase()}"`,
    `"${operation.path}"`,
    ...place('path_params', 'path'),
    ...place('query', 'query'),
    ...place('form', 'form'),
    ...(operation.body ? ['body=body'] : []),
    ...(answer || file ? [`returns=${answerOf(operation)}`] : []),
    ...(operation.authorized ? [] : ['authorized=False']),
  ]
  const head = answer || file ? 'return self.api_client.call(' : 'self.api_client.call('
  return spread(head, parts, ')', 2)
}
