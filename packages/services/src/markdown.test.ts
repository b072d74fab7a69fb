import { expect, test } from 'vitest'
import { compilePage } from './compile-pages.ts'
import { openHighlighter } from './highlight.ts'

const page = (body: string, language: 'en' | 'zh' = 'en') =>
  compilePage(`---\ntitle: T\ndescription: D\nupdated: 2026-01-02\n---\n\n${body}\n`, language)

test('a heading keeps the anchor that is written behind it', () => {
  const { html, outline } = page('## The `call` {#the-call}')
  expect(html).toBe(
    '<h2 id="the-call">The <code>call</code><a class="anchor" href="#the-call" aria-label="Copy the address of this section"></a></h2>\n',
  )
  expect(outline).toEqual([{ level: 2, id: 'the-call', title: 'The call' }])
})

test('links lead to pages of the language, other sites open in a new tab, files and anchors stay', () => {
  const { html } = page('[a](/docs) [b](/) [c](https://example.com) [d](/docs/x/y/openapi.json) [e](#part)', 'zh')
  expect([...html.matchAll(/<a ([^>]+)>/g)].map(match => match[1])).toEqual([
    'href="/zh/docs"',
    'href="/zh"',
    'href="https://example.com" target="_blank" rel="noopener"',
    'href="/docs/x/y/openapi.json"',
    'href="#part"',
  ])
})

test('tables scroll in a box of their own and align without inline style', () => {
  const { html } = page('| A | B |\n| --- | ---: |\n| 1 | 2 |')
  expect(html).toContain('<div class="scroll"><table>')
  expect(html).toContain('<td class="align-right">2</td>')
  expect(html).not.toContain('style=')
})

test('tabs are one group of panels named by language, and a choice has one name wherever it is made', () => {
  const { html } = page('::: tabs\n\n```bash\ncurl x\n```\n\n```js\nfetch(x)\n```\n\n:::')
  expect([...html.matchAll(/data-tab="(\w+)"/g)].map(match => match[1])).toEqual(['curl', 'javascript'])
  expect([...html.matchAll(/data-panel="(\w+)"/g)].map(match => match[1])).toEqual(['curl', 'javascript'])
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  expect(html.match(/<div/g)).toHaveLength(html.match(/<\/div>/g)!.length)
})

test('notes and warnings are boxes, and raw HTML is text', () => {
  expect(page('::: warning\nMind.\n:::').html).toContain('class="callout callout-warning"')
  expect(page('<script>alert(1)</script>').html).toContain('&lt;script&gt;')
})

test('code is coloured by classes, and what has no colour of its own is plain text', async () => {
  const highlight = await openHighlighter()
  const html = highlight('const a = "b" // c', 'js') ?? ''
  expect(html).toMatch(/<span class="t-keyword">const<\/span>/)
  expect(html).not.toMatch(/style|<span>|class="line"/)
  expect(highlight('plain', 'csv')).toBeUndefined()
})

test('a placeholder that nothing is known to stand for stops the build', () => {
  expect(() => page('{{limits.nothing}}')).toThrow('Nothing is known to stand for {{limits.nothing}}.')
})
