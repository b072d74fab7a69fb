import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@portal/domain/language.ts'
import type { Product } from '@portal/domain/product.ts'
import { entryKinds, type SearchFile, type SearchRow, type SearchTexts } from '@portal/domain/search/search-file.ts'
import { isHan, splitWords } from '@portal/domain/search/split-words.ts'
import { pinyin } from 'pinyin-pro'
import { contentFolder, findProduct, listProducts } from './content.ts'
import type { Context } from './context.ts'
import type { Pages } from './pages.ts'
import { type Findable, listPageFindables } from './search-pages.ts'
import { listReferenceFindables } from './search-reference.ts'

/** What follows the first page of an API where somebody has found nothing, most useful first. */
const popularPages = [
  '',
  '/getting-started/prerequisites',
  '/getting-started/authentication',
  '/getting-started/api-query-builder',
  '/getting-started/using-query-builder',
  '/docs/quick-examples',
  '/docs/responses',
  '/docs/models',
  '/release-notes',
]

/** The index of one language: everything that can be found, and its texts. */
export async function buildSearchFile(
  ctx: Pick<Context, 'content'>,
  pages: Pages,
  language: Language,
): Promise<{ file: SearchFile; texts: SearchTexts }> {
  const products = listProducts(ctx)
  const general = await listPageFindables(pages, pages.listGeneral(), undefined, language)
  const ofProducts = products.map(async ({ name, path: place }) => {
    const written = await listPageFindables(pages, pages.listAddresses(place), name, language)
    return [...written, ...listReference(ctx, name, language)]
  })
  const found = [...general, ...(await Promise.all(ofProducts)).flat()]
  const groups = await readGroups()
  const apis: SearchFile['apis'] = products.map(({ name, title, path: place, brand }) => [
    name,
    title[language],
    [...new Set(Object.values(title).concat(name, place, brand))].join(' '),
  ])
  const rows = numberRows(found, apis)
  return {
    file: {
      language,
      apis,
      rows,
      groups,
      readings: listReadings([...found.flatMap(({ title, other }) => [title, other]), ...groups.flat()]),
      popular: listPopular(found, products),
    },
    texts: found.map(({ text }) => text),
  }
}

function listPopular(found: Findable[], products: Product[]): number[] {
  const wanted = products.flatMap(product => popularPages.map(page => `/docs/${product.path}${page}`))
  return wanted.map(address => found.findIndex(({ href }) => href === address)).filter(at => at >= 0)
}

/** A document that cannot be read has nothing to be found; the written pages of its product have. */
function listReference(ctx: Pick<Context, 'content'>, name: string, language: Language): Findable[] {
  try {
    return listReferenceFindables(findProduct(ctx, name), language)
  } catch {
    return []
  }
}

function numberRows(found: Findable[], apis: SearchFile['apis']): SearchRow[] {
  const places = new Map(found.map(({ href }, at) => [href, at] as const).reverse())
  const numbers = new Map(apis.map(([name], at) => [name, at]))
  return found.map(({ kind, api, parent, title, other, href, names }) => {
    const above = parent === undefined ? undefined : places.get(parent)
    const place =
      above !== undefined && parent !== undefined && href.startsWith(parent) ? href.slice(parent.length) : href
    return [
      entryKinds.indexOf(kind),
      api === undefined ? -1 : (numbers.get(api) ?? -1),
      above ?? -1,
      title,
      place,
      names,
      other === title ? '' : other,
    ]
  })
}

/** Words that mean the same: the glossary in pairs, and what people say instead. */
async function readGroups(): Promise<string[][]> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(contentFolder, file), 'utf8'))
  const glossary: { en: string; zh: string }[] = await read('glossary.json')
  const synonyms: string[][] = await read('synonyms.json')
  return [...glossary.map(({ en, zh }) => [en, zh]), ...synonyms]
}

/** Every Chinese character of some texts with its readings, each as it is read in its place. */
function listReadings(texts: string[]): string[] {
  const readings = new Map<string, Set<string>>()
  const runs = new Set(texts.flatMap(words => splitWords(words).filter(isHan)))
  for (const run of runs) {
    const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true })
    for (const [at, character] of [...run].entries()) {
      const known = readings.get(character) ?? new Set()
      readings.set(character, known.add(syllables[at] ?? ''))
    }
  }
  return [...readings].map(([character, said]) => [character, ...said].join(' '))
}
