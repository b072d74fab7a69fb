import type { SdkField, SdkModel, SdkParameter, SdkType } from '../generator/model.ts'
import { plainText, wrap } from '../generator/words.ts'

/** The width that Prettier keeps by default. */
const width = 80

/** A type as TypeScript writes it; `models` stands before the names of models. */
export function writeType(type: SdkType, models = ''): string {
  switch (type.kind) {
    case 'list': {
      const of = writeType(type.of, models)
      return /[ |]/.test(of) ? `Array<${of}>` : `${of}[]`
    }
    case 'map':
      return `Record<string, ${writeType(type.of, models)}>`
    case 'model':
      return models + type.name
    case 'envelope':
      return `{ ${key(type.field)}: ${writeType(type.of, models)} }`
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'any':
      return 'unknown'
    default:
      return 'string'
  }
}

/** The type of a value that is sent: lists may be single values, ids may be numbers. */
export function writeSentType({ type, in: place }: SdkParameter): string {
  const of = type.kind === 'list' ? type.of : type
  const name = place === 'path' && of.kind !== 'date' ? 'Id' : writeType(of, 'models.')
  return type.kind === 'list' ? `OneOrMore<${name}>` : name
}

/** A name as a property: quoted where it is no identifier. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `"${name}"`)

/** A comment from the document's description, with the notes that tools read. */
export function writeComment(text: string, notes: string[], indent: string): string {
  const lines = [...wrap(plainText(text), width - indent.length - 3), ...notes.map(note => `@${note}`)]
  const written = lines.map(line => line.trim().replaceAll('*/', '* /')).filter((line, at) => line || at > 0)
  if (written.length === 0) return ''
  if (written.length === 1 && indent.length + 7 + written[0]!.length <= width) return `${indent}/** ${written[0]} */\n`
  return `${indent}/**\n${written.map(line => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

/** What the document says of a field or parameter, the accepted values among it. */
function describe({ description, type, values = [] }: SdkField & { values?: (string | number)[] }): string {
  const form = type.kind === 'date' ? 'Written 2026-10-01.' : ''
  const listed = values.length > 0 && values.length <= 40 ? `One of: ${values.join(', ')}.` : ''
  return [description.trim(), form, listed].filter(Boolean).join(' ')
}

const writeFields = (fields: (SdkField & { written: string })[]): string =>
  fields
    .map(field => {
      const comment = writeComment(describe(field), field.deprecated ? ['deprecated'] : [], '  ')
      return `${comment}  ${key(field.name)}${field.required ? '' : '?'}: ${field.written};\n`
    })
    .join('')

/** The parameters of a call as one interface. */
export const writeParameters = (name: string, call: string, parameters: SdkParameter[]): string =>
  `${writeComment(`What ${call} may be asked with.`, [], '')}export interface ${name} {\n${writeFields(
    parameters.map(parameter => ({ ...parameter, written: writeSentType(parameter) })),
  )}}\n`

/** Every model of an API. Fields that the API adds later are there too, only not declared. */
export const writeModels = (models: SdkModel[]): string => models.map(writeModel).join('\n')

function writeModel({ name, description, fields }: SdkModel): string {
  const comment = writeComment(description, [], '')
  if (fields.length === 0) return `${comment}export type ${name} = Record<string, unknown>;\n`
  const written = fields.map(field => ({ ...field, written: writeType(field.type) }))
  return `${comment}export interface ${name} {\n${writeFields(written)}}\n`
}

/** A declaration with its arguments on one line, or each on its own. */
export function writeSignature(name: string, args: string[], answer: string): string {
  const line = `  ${name}(${args.join(', ')}): ${answer};\n`
  if (line.length - 1 <= width || args.length === 0) return line
  const isLong = `  ): ${answer};`.length > width
  const broken = isLong ? answer.replace(/^(\w+)<(.*), (\S+)>$/, '$1<\n    $2,\n    $3\n  >') : answer
  return `  ${name}(\n${args.map(arg => `    ${arg},\n`).join('')}  ): ${broken};\n`
}
