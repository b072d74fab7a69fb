import type { Words } from '@portal/domain/language.ts'
import type { DataCall, DataError } from '../data-api.ts'
import { refusal } from '../refusal.ts'

/** A parameter that is well-formed but cannot be used. */
export const wrongParameter = (call: DataCall, words: Words): DataError =>
  refusal(call, 400, 'INVALID_INPUT_PARAMETER', words)

/** A code that no dictionary has. */
export const unknownCode = (call: DataCall, name: string, code: string): DataError =>
  wrongParameter(call, {
    en: `${name}: there is no ${code}. The dictionaries list the codes.`,
    zh: `${name}：没有代码${code}，可用的代码见字典接口。`,
  })

/** A range that ends before it begins. */
export const emptyRange = (call: DataCall, from: string, to: string): DataError =>
  wrongParameter(call, { en: `${from} lies above ${to}.`, zh: `${from}大于${to}。` })

const missing =
  (code: string, en: string, zh: string) =>
  (call: DataCall, id: unknown): DataError =>
    refusal(call, 404, code, { en: `There is no ${en} with the id ${id}.`, zh: `没有ID为${id}的${zh}。` })

export const noCompany = missing('COMPANY_NOT_FOUND', 'company', '公司')
export const noStatement = missing('STATEMENT_NOT_FOUND', 'statement', '财务报表')
export const noStandard = missing('STANDARD_NOT_FOUND', 'standard', '会计准则')
