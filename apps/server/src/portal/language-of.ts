import { chooseLanguage, type Language } from '@portal/domain/language.ts'
import type { FastifyRequest } from 'fastify'

/** The language a call is answered in: its `lang`, then what the browser asks for, then English. */
export const languageOf = (request: FastifyRequest): Language =>
  chooseLanguage((request.query as { lang?: string }).lang, request.headers['accept-language'])

/** What addresses of files begin with, and the language that it stands for; without a prefix it is English. */
export const addressLanguages: [prefix: string, language: Language][] = [
  ['', 'en'],
  ['/en', 'en'],
  ['/zh', 'zh'],
]
