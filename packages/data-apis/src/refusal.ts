import type { Words } from '@portal/domain/language.ts'
import { type DataCall, DataError } from './data-api.ts'

/** A failure in the language of the call. */
export const refusal = ({ language }: DataCall, status: number, code: string, words: Words): DataError =>
  new DataError(status, code, language === 'zh' ? words.zh : words.en)
