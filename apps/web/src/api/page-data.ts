import { type Language, splitLanguage } from '@portal/domain/language.ts'

/** The request path of a markdown page, by its address with or without language. */
export const pageDataPath = (address: string, lang: Language): string => {
  const page = splitLanguage(address).path.replaceAll(/^\/+|\/+$/g, '')
  return `/api/routing/page-data?${new URLSearchParams({ page, lang, as: 'html' })}`
}
