import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { languages } from '@portal/domain/language.ts'
import { loadContent } from '@portal/services/content.ts'
import { describe, describePart } from '@portal/services/markdown-text.ts'
import { compiledPages } from '@portal/services/pages.ts'
import { expect, test } from 'vitest'
import { buildPages } from '../../../../tests/support/built.ts'
import { isOwnHtml } from './trusted.ts'

test('every page that the build compiles may be shown', async () => {
  buildPages()
  const files = (await readdir(compiledPages)).filter(file => file !== 'index.json')
  const pages = await Promise.all(
    files.map(async file => JSON.parse(await readFile(path.join(compiledPages, file), 'utf8'))),
  )
  expect(pages.filter(({ html }) => !isOwnHtml(html)).map(({ title }) => title)).toEqual([])
  expect(pages.length).toBeGreaterThan(300)
}, 120_000)

test('every description of every document may be shown', async () => {
  const cache = await mkdtemp(path.join(os.tmpdir(), 'portal-content-'))
  const wrong: object[] = []
  let described = 0
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('description' in value && typeof value.description === 'string') {
      described++
      const texts = languages.flatMap(language => [describe(value, language), describePart(value, language)])
      if (!texts.every(isOwnHtml)) wrong.push(value)
    }
    for (const inner of Object.values(value)) walk(inner)
  }
  for (const loaded of (await loadContent(cache)).values()) if ('specification' in loaded) walk(loaded.specification)
  await rm(cache, { recursive: true })
  expect(wrong).toEqual([])
  expect(described).toBeGreaterThan(1000)
})

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT src=/assets/x.js></SCRIPT>',
  '<p>good</p><svg onload=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<p style="display: none">',
  '<p class="a"onclick="alert(1)">',
  '<p class="a" onclick=alert(1)>',
  '<iframe srcdoc="x"></iframe>',
  '<p/onclick=alert(1)>',
  '<a\thref="/">',
  '<base href="https://example.test/">',
  '<form action="https://example.test/">',
  '<!-- a comment -->',
  '<p class="<script>">',
  '</script>',
  'an end <',
])('what the compiler never writes may not: %s', html => {
  expect(isOwnHtml(html)).toBe(false)
})
