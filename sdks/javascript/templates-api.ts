import type { SdkApi, SdkGroup, SdkOperation, SdkParameter, SdkType } from '../generator/model.ts'
import { camelCase, pascalCase, plainText } from '../generator/words.ts'
import { writeComment, writeParameters, writeSentType, writeSignature, writeType } from './templates-types.ts'

/** 'SavedReports' is the class SavedReportsApi in api/saved-reports.js. */
export const classOf = ({ name }: SdkGroup): string => `${pascalCase(name)}Api`
export const fileOf = ({ name }: SdkGroup): string =>
  camelCase(name).replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Answers are always asked for in JSON, so the parameter that chooses the format is nobody's to set. */
const isSettable = ({ name, values }: SdkParameter) => !(name === 'format' && values.includes('json'))

/** The parts of a call: what stands in its path, in their order there, and what is given by name. */
function partsOf(operation: SdkOperation) {
  const inPath = operation.parameters
    .filter(parameter => parameter.in === 'path')
    .toSorted((a, b) => operation.path.indexOf(`{${a.name}}`) - operation.path.indexOf(`{${b.name}}`))
  const named = operation.parameters.filter(parameter => parameter.in !== 'path' && isSettable(parameter))
  return { inPath, named, body: operation.body?.required ? operation.body : undefined }
}

/** The class of a group: one method for each of its operations. */
export function writeGroup(api: SdkApi, group: SdkGroup): string {
  const usesPath = group.operations.some(operation => partsOf(operation).inPath.length > 0)
  const imports = `${usesPath ? 'import { segment } from "../lib/encode.js";\n' : ''}import { ApiGroup } from "../lib/group.js";\n`
  const methods = group.operations.map(operation => writeMethod(api, operation, group)).join('\n')
  return `${imports}\n${writeComment(group.description, [], '')}export class ${classOf(group)} extends ApiGroup {\n${methods}}\n`
}

function writeMethod(api: SdkApi, operation: SdkOperation, group: SdkGroup): string {
  const { inPath, named, body } = partsOf(operation)
  const args = [
    ...inPath.map(({ name }) => camelCase(name)),
    ...(body ? ['body'] : []),
    ...(named.length ? ['params'] : []),
    'options',
  ]
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => `\${segment(${camelCase(name)}, "${name}")}`)
  const form = named.filter(parameter => parameter.in === 'form').map(({ name }) => `"${name}"`)
  const items = findItems(api, operation)
  const fields = [
    `method: "${operation.method.toUpperCase()}"`,
    `path: ${inPath.length ? `\`${path}\`` : `"${path}"`}`,
    ...(named.length ? ['params'] : []),
    ...(form.length ? [`form: ${writeList(form)}`] : []),
    ...(body ? ['body'] : []),
    ...(operation.file ? ['file: true'] : []),
    ...(operation.authorized ? [] : ['open: true']),
    ...(items ? [`items: "${items.path}"`] : []),
    'options',
  ]
  const call = items && isCursor(operation) ? 'cursor' : items ? 'list' : 'call'
  const request = `{\n${fields.map(field => `      ${field},\n`).join('')}    }`
  const comment = `  /** ${operation.method.toUpperCase()} ${operation.path} */\n`
  const sent =
    call === 'cursor'
      ? `(\n      ${request.replaceAll('\n', '\n  ')},\n      (cursor) => this.${closerOf(group)}(cursor),\n    )`
      : `(${request})`
  return `${comment}  ${operation.id}(${args.join(', ')}) {\n    return this.client.${call}${sent};\n  }\n`
}

/** A list of texts on one line, or each on its own where they are too long for one. */
function writeList(texts: string[]): string {
  const line = `[${texts.join(', ')}]`
  return line.length <= 65 ? line : `[\n${texts.map(text => `        ${text},\n`).join('')}      ]`
}

const isCursor = ({ method, paging }: SdkOperation) => method === 'get' && paging === 'cursor'

/** The operation that gives a cursor back. */
const closerOf = (group: SdkGroup) =>
  group.operations.find(({ method, paging }) => method === 'delete' && paging === 'cursor')!.id

/** Where the items of a paged answer stand, and what they are. */
function findItems(api: SdkApi, { method, paging, answer }: SdkOperation): { path: string; of: SdkType } | undefined {
  return paging && method === 'get' ? findList(api, answer, []) : undefined
}

function findList(api: SdkApi, type: SdkType | undefined, path: string[]): { path: string; of: SdkType } | undefined {
  if (type?.kind === 'list') return { path: path.join('.'), of: type.of }
  if (type?.kind === 'envelope') return findList(api, type.of, [...path, type.field])
  const fields = type?.kind === 'model' ? api.models.find(({ name }) => name === type.name)?.fields : undefined
  const next =
    fields?.find(({ name }) => name === 'data' || name === 'items') ?? fields?.find(field => field.type.kind === 'list')
  return next && findList(api, next.type, [...path, next.name])
}

/** The declarations of a group: its parameters, its class. */
export function writeGroupTypes(api: SdkApi, group: SdkGroup): string {
  const parameters = group.operations.flatMap(operation => {
    const { named } = partsOf(operation)
    return named.length ? [writeParameters(paramsOf(operation), operation.id, named)] : []
  })
  const methods = group.operations.map(operation => writeMethodTypes(api, operation))
  const text = [
    ...parameters,
    `${writeComment(group.description, [], '')}export class ${classOf(group)} {\n${methods.join('\n')}}\n`,
  ].join('\n')
  return `${writeTypeImports(text)}\n${text}`
}

const paramsOf = ({ id }: SdkOperation) => `${pascalCase(id)}Params`

function writeMethodTypes(api: SdkApi, operation: SdkOperation): string {
  const { inPath, named, body } = partsOf(operation)
  const isRequired = named.some(({ required }) => required)
  const args = [
    ...inPath.map(parameter => `${camelCase(parameter.name)}: ${writeSentType(parameter)}`),
    ...(body ? [`body: ${writeType(body.type, 'models.')}`] : []),
    ...(named.length ? [`params${isRequired ? '' : '?'}: ${paramsOf(operation)}`] : []),
    'options?: CallOptions',
  ]
  const items = findItems(api, operation)
  const answer = operation.file ? 'ApiFile' : operation.answer ? writeType(operation.answer, 'models.') : 'void'
  const promise = items ? `Pages<${answer}, ${writeType(items.of, 'models.')}>` : `Promise<${answer}>`
  const { summary, description, deprecated } = operation
  const text = `${plainText(summary)}.\n\n${description}`
  return writeComment(text, deprecated ? ['deprecated'] : [], '  ') + writeSignature(operation.id, args, promise)
}

/** The imports that the declarations of a group make use of. */
function writeTypeImports(text: string): string {
  const used = (names: string[]) => names.filter(name => new RegExp(`\\b${name}\\b`).test(text))
  const client = used(['ApiFile', 'CallOptions'])
  const values = used(['Id', 'OneOrMore'])
  return [
    client.length ? `import type { ${client.join(', ')} } from "../lib/client.js";` : '',
    /\bPages</.test(text) ? 'import type { Pages } from "../lib/pages.js";' : '',
    values.length ? `import type { ${values.join(', ')} } from "../lib/types.js";` : '',
    /\bmodels\./.test(text) ? 'import type * as models from "../models.js";' : '',
    '',
  ]
    .filter((line, at) => line || at === 4)
    .join('\n')
}
