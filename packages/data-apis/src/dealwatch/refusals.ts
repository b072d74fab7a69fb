import type { Words } from '@portal/domain/language.ts'
import type { DataCall, DataError } from '../data-api.ts'
import { refusal } from '../refusal.ts'

/** A parameter that is well-formed but cannot be used. */
const wrongParameter = (call: DataCall, words: Words): DataError => refusal(call, 400, '201', words)

export const unknownCode = (call: DataCall, name: string, code: string): DataError =>
  wrongParameter(call, {
    en: `${name}: there is no ${code}. The dictionary lists the codes.`,
    zh: `${name}：没有代码${code}，可用的代码见字典接口。`,
  })

export const unknownId = (call: DataCall, name: string, id: string): DataError =>
  wrongParameter(call, {
    en: `${name}: there is nothing with the id ${id}. Search for it by name.`,
    zh: `${name}：没有ID为${id}的内容，请按名称查找。`,
  })

export const nothingToSearch = (call: DataCall, name: string): DataError =>
  wrongParameter(call, {
    en: `${name}: there is no word in it to search for.`,
    zh: `${name}：其中没有可供搜索的词语。`,
  })

export const dealNotFound = (call: DataCall): DataError =>
  refusal(call, 404, '330', { en: 'Deal not found', zh: '未找到该交易' })

/** Refuses two ends of a range in the wrong order. */
export function checkRange(call: DataCall, from: string, to: string) {
  const { [from]: low, [to]: high } = call.params as Record<string, string | number | undefined>
  if (low === undefined || high === undefined || low <= high) return
  throw wrongParameter(call, {
    en: `${from} (${low}) lies above ${to} (${high}).`,
    zh: `${from}（${low}）大于${to}（${high}）。`,
  })
}
