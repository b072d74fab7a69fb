// Where the items stand in answers that are lists.
import type { SdkApi, SdkModel, SdkOperation, SdkType } from '../generator/model.ts'

/** Names that lists have inside answers. */
const listNames = new Set(['items', 'resultList', 'documents', 'dumps'])

export interface FoundList {
  /** Fields that lead there: ['data', 'items']. */
  path: string[]
  item: SdkType
}

/** The list that a model is there to carry: its `data`, or a list of a known name, also inside `data`. */
export function findList(api: SdkApi, model: SdkModel): FoundList | undefined {
  const data = model.fields.find(({ name }) => name === 'data')?.type
  if (data?.kind === 'list') return { path: ['data'], item: data.of }
  const inner = data?.kind === 'model' ? api.models.find(({ name }) => name === data.name) : undefined
  const list = inner && findNamed(inner)
  return list ? { ...list, path: ['data', ...list.path] } : findNamed(model)
}

/** The list that a call answers. */
export function listOf(api: SdkApi, { answer }: SdkOperation): FoundList | undefined {
  const type = answer?.kind === 'envelope' ? answer.of : answer
  if (type?.kind === 'list') return { path: [], item: type.of }
  const model = type?.kind === 'model' ? api.models.find(({ name }) => name === type.name) : undefined
  return model && findList(api, model)
}

function findNamed(model: SdkModel): FoundList | undefined {
  const field = model.fields.find(({ name, type }) => listNames.has(name) && type.kind === 'list')
  return field?.type.kind === 'list' ? { path: [field.name], item: field.type.of } : undefined
}
