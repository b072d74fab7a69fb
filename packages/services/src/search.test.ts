import { beforeAll, expect, test } from 'vitest'
import { compilePage } from './compile-pages.ts'
import { openHighlighter } from './highlight.ts'
import type { Pages } from './pages.ts'
import { openSearch } from './search.ts'

const source = `---
title: Paging
description: How to read long lists.
updated: 2026-11-01
---
## A page after another {#next}

\`\`\`http
GET /series/search?limit=100&offset=200 HTTP/1.1
\`\`\`
`

let search: ReturnType<typeof openSearch>
beforeAll(async () => {
  const page = compilePage(source, 'en', await openHighlighter())
  const pages = { listGeneral: () => ['paging'], read: async () => page } as unknown as Pages
  search = openSearch({ content: new Map() }, pages)
})

test('shows code in a snippet as a reader sees it, and finds it so', async () => {
  const { items } = await search({ words: 'limit=100&offset=200', limit: 5 }, 'en')
  expect(items.map(({ href, snippet }) => ({ href, snippet }))).toEqual([
    { href: '/paging#next', snippet: 'GET /series/search?limit=100&offset=200 HTTP/1.1' },
  ])
})
