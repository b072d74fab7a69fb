import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PortalError } from '@portal/domain/errors.ts'
import type { Language, Words } from '@portal/domain/language.ts'
import { fillHosts, type Hosts, type OutlineItem } from '@portal/domain/page.ts'
import type { GuideStorage } from './guide-storage.ts'

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

/** The compiled texts by the address of their page. */
export type PageIndex = Record<string, PageEntry>

interface PageEntry {
  /** The product that the page belongs to, 'ceic/macroeconomic'. */
  product?: string
  /** Its place among the pages of its folder, where a menu lists them. */
  order?: number
  titles: Partial<Record<Language, string>>
  files: Partial<Record<Language, string>>
}

/** The compiled pages of a folder. Texts are read when first asked for and kept; those of guides that are stored elsewhere come from there. */
export async function openPages(folder: string, storage?: GuideStorage) {
  const index = await readIndex(path.join(folder, 'index.json'))
  const find = (address: string) => {
    const page = address.replaceAll(/^\/+|\/+$/g, '')
    return Object.hasOwn(index, page) ? index[page] : undefined
  }
  const list = (product: string | undefined) =>
    Object.entries(index).flatMap(([address, entry]) => (entry.product === product ? address : []))
  const texts = new Map<string, Promise<CompiledPage>>()
  const read = (file: string) => {
    const text = texts.get(file) ?? readFile(path.join(folder, file), 'utf8').then(json => JSON.parse(json))
    texts.set(file, text)
    return text
  }
  return {
    /** The addresses of a product's pages, 'docs/ceic/macroeconomic/release-notes'. */
    listAddresses: (product: string) => list(product),
    /** The addresses of the pages that belong to no product. */
    listGeneral: () => list(undefined),
    /** The pages below an address in their order, with their titles. */
    listBelow: (address: string): { href: string; title: Words }[] =>
      Object.entries(index)
        .filter(([page]) => `/${page}`.startsWith(`${address}/`))
        .sort(([, a], [, b]) => (a.order ?? 0) - (b.order ?? 0))
        .map(([page, { titles }]) => ({
          href: `/${page}`,
          title: { en: titles.en ?? '', zh: titles.zh ?? titles.en ?? '' },
        })),
    /** The title of a page in both languages; undefined where there is none. */
    titleOf: (address: string): Words | undefined => {
      const titles = find(address)?.titles
      return titles && { en: titles.en ?? '', zh: titles.zh ?? titles.en ?? '' }
    },
    has: (address: string) => find(address) !== undefined,
    /**
     * The product of an address, 'ceic/macroeconomic': that of its page, or that below which it lies, as the pages of
     * tags and models do.
     */
    productOf: (address: string) => find(address)?.product ?? /^\/?docs\/([\w-]+\/[\w-]+)/.exec(address)?.[1],
    /** A page in a language, or in English when it has no other. Throws `page-not-found`, `guide-unavailable`. */
    async read(address: string, language: Language, hosts: Hosts): Promise<CompiledPage & { language: Language }> {
      const files = find(address)?.files
      const file = files?.[language] ?? files?.en
      if (!files || !file) throw new PortalError('page-not-found')
      const stored = await storage?.read(address, language)
      const page = { ...(await read(file)), language: files[language] ? language : 'en', ...stored }
      return { ...page, content: fillHosts(page.content, hosts), html: fillHosts(page.html, hosts) }
    },
  }
}

/** Before the first build there are no pages, and no reason not to start. */
async function readIndex(file: string): Promise<PageIndex> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

export type Pages = Awaited<ReturnType<typeof openPages>>
