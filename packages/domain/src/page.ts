import type { Language } from './language.ts'
import { findSdkDownload, type SdkDownload, sdkLanguages } from './sdk.ts'

/** A markdown page ready to be shown: `/api/routing/page-data?as=html`. */
export interface HtmlPageData {
  type: 'markdown'
  data: {
    title: string
    description: string
    /** YYYY-MM-DD. */
    updated: string
    html: string
    outline: OutlineItem[]
    /** The language of the text: English when there is no other. */
    language: Language
  }
}

/** A heading of a page, for its outline. */
export interface OutlineItem {
  level: number
  id: string
  title: string
}

/** Stand-ins for addresses that are known only when a page is asked for; they are addresses, so that code around them keeps its meaning. */
export const placeholderHosts = {
  baseUrl: 'https://base-url.invalid',
  portalUrl: 'https://portal-url.invalid',
}

/** The same for what a package is installed from and its version: `{{sdk.python}}`, `{{sdk.pythonVersion}}`. */
export const placeholderSdks = Object.fromEntries(
  sdkLanguages.flatMap(language => [
    [language, `https://${language}-sdk.invalid`],
    [`${language}Version`, `${language}-version.invalid`],
  ]),
)

/** Puts values into `{{name}}` and `{{name.part}}`; numbers are grouped as the language does. Throws on an unknown name. */
export function fillPlaceholders(text: string, values: PlaceholderValues, language: Language): string {
  return text.replaceAll(/\{\{([\w.]+)\}\}/g, (whole, name: string) => {
    const [first = '', second] = name.split('.')
    const value =
      second === undefined ? values[first] : (values[first] as Record<string, unknown> | undefined)?.[second]
    if (typeof value === 'number') return value.toLocaleString(language)
    if (typeof value === 'string') return value
    throw new Error(`Nothing is known to stand for ${whole}.`)
  })
}

type PlaceholderValues = Record<string, string | number | Readonly<Record<string, unknown>>>

/** Puts the real addresses in the place of their stand-ins. Throws on a package that the page's API does not have. */
export const fillHosts = (text: string, { baseUrl, portalUrl, listSdks }: Hosts): string =>
  text
    .replaceAll(placeholderHosts.baseUrl, baseUrl)
    .replaceAll(placeholderHosts.portalUrl, portalUrl)
    .replaceAll(/https:\/\/(\w+)-sdk\.invalid|(\w+)-version\.invalid/g, (_, path?: string, version?: string) => {
      if (!listSdks) return ''
      const found = findSdkDownload(listSdks(), path ?? version ?? '')
      if (!found) throw new Error(`There is no package for ${path ?? version} here.`)
      return path ? found.path : found.version
    })

/** The real addresses that a page's text mentions. */
export interface Hosts {
  /** Origin of the portal, 'https://portal.example.com'. */
  portalUrl: string
  /** Base address of the page's product. */
  baseUrl: string
  /** The packages of the page's product; what names them stays empty for readers who look for words alone. */
  listSdks?: () => SdkDownload[]
}
