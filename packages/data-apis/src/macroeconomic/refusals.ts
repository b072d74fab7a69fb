import type { Words } from '@portal/domain/language.ts'
import type { DataCall, DataError } from '../data-api.ts'
import { refusal } from '../refusal.ts'

/** A parameter that is well-formed but cannot be used. */
export const wrongParameter = (call: DataCall, words: Words): DataError =>
  refusal(call, 400, 'INVALID_INPUT_PARAMETER', words)

export const notFound = (call: DataCall, id: string): DataError =>
  refusal(call, 404, 'NOT_FOUND', { en: `There is nothing with the id ${id}.`, zh: `没有ID为${id}的内容。` })

export const malformedId = (call: DataCall, id: string): DataError =>
  refusal(call, 400, 'INVALID_SERIES_ID', {
    en: `${id} is no id of a series. Write an id of 7 to 9 digits, an SR code, or both as id_code.`,
    zh: `${id}不是数列ID。请填写7至9位数字的ID、SR代码，或两者组成的“ID_代码”。`,
  })

export const noRevisions = (call: DataCall, reference: string): DataError =>
  wrongParameter(call, {
    en: `The series ${reference} keeps no revisions, so it cannot be read as it was in the past.`,
    zh: `数列${reference}不保留历史版本，无法读取其过去的数据。`,
  })

/** A failure of one of several ids, as an entry of `errors` in a 200 answer. */
export const errorEntry = ({ status, code, message }: DataError) => ({ status, code, message })

/** Refuses dates in the wrong order. */
export function checkSpan(call: DataCall, from = 'start_date', to = 'end_date') {
  const { [from]: start, [to]: end } = call.params as Record<string, string | undefined>
  if (start !== undefined && end !== undefined && start > end) {
    throw wrongParameter(call, {
      en: `${from} (${start}) lies after ${to} (${end}).`,
      zh: `${from}（${start}）晚于${to}（${end}）。`,
    })
  }
}
