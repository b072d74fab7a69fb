import type { Words } from '@portal/domain/language.ts'
import type { DataCall, DataError } from '../data-api.ts'
import { refusal } from '../refusal.ts'

/** A parameter that is well-formed but cannot be used. */
export const wrongParameter = (call: DataCall, words: Words): DataError =>
  refusal(call, 400, 'INVALID_PARAMETER', words)

/** A code or id in a parameter that nothing has; `dictionary` is the operation that lists those there are. */
export const unknownValue = (call: DataCall, name: string, value: string, dictionary: string): DataError =>
  wrongParameter(call, {
    en: `${name}: there is no ${value}. ${dictionary} lists what there is.`,
    zh: `${name}：没有${value}，可用的取值见${dictionary}。`,
  })

export const notFound = (call: DataCall, id: string): DataError =>
  refusal(call, 404, 'NOT_FOUND', { en: `There is nothing with the id ${id}.`, zh: `没有ID为${id}的内容。` })
