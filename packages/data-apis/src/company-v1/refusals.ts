import type { Words } from '@portal/domain/language.ts'
import type { DataCall, DataError } from '../data-api.ts'
import { refusal } from '../refusal.ts'

/** A value that is well-formed but cannot be used; the words begin with what it is a value of. */
export const wrongValue = (call: DataCall, words: Words): DataError => refusal(call, 400, '201', words)

export const missingParameter = (call: DataCall, words: Words): DataError => refusal(call, 400, '200', words)

export const unknownCompany = (call: DataCall, isic: number): DataError =>
  refusal(call, 404, '300', { en: `There is no company ${isic}.`, zh: `没有公司${isic}。` })

export const unknownStatement = (call: DataCall, id: number): DataError =>
  refusal(call, 404, '301', { en: `There is no statement ${id}.`, zh: `没有报表${id}。` })

/** A company that is there, without the statement that was asked for. */
export const noStatement = (call: DataCall, isic: number): DataError =>
  refusal(call, 404, '301', {
    en: `Company ${isic} has no such statement. /Statements/getCompanyStatements lists those it has.`,
    zh: `公司${isic}没有所请求的报表，已有的报表见/Statements/getCompanyStatements。`,
  })
