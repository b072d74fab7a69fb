import { expect, test } from 'vitest'
import { isOwnHtml } from '../../../apps/web/src/ui/trusted.ts'
import { hostileMarkdown } from '../../../tests/support/hostile-markdown.ts'
import { compilePage } from './compile-pages.ts'
import { describe, describePart } from './markdown-text.ts'

/** The tags of a text with their attributes: what a browser would make elements of. */
const tagsOf = (html: string) => html.match(/<\/?[a-z](?:"[^"]*"|[^>"])*>/gi) ?? []

/** Elements that a text leaves open, or ends although they are not its own. */
function countOpen(html: string): number {
  const open: string[] = []
  const names = tagsOf(html).flatMap(tag => /^<(\/?[a-z0-9]+)/.exec(tag)?.[1] ?? [])
  const foreign = names.filter(name => {
    if (['br', 'hr', 'img'].includes(name)) return false
    if (!name.startsWith('/')) return open.push(name) === 0
    return open.pop() !== name.slice(1)
  })
  return foreign.length + open.length
}

test.each(Object.entries(hostileMarkdown))('%s does no harm on a page or in a description', (_, text) => {
  const page = compilePage(`---\ntitle: T\ndescription: D\nupdated: 2026-01-02\n---\n\n${text}\n`, 'en').html
  for (const html of [page, describe({ description: text }, 'en'), describePart({ description: text }, 'zh')]) {
    const wrong = tagsOf(html).filter(
      tag =>
        /^<\/?(script|iframe|svg|object|embed|style|b|i|math|template|form)\b/i.test(tag) ||
        /\son\w+\s*=|\sstyle=|srcdoc|action/i.test(tag.replaceAll(/"[^"]*"/g, '""')) ||
        /(href|src)="\s*(javascript|vbscript|data):/i.test(tag),
    )
    expect(wrong).toEqual([])
    expect(isOwnHtml(html)).toBe(true)
    expect(countOpen(html)).toBe(0)
  }
})
