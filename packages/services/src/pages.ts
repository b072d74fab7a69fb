import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PortalError } from '@portal/domain/errors.ts'
import type { Language } from '@portal/domain/language.ts'
import { fillHosts, type OutlineItem } from '@portal/domain/page.ts'

/** A page as the build leaves it, with the addresses of the portal still open. */
export interface CompiledPage {
  title: string
  description: string
  /** YYYY-MM-DD. */
  updated: string
  /** Markdown. */
  content: string
  html: string
  outline: OutlineItem[]
}

/** Where the build leaves the compiled pages. */
export const compiledPages = path.join(import.meta.dirname, '../../../dist/content')

/** Files of the compiled texts by page and language. */
export type PageIndex = Record<string, Partial<Record<Language, string>>>

/** The real addresses that a page's text mentions. */
export interface Hosts {
  /** Origin of the portal, 'https://portal.example.com'. */
  portalUrl: string
  /** Base address of the page's product. */
  baseUrl: string
}

/** The pages of the portal that belong to no product. */
const generalPages: Record<string, string> = {
  docs: 'pages/docs-index',
  contact: 'pages/contact',
  faq: 'pages/faq',
  terms: 'pages/terms',
}

/** Pages that stand below `docs/` in the address and beside the others in the folder. */
const referencePages = ['models', 'responses', 'quick-examples']

/**
 * The file of a page address: 'docs/ceic/macroeconomic/docs/models' is 'products/ceic/macroeconomic/models'. Undefined when no file can belong to the address.
 */
export function pageFile(address: string): string | undefined {
  const page = address.replaceAll(/^\/+|\/+$/g, '')
  const product = /^(docs|api-products)\/([\w-]+\/[\w-]+)(?:\/(.+))?$/.exec(page)
  if (!product) return generalPages[page]
  const [, area, folder, rest = 'index'] = product
  if (area === 'api-products') return rest === 'index' ? `products/${folder}/overview` : undefined
  const reference = rest.replace(/^docs\//, '')
  if (referencePages.includes(reference)) return rest === reference ? undefined : `products/${folder}/${reference}`
  return rest === 'overview' || reference !== rest ? undefined : `products/${folder}/${rest}`
}

/** The address of a page file of a product: the way back from `pageFile`. */
function pageAddress(file: string, product: string): string[] {
  const folder = `products/${product}/`
  if (!file.startsWith(folder)) return []
  const page = file.slice(folder.length)
  if (page === 'overview') return [`api-products/${product}`]
  if (page === 'index') return [`docs/${product}`]
  return [`docs/${product}/${referencePages.includes(page) ? 'docs/' : ''}${page}`]
}

/** The product of a page address, 'ceic-macroeconomic' for 'docs/ceic/macroeconomic/…'. */
export const pageApi = (address: string): string | undefined =>
  /^\/?(?:docs|api-products)\/([\w-]+)\/([\w-]+)/.exec(address)?.slice(1).join('-')

/** The compiled pages of a folder. Texts are read when first asked for and kept. */
export async function openPages(folder: string) {
  const index = await readIndex(path.join(folder, 'index.json'))
  const filesOf = (address: string) => index[pageFile(address) ?? '']
  const texts = new Map<string, Promise<CompiledPage>>()
  const read = (file: string) => {
    const text = texts.get(file) ?? readFile(path.join(folder, file), 'utf8').then(json => JSON.parse(json))
    texts.set(file, text)
    return text
  }
  return {
    /** The addresses of a product's pages, 'docs/ceic/macroeconomic/release-notes'. */
    listAddresses: (product: string) => Object.keys(index).flatMap(file => pageAddress(file, product)),
    /** The addresses of the pages that belong to no product. */
    listGeneral: () => Object.keys(generalPages),
    has: (address: string) => filesOf(address) !== undefined,
    /** A page in a language, or in English when it has no other. Throws `page-not-found`. */
    async read(address: string, language: Language, hosts: Hosts): Promise<CompiledPage & { language: Language }> {
      const files = filesOf(address)
      const file = files?.[language] ?? files?.en
      if (!files || !file) throw new PortalError('page-not-found')
      const page = await read(file)
      return {
        ...page,
        content: fillHosts(page.content, hosts),
        html: fillHosts(page.html, hosts),
        language: files[language] ? language : 'en',
      }
    },
  }
}

/** Before the first build there are no pages, and no reason not to start. */
async function readIndex(file: string): Promise<PageIndex> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

export type Pages = Awaited<ReturnType<typeof openPages>>
