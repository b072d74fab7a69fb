import { expect, test } from 'vitest'
import { hostileMarkdown } from '../../../tests/support/hostile-markdown.ts'
import { compilePage } from './compile-pages.ts'
import { describe, describeInline } from './markdown-text.ts'

/** The tags of a text with their attributes: what a browser would make elements of. */
const tagsOf = (html: string) => html.match(/<\/?[a-z](?:"[^"]*"|[^>"])*>/gi) ?? []

test.each(Object.entries(hostileMarkdown))('%s does no harm on a page or in a description', (_, text) => {
  const page = compilePage(`---\ntitle: T\ndescription: D\nupdated: 2026-01-02\n---\n\n${text}\n`, 'en').html
  for (const html of [page, describe({ description: text }, 'en'), describeInline({ description: text }, 'zh')]) {
    for (const tag of tagsOf(html)) {
      expect(tag).not.toMatch(/^<\/?(script|iframe|svg|object|embed|style|b|i)\b/i)
      expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=|\sstyle=|srcdoc/i)
      expect(tag).not.toMatch(/(href|src)="\s*(javascript|vbscript|data):/i)
    }
  }
})
