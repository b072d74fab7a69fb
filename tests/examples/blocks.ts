import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { limits } from '@portal/domain/limits.ts'
import { fillPlaceholders, placeholderSdks } from '@portal/domain/page.ts'
import { basePathOf, type Product } from '@portal/domain/product.ts'
import { writtenHost } from '@portal/services/page-programs.ts'
import { sourceFiles } from '../house/source-files.ts'

/** A program printed on a page, by the line where it begins. */
export interface Block {
  /** 'ceic/macroeconomic/index.en.md:31'. */
  name: string
  /** The page without its language, 'ceic/macroeconomic/index'. */
  page: string
  product: Product
  language: ProgramLanguage
  /** With the portal's address and the numbers filled in. */
  code: string
  /** Why it is not run. */
  norun?: string
  /** The file of a program that stands beside its page. */
  file?: string
  /** What the page says that it prints. */
  shown?: { language: string; text: string }
}

export const programLanguages = ['bash', 'python', 'js', 'php', 'r', 'java'] as const
export type ProgramLanguage = (typeof programLanguages)[number]

const content = 'packages/content/products/'
const answers = ['json', 'xml', 'text']

/** Every program of every page of a product; the twin in the other language prints the same ones. */
export function listBlocks(portalUrl: string): Block[] {
  const products = sourceFiles(new RegExp(`^${content}.*/product\\.json$`)).map(
    ({ text }) => JSON.parse(text) as Product,
  )
  return sourceFiles(new RegExp(`^${content}.*\\.en\\.md$`)).flatMap(({ file, text }) => {
    const name = file.slice(content.length)
    const product = products.find(({ path: place }) => name.startsWith(`${place}/`))
    return product ? blocksOf(name, text, product, portalUrl) : []
  })
}

interface Fence {
  line: number
  language: string
  note: string
  value: string
  text: string
  /** Between `::: tabs` and `:::`. */
  isTab: boolean
}

function blocksOf(name: string, source: string, product: Product, portalUrl: string): Block[] {
  const baseUrl = portalUrl + basePathOf(product.gateway)
  const fences = readFences(source)
  const fill = (text: string) => fillPlaceholders(text, { limits, sdk: placeholderSdks, baseUrl, portalUrl }, 'en')
  const beside = (file: string) => path.join(import.meta.dirname, '../..', content, path.dirname(name), file)
  const read = (file: string) => readFileSync(file, 'utf8').replaceAll(writtenHost, portalUrl)
  return fences.flatMap((fence, at): Block[] => {
    const language = programLanguages.find(one => one === fence.language)
    if (!language) return []
    const file = fence.note === 'program' ? beside(fence.value) : undefined
    const code = file ? read(file) : fill(fence.text)
    const shown = shownBelow(fences, at)
    const recorded = shown?.note === 'output' ? beside(`${shown.value}.out`) : undefined
    const text = recorded ? (existsSync(recorded) ? read(recorded) : '') : shown && fill(shown.text)
    return [
      {
        ...{ name: `${name}:${fence.line}`, page: name.replace(/\.en\.md$/, ''), product, language, code },
        ...(fence.note === 'norun' && { norun: fence.value }),
        ...(file && { file }),
        ...(shown && text !== undefined && { shown: { language: shown.language, text } }),
      },
    ]
  })
}

function readFences(source: string): Fence[] {
  const fence = /^```(\w*)(?: +(program|output|norun)=(?:"([^"]*)"|(\S+)))?\n([\s\S]*?)^```$/gm
  return [...source.matchAll(fence)].map(match => {
    const before = source.slice(0, match.index)
    const [, language = '', note = '', quoted, plain = '', text = ''] = match
    const isTab = (before.match(/^::: tabs$/gm)?.length ?? 0) > (before.match(/^:::$/gm)?.length ?? 0)
    return { line: before.split('\n').length, language, note, value: quoted ?? plain, text, isTab }
  })
}

/**
 * The answer below a program. What stands below a group of tabs is printed by each of them when they are the same call in
 * several languages, and by the first when they are several calls in one.
 */
function shownBelow(fences: Fence[], at: number): Fence | undefined {
  let next = at + 1
  while (fences[at]!.isTab && fences[next]?.isTab) next++
  const isLaterCall = fences[at]!.isTab && fences[at - 1]?.isTab && fences[at - 1]!.language === fences[at]!.language
  const found = fences[next]
  const isDownload = / -O\b/.test(fences[at]!.text)
  return found && !isLaterCall && !isDownload && !found.isTab && answers.includes(found.language) ? found : undefined
}
