import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { fillPlaceholders, placeholderHosts, placeholderSdks } from '@portal/domain/page.ts'
import { parse } from 'yaml'
import { readProducts } from './content.ts'
import { openHighlighter } from './highlight.ts'
import { createMarkdown, type Highlight, newPlace } from './markdown.ts'
import { pageAddress } from './page-address.ts'
import { fillPrograms } from './page-programs.ts'
import type { CompiledPage, PageIndex } from './pages.ts'

/** The sources whose change makes every compiled page stale. */
const compilerFiles = ['compile-pages.ts', 'page-programs.ts', 'markdown.ts', 'highlight.ts', 'words.ts']

/**
 * Compiles every markdown page of the content folder into `target`, one JSON file per text named by its hash, and an
 * index. Texts that were compiled before are left alone. Answers how many were compiled.
 */
export async function compilePages(content: string, target: string): Promise<number> {
  await mkdir(target, { recursive: true })
  const version = await hashFiles(compilerFiles.map(file => path.join(import.meta.dirname, file)))
  const products = await readProducts(path.join(content, 'products'))
  const index: PageIndex = {}
  const fresh: (() => Promise<void>)[] = []
  let highlight: Promise<Highlight> | undefined
  for await (const file of glob('{pages,products}/**/*.{en,zh}.md', { cwd: content })) {
    const { page, language } = nameOf(file)
    const address = pageAddress(page, products)
    if (address === undefined) continue
    const source = page === 'pages/faq' ? await readFaq(content, language) : await readText(content, page, language)
    const name = `${createHash('sha256').update(version).update(page).update(source).digest('hex').slice(0, 24)}.json`
    const product = products.find(({ path }) => page.startsWith(`products/${path}/`))?.path
    const { title, order } = split(source).matter
    index[address] = {
      ...(product && { product }),
      ...(order !== undefined && { order }),
      titles: { ...index[address]?.titles, [language]: title },
      files: { ...index[address]?.files, [language]: name },
    }
    if (existsSync(path.join(target, name))) continue
    fresh.push(async () => {
      highlight ??= openHighlighter()
      const compiled = compilePage(source, language, await highlight)
      await writeFile(path.join(target, name), JSON.stringify(compiled))
    })
  }
  for (const compile of fresh) await compile()
  await writeFile(path.join(target, 'index.json'), JSON.stringify(index))
  await removeOthers(target, index)
  return fresh.length
}

/** One page: its front matter, its HTML with the hosts still open, its outline and its markdown. */
export function compilePage(source: string, language: Language, highlight?: Highlight): CompiledPage {
  const { matter, body } = split(source)
  const { title, description, updated } = matter
  const content = fillPlaceholders(body, { limits, sdk: placeholderSdks, ...placeholderHosts }, language).trim()
  const place = newPlace(language)
  const html = createMarkdown(highlight).render(content, { ...place })
  return { title, description, updated: String(updated), content, html, outline: place.outline }
}

/** The parts of the FAQ, in their order; they are written apart and read as one page. */
const faqParts = ['general', 'support', 'technical', 'errors']

async function readFaq(content: string, language: Language): Promise<string> {
  const parts = faqParts.map(async part => {
    const { matter, body } = split(await readText(content, `pages/faq/${part}`, language))
    return `## ${matter.title} {#${part}}\n\n${body.replaceAll(/^(?=##+ )/gm, '#')}`
  })
  return [await readText(content, 'pages/faq', language), ...(await Promise.all(parts))].join('\n\n')
}

/** The text of a page with the programs that stand beside it. */
async function readText(content: string, page: string, language: Language): Promise<string> {
  const text = await readFile(path.join(content, `${page}.${language}.md`), 'utf8')
  return fillPrograms(text, name => readFile(path.join(content, path.dirname(page), name), 'utf8'))
}

interface FrontMatter {
  title: string
  description: string
  updated: string
  /** Its place among the pages of its folder, where the menu lists them. */
  order?: number
}

function split(source: string): { matter: FrontMatter; body: string } {
  const [, matter = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  return { matter: parse(matter), body }
}

/** 'products/ceic/macroeconomic/index.en.md' is the page 'products/ceic/macroeconomic/index' in English. */
function nameOf(file: string): { page: string; language: Language } {
  const [page = '', language] = file
    .replaceAll(path.sep, '/')
    .replace(/\.md$/, '')
    .split(/\.(?=\w+$)/)
  return { page, language: languages.find(known => known === language) ?? 'en' }
}

async function hashFiles(files: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(limits))
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex')
}

async function removeOthers(target: string, index: PageIndex) {
  const kept = new Set(['index.json', ...Object.values(index).flatMap(({ files }) => Object.values(files))])
  for (const file of await readdir(target)) if (!kept.has(file)) await rm(path.join(target, file))
}
