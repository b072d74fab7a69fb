/** The languages of the portal, by their code in addresses and requests. */
export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** A text in every language of the portal. */
export type Words = Record<Language, string>

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The value of `<html lang>`: Chinese pages are written in simplified characters. */
export const htmlLanguage: Record<Language, string> = { en: 'en', zh: 'zh-Hans' }

/** Splits a page address into its language (none when unprefixed) and the rest, which always starts with a slash. */
export function splitLanguage(path: string): { language: Language | undefined; path: string } {
  const match = /^\/(en|zh)(\/.*)?$/.exec(path)
  return match ? { language: match[1] as Language, path: match[2] ?? '/' } : { language: undefined, path }
}

/** The request's language: `lang` first, then Accept-Language by weight, then English. */
export function chooseLanguage(lang: unknown, acceptLanguage: string | undefined): Language {
  return isLanguage(lang) ? lang : (acceptedLanguage(languages, acceptLanguage) ?? 'en')
}

/** The one of some languages that an Accept-Language header likes best; `zh-CN` asks for `zh`. */
export function acceptedLanguage<Known extends string>(known: readonly Known[], header = ''): Known | undefined {
  if (header === '') return undefined
  const wanted = header.split(',', mostWanted).map(entry => {
    const [tag = '', ...options] = entry.trim().toLowerCase().split(';')
    const weight = options.find(option => option.trim().startsWith('q='))
    return { language: tag.split('-')[0]!, weight: weight ? Number(weight.split('=')[1]) || 0 : 1 }
  })
  const spoken = wanted.filter(({ language, weight }) => weight > 0 && known.includes(language as Known))
  return spoken.sort((a, b) => b.weight - a.weight)[0]?.language as Known | undefined
}

/** Nobody speaks more; what follows in a longer header is not read. */
const mostWanted = 20
