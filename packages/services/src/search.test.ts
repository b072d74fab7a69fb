import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Language, languages } from '@portal/domain/language.ts'
import { search } from '@portal/domain/search/search.ts'
import type { SearchFile, SearchTexts } from '@portal/domain/search/search-file.ts'
import { addTexts, openIndex, type SearchIndex } from '@portal/domain/search/search-index.ts'
import type { SearchResult } from '@portal/domain/search.ts'
import { beforeAll, expect, test } from 'vitest'
import { buildPages } from '../../../tests/support/built.ts'
import { type Gold, isWanted, readGold } from '../../../tests/support/gold.ts'
import { type SearchManifest, searchManifest } from './search.ts'

const gold = readGold()

let indexes: Record<Language, SearchIndex>
let bytes: Record<Language, number>
beforeAll(() => {
  buildPages()
  const manifest = JSON.parse(readFileSync(searchManifest, 'utf8')) as SearchManifest
  const read = (address: string) => readFileSync(path.join(path.dirname(searchManifest), 'web', address), 'utf8')
  const open = (language: Language) => {
    const [names, texts] = [read(manifest[language].names), read(manifest[language].texts)]
    const index = openIndex(JSON.parse(names) as SearchFile)
    addTexts(index, JSON.parse(texts) as SearchTexts)
    return { index, size: brotliCompressSync(names).length + brotliCompressSync(texts).length }
  }
  const [en, zh] = [open('en'), open('zh')]
  indexes = { en: en.index, zh: zh.index }
  bytes = { en: en.size, zh: zh.size }
})

const ask = ({ language, api, near, query }: Gold) => search(indexes[language], { words: query, api, near, limit: 5 })

test('the wanted page is among the first five for 95 % of the queries', () => {
  const missed = gold.filter(each => !ask(each).items.some(item => each.wanted.some(wanted => isWanted(item, wanted))))
  const kinds = [...new Set(gold.map(({ kind }) => kind))].map(kind => {
    const all = gold.filter(each => each.kind === kind).length
    return `${kind} ${all - missed.filter(each => each.kind === kind).length}/${all}`
  })
  console.info(`Found: ${gold.length - missed.length} of ${gold.length} (${kinds.join(', ')})`)
  for (const each of missed)
    console.info(`  ${each.kind} ${each.language}: ${each.query} → ${ask(each).items[0]?.href}`)
  expect(gold.length).toBeGreaterThanOrEqual(300)
  expect((gold.length - missed.length) / gold.length).toBeGreaterThanOrEqual(0.95)
})

test('every query wants a page that exists', () => {
  const hrefs = indexes.en.entries.map(({ href, kind }) => ({ href, kind }) as SearchResult)
  const exists = (wanted: string) => hrefs.some(entry => isWanted(entry, wanted))
  expect(gold.filter(({ wanted }) => !wanted.some(exists)).map(({ query, wanted }) => [query, wanted])).toEqual([])
})

test.each(languages)('the index is at most 300 KB on its way to the browser (%s)', language => {
  expect(bytes[language]).toBeLessThanOrEqual(300_000)
})
