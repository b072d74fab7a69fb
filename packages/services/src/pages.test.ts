import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compilePages } from './compile-pages.ts'
import { contentFolder, readProducts } from './content.ts'
import { pageAddress } from './page-address.ts'
import { openPages, type Pages } from './pages.ts'

let folder: string
let pages: Pages
const hosts = { portalUrl: 'https://portal.example.com', baseUrl: 'https://portal.example.com/data/ceic/v2' }

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-pages-'))
  await compilePages(contentFolder, folder)
  pages = await openPages(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([
  ['pages/docs-index', 'docs'],
  ['pages/faq', 'faq'],
  ['pages/faq/general', undefined],
  ['products/ceic/macroeconomic/index', 'docs/ceic/macroeconomic'],
  ['products/ceic/macroeconomic/models', 'docs/ceic/macroeconomic/docs/models'],
  ['products/ceic/macroeconomic/getting-started/using-sdk', 'docs/ceic/macroeconomic/getting-started/using-sdk'],
  ['products/ceic/macroeconomic/overview', 'api-products/ceic/macroeconomic'],
])('the file %s is the page %s', async (file, address) => {
  expect(pageAddress(file, await readProducts(path.join(contentFolder, 'products')))).toBe(address)
})

test('a product may have its page at an address of its own', async () => {
  const [product] = await readProducts(path.join(contentFolder, 'products'))
  const moved = [{ ...product!, page: 'ceic/data' }]
  expect(pageAddress('products/ceic/macroeconomic/overview', moved)).toBe('api-products/ceic/data')
  expect(pageAddress('products/ceic/macroeconomic/index', moved)).toBe('docs/ceic/macroeconomic')
})

test.each([
  'docs/ceic/macroeconomic/models',
  'docs/ceic/macroeconomic/docs/release-notes',
  'docs/ceic/macroeconomic/overview',
  'faq/general',
  '../secret',
  'constructor',
])('no page answers under a second address: %s', async address => {
  expect(pages.has(address)).toBe(false)
  await expect(pages.read(address, 'en', hosts)).rejects.toMatchObject({ code: 'page-not-found' })
})

test('an address belongs to the product of its page, or to that below which it lies', () => {
  expect(pages.productOf('/docs/ceic/macroeconomic/release-notes')).toBe('ceic/macroeconomic')
  expect(pages.productOf('api-products/ceic/macroeconomic')).toBe('ceic/macroeconomic')
  expect(pages.productOf('docs/ceic/macroeconomic/docs/models/Series')).toBe('ceic/macroeconomic')
  expect(pages.productOf('faq')).toBeUndefined()
})

test('a page comes in its language, with the addresses of this portal and grouped limits', async () => {
  const english = await pages.read('docs/ceic/macroeconomic', 'en', hosts)
  expect(english).toMatchObject({ title: 'Macroeconomic API', language: 'en' })
  expect(english.html).toContain('https://portal.example.com/data/ceic/v2/series/search')
  expect(english.html).toContain('href="/en/')
  const chinese = await pages.read('docs/ceic/macroeconomic', 'zh', hosts)
  expect(chinese.html).toContain('href="/zh/')
  expect((await pages.read('faq', 'zh', hosts)).html).toContain('3,000')
  for (const text of [english.html, english.content, chinese.html]) expect(text).not.toMatch(/\{\{|\.invalid/)
})

test('the FAQ is one page of four parts', async () => {
  const { outline } = await pages.read('faq', 'en', hosts)
  const parts = outline.filter(({ level }) => level === 2).map(({ id }) => id)
  expect(parts).toEqual(['general', 'support', 'technical', 'errors'])
  expect(outline.filter(({ level }) => level === 3).length).toBeGreaterThan(20)
})

test('a text that was compiled before is left alone, and one that is gone is removed', async () => {
  expect(await compilePages(contentFolder, folder)).toBe(0)
})
