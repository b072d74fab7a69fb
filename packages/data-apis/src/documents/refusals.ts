import type { Words } from '@portal/domain/language.ts'
import type { DataCall, DataError } from '../data-api.ts'
import { refusal } from '../refusal.ts'
import type { TermFault } from '../sources/document-term.ts'

/** A value that is well-formed but cannot be used. */
export const wrongValue = (call: DataCall, words: Words): DataError => refusal(call, 400, '201', words)

export const unknownValue = (call: DataCall, name: string, value: string): DataError =>
  wrongValue(call, {
    en: `${name}: there is no ${value}. The dictionaries list the values.`,
    zh: `${name}：没有${value}，可用的值见字典接口。`,
  })

/** An unknown country, language or publication type has a code of its own. */
export const unknownPlace = (call: DataCall, name: string, value: string): DataError =>
  refusal(call, 400, '321', {
    en: `${name}: there is no ${value}. The dictionaries list the codes.`,
    zh: `${name}：没有代码${value}，可用的代码见字典接口。`,
  })

export const unknownDocument = (call: DataCall, id: number): DataError =>
  refusal(call, 404, '310', { en: `There is no document ${id}.`, zh: `没有文档${id}。` })

export const wrongKey = (call: DataCall): DataError =>
  refusal(call, 404, '311', {
    en: 'The key of the file is not valid or has expired. Take a new one from the document.',
    zh: '文件密钥无效或已过期，请从文档中重新获取。',
  })

export const wrongTerm = (call: DataCall, { at, words }: TermFault): DataError =>
  refusal(call, 400, '320', {
    en: `The search term cannot be parsed at character ${at}: ${words.en}.`,
    zh: `无法解析检索词，问题出在第${at}个字符：${words.zh}。`,
  })
