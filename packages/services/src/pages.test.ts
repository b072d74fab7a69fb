import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compilePages } from './compile-pages.ts'
import { contentFolder } from './content.ts'
import { openPages, type Pages, pageApi, pageFile } from './pages.ts'

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
  ['docs', 'pages/docs-index'],
  ['/faq/', 'pages/faq'],
  ['docs/ceic/macroeconomic', 'products/ceic/macroeconomic/index'],
  ['docs/ceic/macroeconomic/docs/models', 'products/ceic/macroeconomic/models'],
  ['docs/ceic/macroeconomic/getting-started/using-sdk', 'products/ceic/macroeconomic/getting-started/using-sdk'],
  ['api-products/ceic/macroeconomic', 'products/ceic/macroeconomic/overview'],
])('the address %s is the file %s', (address, file) => {
  expect(pageFile(address)).toBe(file)
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

test('the product of an address is its first two names', () => {
  expect(pageApi('/docs/ceic/macroeconomic/release-notes')).toBe('ceic-macroeconomic')
  expect(pageApi('faq')).toBeUndefined()
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
