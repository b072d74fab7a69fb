import type { SdkGroup, SdkOperation, SdkParameter } from '../generator/model.ts'
import type { SdkPackage } from '../generator/package.ts'
import { snakeCase } from '../generator/words.ts'
import { contentType, typeName } from './templates-models.ts'
import { comment, functionName, ownOperations, quoted, syntactic, tagged } from './templates-words.ts'

/** One R file with a function for each operation of a group; empty when there are none. */
export function printFunctions(sdk: SdkPackage, group: SdkGroup): string {
  return group.operations
    .filter(({ id }) => !ownOperations.has(id))
    .map(operation => printFunction(sdk, group, operation))
    .join('\n')
}

function printFunction(sdk: SdkPackage, group: SdkGroup, operation: SdkOperation): string {
  const { name } = functionName(sdk, group.name, operation.id)
  const parameters = listParameters(operation)
  const sent = parameters.map(one => `${argument(one)}${one.required ? '' : ' = NULL'}`)
  const file = operation.file ? ['file'] : []
  const body = sentBody(operation) ? ['body'] : []
  // What must be given comes first.
  const isGiven = (text: string) => !text.endsWith(' = NULL')
  const formals = [...sent.filter(isGiven), ...body, ...file, ...sent.filter(one => !isGiven(one))]
  return [
    ...describe(sdk, operation, parameters),
    `${name} <- function(${wrapItems([...formals, `client = ${sdk.vendor}.client()`], `${name} <- function(`.length)}) {`,
    ...printCall(sdk, group, operation, parameters).map(line => `  ${line}`),
    '}',
    '',
  ].join('\n')
}

const argument = ({ name }: SdkParameter): string => syntactic(snakeCase(name))

/**
 * Those that the caller gives, the ones in the path in its order. Answers are always read as JSON, so the format is no
 * choice but where files are read.
 */
function listParameters({ parameters, file, path }: SdkOperation): SdkParameter[] {
  const forms = new Set(parameters.filter(one => one.in === 'form').map(({ name }) => name))
  const place = (one: SdkParameter) => (one.in === 'path' ? path.indexOf(`{${one.name}}`) : path.length)
  return parameters
    .filter(
      one => one.in !== 'header' && (one.name !== 'format' || file) && (one.in !== 'query' || !forms.has(one.name)),
    )
    .toSorted((a, b) => place(a) - place(b))
}

/** A body whose fields may also stand in the address is sent there. */
const sentBody = ({ body, parameters }: SdkOperation) =>
  body?.type.kind === 'model' && parameters.some(one => one.in === 'query') ? undefined : body

function describe(sdk: SdkPackage, operation: SdkOperation, parameters: SdkParameter[]): string[] {
  const param = (name: string, text: string) => tagged(`@param ${name}`, text)
  return [
    ...comment(operation.summary),
    "#'",
    ...comment(operation.description || `${operation.summary}.`),
    ...(operation.deprecated ? ["#'", "#' Deprecated: it may be taken away in a later version of the API."] : []),
    "#'",
    ...parameters.flatMap(one => param(snakeCase(one.name), describeParameter(one))),
    ...(sentBody(operation) ? param('body', `${operation.body!.description} A data frame or a list.`) : []),
    ...(operation.file ? param('file', 'Where to save the file.') : []),
    "#' @param client Client to use.",
    ...describeResult(sdk, operation),
    "#' @export",
  ]
}

function describeParameter({ description, values, default: standard, list, type }: SdkParameter): string {
  const accepted = values.length ? [`Accepted values: ${values.map(value => `\`${value}\``).join(', ')}.`] : []
  const named = standard === undefined || standard === '' ? [] : [`Default: \`${standard}\`.`]
  const isDay = type.kind === 'date' || /MM-DD-YYYY/.test(description)
  const kind = list ? ['A vector of several is accepted.'] : isDay ? ['A Date is accepted.'] : []
  return [description, ...kind, ...accepted, ...named].join(' ')
}

function describeResult(sdk: SdkPackage, operation: SdkOperation): string[] {
  const tell = (text: string) => tagged('@return', text)
  if (operation.file) return tell('The path of the file, invisibly.')
  const api = sdk.apis[0]!
  const { only, wrapped } = functionName(sdk, '', operation.id)
  if (wrapped) return tell('A zoo series, or several as the columns of one, for `ceic.update` to bring up to date.')
  if (only) return tell(`The field \`${only}\` of the answer.`)
  const type = operation.answer && contentType(api, operation.answer)
  const name = type?.kind === 'list' ? typeName(type.of) : type && typeName(type)
  const model = api.models.find(one => one.name === name)
  const held = model?.fields.find(field => field.name === 'items')?.type
  const rows = held?.kind === 'list' ? api.models.find(one => one.name === typeName(held.of)) : model
  if (!rows || rows.fields.length === 0) return tell('Nothing.')
  if (rows.fields.some(field => field.name === 'ColumnNames'))
    return tell('A data frame with the columns of the report; `Date` is a Date.')
  const columns = rows.fields.map(field => `\`${field.name}\``).join(', ')
  const total = operation.paging ? ' The attribute `total` tells how many there are on all pages together.' : ''
  return tell(
    `A data frame. Its columns are the fields of ${rows.name}, as far as they came: ${columns}. Fields inside of one follow its name and a dot.${total}`,
  )
}

function printCall(sdk: SdkPackage, group: SdkGroup, operation: SdkOperation, parameters: SdkParameter[]): string[] {
  const { only, wrapped } = functionName(sdk, group.name, operation.id)
  const pairs = (place: SdkParameter['in']) =>
    parameters.filter(one => one.in === place).map(one => `${syntactic(one.name)} = ${argument(one)}`)
  const list = (name: string, items: string[]) => {
    if (items.length === 0) return []
    const line = `${name} = list(${items.join(', ')})`
    return line.length <= 110 ? [line] : [`${name} = list(\n      ${wrapItems(items, 6)}\n    )`]
  }
  const inPath = pairs('path')
  const { answer } = operation
  const values = [
    quoted(operation.method.toUpperCase()),
    inPath.length ? `fill_path(${[quoted(operation.path), ...inPath].join(', ')})` : quoted(operation.path),
    ...list('query', pairs('query')),
    ...list('form', pairs('form')),
    ...(sentBody(operation) ? ['body = body'] : []),
    ...(answer ? [`answer = ${quoted(typeName(contentType(sdk.apis[0]!, answer)))}`] : []),
    ...(operation.file ? ['file = file'] : []),
    ...(operation.authorized ? [] : ['authorized = FALSE']),
  ]
  const end = only ? `)$${only}` : ')'
  const start = wrapped ? 'result <- client$call(' : 'client$call('
  const line = `${start}${values.join(', ')}${end}`
  const [method, path, ...more] = values
  const lines = line.length <= 114 ? [line] : [start, `  ${[`${method}, ${path}`, ...more].join(',\n    ')}`, end]
  return wrapped ? [...lines, wrapped] : lines
}

/** Items with commas, in lines of 116 characters; further lines stand below the first item. */
function wrapItems(items: string[], column: number): string {
  let width = column
  return items
    .map((item, at) => {
      const end = at < items.length - 1 ? ',' : ''
      const breaks = at > 0 && width + item.length + 2 > 116
      width = (breaks ? column : width) + item.length + 2
      return `${at === 0 ? '' : breaks ? `\n${' '.repeat(column)}` : ' '}${item}${end}`
    })
    .join('')
}
