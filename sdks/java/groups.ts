import type { SdkApi, SdkGroup, SdkOperation, SdkParameter, SdkType } from '../generator/model.ts'
import { pascalCase } from '../generator/words.ts'
import { argumentType, findModel, javadoc, javaName, javaType, readValue } from './words.ts'

export const groupClass = (group: SdkGroup): string => `${pascalCase(group.name)}Api`

/** The class of a group: a method for each operation, and what it may be given. */
export function printGroup(root: string, api: SdkApi, group: SdkGroup): string {
  const name = groupClass(group)
  const body = group.operations.flatMap(operation => ['', ...printOperation(api, operation)]).join('\n')
  return [
    `package ${root};`,
    '',
    ...[
      `${root}.model.*`,
      'java.nio.file.Path',
      'java.time.Instant',
      'java.time.LocalDate',
      'java.util.List',
      'java.util.Map',
    ].map(one => `import ${one};`),
    '',
    ...javadoc(group.description || group.name),
    `public final class ${name} {`,
    '    private final ApiClient client;',
    '',
    `    ${name}(ApiClient client) {`,
    '        this.client = client;',
    '    }',
    body,
    '}',
    '',
  ].join('\n')
}

function printOperation(api: SdkApi, operation: SdkOperation): string[] {
  const parameters = operation.parameters.filter(
    ({ name, in: place }) => place !== 'header' && (name !== 'format' || operation.file),
  )
  const needed = parameters.filter(({ required }) => required)
  const optional = unique(parameters.filter(({ required }) => !required))
  const options = optional.length ? `${pascalCase(operation.id)}Options` : undefined
  const given = [
    ...needed.map(one => ({ type: argumentType(one.type), name: javaName(one.name) })),
    ...(operation.body ? [{ type: bodyType(operation.body.type), name: 'body' }] : []),
    ...(operation.file ? [{ type: 'Path', name: 'target' }] : []),
  ]
  const all = options ? [...given, { type: options, name: 'options' }] : given
  const items = itemType(api, operation)
  return [
    ...printMethod(operation, all, answerType(operation), runCall(operation, needed, options)),
    ...(options ? printShort(operation, operation.id, given, answerType(operation)) : []),
    ...(items && options ? printList(operation, given, all, needed, options, items) : []),
    ...(options ? printOptions(options, operation, optional) : []),
  ]
}

interface Argument {
  type: string
  name: string
}

const signature = (given: Argument[]): string => given.map(({ type, name }) => `${type} ${name}`).join(', ')
const bodyType = (type: SdkType): string => (type.kind === 'list' ? 'List<?>' : 'Map<String, ?>')
const unique = (list: SdkParameter[]) => [...new Map(list.map(one => [javaName(one.name), one])).values()]

const answerType = ({ answer, file }: SdkOperation): string => (file ? 'Path' : answer ? javaType(answer) : 'void')

const printMethod = (operation: SdkOperation, given: Argument[], result: string, body: string): string[] => [
  ...javadoc(`${operation.summary}. ${operation.description}`, '    '),
  ...(operation.deprecated ? ['    @Deprecated'] : []),
  `    public ${result} ${javaName(operation.id)}(${signature(given)}) {`,
  `        ${body}`,
  '    }',
]

/** The same call with nothing beside what it needs. */
const printShort = (operation: SdkOperation, name: string, given: Argument[], result: string): string[] => [
  '',
  ...javadoc(`${operation.summary}.`, '    '),
  ...(operation.deprecated ? ['    @Deprecated'] : []),
  `    public ${result} ${javaName(name)}(${signature(given)}) {`,
  `        ${result === 'void' ? '' : 'return '}${javaName(name)}(${[...given.map(({ name: one }) => one), 'null'].join(', ')});`,
  '    }',
]

function printRequest(operation: SdkOperation, needed: SdkParameter[], options: string | undefined): string {
  return [
    `new Request("${operation.method.toUpperCase()}", "${operation.path}")`,
    ...needed.map(one => `.${one.in}("${one.name}", ${javaName(one.name)})`),
    ...(options ? ['.options(options)'] : []),
    ...(operation.body ? ['.body(body)'] : []),
    ...(operation.authorized ? [] : ['.open()']),
  ].join('')
}

function runCall(operation: SdkOperation, needed: SdkParameter[], options: string | undefined): string {
  const request = printRequest(operation, needed, options)
  const { answer } = operation
  if (operation.file) return `return client.save(${request}, target);`
  if (!answer) return `client.call(${request});`
  const call = `client.call(${request})`
  if (answer.kind === 'envelope') return `return ${call};`
  return `return ${readValue(answer, call)};`
}

/** What a list that comes in pages holds. */
function itemType(api: SdkApi, { answer, paging, method }: SdkOperation): SdkType | undefined {
  if (!paging || method !== 'get') return undefined
  const data = findModel(api, answer)?.fields.find(({ name }) => name === 'data')?.type
  if (data?.kind === 'list') return data.of
  const list = findModel(api, data)?.fields.find(({ name, type }) => type.kind === 'list' && name !== 'facets')?.type
  return list?.kind === 'list' ? list.of : undefined
}

/** 'searchSeriesAll': the items of every page, through a cursor where there is one. */
function printList(
  operation: SdkOperation,
  given: Argument[],
  all: Argument[],
  needed: SdkParameter[],
  options: string,
  item: SdkType,
): string[] {
  const kind = operation.paging === 'cursor' ? 'Cursor' : 'Items'
  const id = `${operation.id}All`
  const result = `${kind}<${javaType(item)}>`
  const body = `return new ${kind}<>(client, ${printRequest(operation, needed, options)}, v -> ${readValue(item, 'v')});`
  const summary =
    kind === 'Cursor' ? `${operation.summary}, of any number, through a cursor` : `${operation.summary}, over all pages`
  const more = { ...operation, id, summary, description: '' }
  return ['', ...printMethod(more, all, result, body), ...printShort(more, id, given, result)]
}

function printOptions(name: string, operation: SdkOperation, optional: SdkParameter[]): string[] {
  const setters = optional.flatMap(one => [
    '',
    ...javadoc(describe(one), '        '),
    ...(one.deprecated ? ['        @Deprecated'] : []),
    `        public ${name} ${javaName(one.name)}(${setterType(one)} value) {`,
    `            ${one.in}("${one.name}", value);`,
    '            return this;',
    '        }',
  ])
  return [
    '',
    ...javadoc(`What ${operation.id} may be given.`, '    '),
    `    public static final class ${name} extends Options {`,
    ...setters.slice(1),
    '    }',
  ]
}

const setterType = ({ type }: SdkParameter): string =>
  type.kind === 'list' ? `${argumentType(type.of)}...` : argumentType(type)

const describe = ({ description, values, default: standard }: SdkParameter): string =>
  [
    description,
    ...(values.length ? [`Accepted values: ${values.join(', ')}.`] : []),
    ...(standard === undefined || standard === '' ? [] : [`Default: ${standard}.`]),
  ].join(' ')
