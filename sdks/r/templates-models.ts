import type { SdkApi, SdkType } from '../generator/model.ts'
import { quoted, syntactic } from './templates-words.ts'

/** The fields of every model that answers hold, with their types, as the runtime reads them. */
export function printModels(api: SdkApi): string {
  const models = api.models
    .filter(({ fields }) => fields.length > 0 && !fields.some(({ name }) => name === 'data'))
    .map(({ name, fields }) => {
      const lines = fields.map(field => `    ${syntactic(field.name)} = ${quoted(typeName(field.type))}`)
      return `  ${name} = list(\n${lines.join(',\n')}\n  )`
    })
  return `# The models of the API: fields and their types, [X] for lists of X.\nmodels <- list(\n${models.join(',\n')}\n)\n`
}

/** 'date', 'Series', '[Series]'. */
export function typeName(type: SdkType): string {
  if (type.kind === 'list') return `[${typeName(type.of)}]`
  if (type.kind === 'model') return type.name
  return type.kind === 'map' || type.kind === 'envelope' ? 'any' : type.kind
}

/** The type of what an answer holds: its field `data`, where it has one. */
export function contentType(api: SdkApi, answer: SdkType): SdkType {
  if (answer.kind === 'envelope' && answer.field === 'data') return answer.of
  const model = answer.kind === 'model' ? api.models.find(({ name }) => name === answer.name) : undefined
  return model?.fields.find(({ name }) => name === 'data')?.type ?? answer
}
