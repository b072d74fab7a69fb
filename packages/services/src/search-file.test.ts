import { search } from '@portal/domain/search/search.ts'
import { addTexts, openIndex } from '@portal/domain/search/search-index.ts'
import { expect, test } from 'vitest'
import { compilePage } from './compile-pages.ts'
import type { Content } from './content.ts'
import { openHighlighter } from './highlight.ts'
import type { Pages } from './pages.ts'
import { buildSearchFile } from './search-file.ts'

const source = `---
title: Paging
description: How to read long lists.
updated: 2026-11-01
---
## A page after another {#next}

\`\`\`http
GET /series/search?limit=100&offset=200 HTTP/1.1
\`\`\`

| Code | Cause |
| --- | --- |
| \`OFFSET_TOO_LARGE\` | Read with a cursor |
`

const product = { name: 'acme-api', path: 'acme/api', title: { en: 'Acme', zh: '爱克美' }, brand: 'default' }
const pagesOf = async () => {
  const page = compilePage(source, 'en', await openHighlighter())
  return {
    listGeneral: () => ['paging'],
    listAddresses: () => ['docs/acme/api'],
    read: async () => page,
  } as unknown as Pages
}

async function searchIn(content: Map<string, unknown>, words: string) {
  const { file, texts } = await buildSearchFile({ content: content as unknown as Content }, await pagesOf(), 'en')
  const index = openIndex(file)
  addTexts(index, texts)
  return search(index, { words, limit: 5 }).items.map(({ href, snippet }) => ({ href, snippet }))
}

test('shows code in a snippet as a reader sees it, and finds it so', async () => {
  const [first] = await searchIn(new Map(), 'limit=100&offset=200')
  expect(first).toEqual({ href: '/paging#next', snippet: expect.stringContaining('?limit=100&offset=200 HTTP/1.1') })
})

test('a code is found where a table explains it', async () => {
  expect((await searchIn(new Map(), 'OFFSET_TOO_LARGE'))[0]?.href).toBe('/paging#next')
})

test('a product whose document is broken is found by its pages', async () => {
  const broken = new Map([['acme-api', { product, problem: new Error('broken') }]])
  expect((await searchIn(broken, 'acme paging')).map(({ href }) => href)).toContain('/docs/acme/api')
  const dangling = {
    tags: [{ name: 'A' }],
    paths: { '/a': { get: { tags: ['A'], parameters: [{ $ref: '#/nowhere' }] } } },
  }
  const loaded = new Map([['acme-api', { product, specification: dangling }]])
  expect((await searchIn(loaded, 'acme paging')).map(({ href }) => href)).toContain('/docs/acme/api')
})
