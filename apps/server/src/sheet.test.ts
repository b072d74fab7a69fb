import { expect, test } from 'vitest'
import { readSheet } from './sheet.ts'

const pick = (css: string, html: string) => readSheet(css)(html)

test('a page brings the rules of the elements and classes that it has', () => {
  const css = 'p{top:0}table{top:1px}.bar a{top:2px}.bar b{top:3px}.foot,.foot p{top:4px}'
  expect(pick(css, '<p class="bar big"><a href="/">Home</a></p>')).toBe('p{top:0}.bar a{top:2px}')
})

test('of a list of selectors it brings those that mean something, in the order of the sheet', () => {
  expect(pick('h1,h2,h3{top:0}p,.lead,h2{top:1px}', '<h2>A</h2><p>B</p>')).toBe('h2{top:0}p,h2{top:1px}')
})

test('what a visitor or the boot script may bring about comes along', () => {
  const html = '<html data-menu="open"><p class="bar"><a>A</a></p></html>'
  const css =
    'a:hover{top:0}[data-menu=rail] .bar{top:1px}[data-copied]{top:2px}.unseen{top:3px}@media print{a{top:4px}}'
  expect(pick(css, html)).toBe(css)
})

test('alternatives and exceptions count as given', () => {
  const html = '<div class="row"><p>A</p></div>'
  const css = '.row>:is(.wide,.high){top:0}:not(:hover)>p:not(.anchor){top:1px}.row:has(.panel) p{top:2px}'
  expect(pick(css, html)).toBe(css)
})

test('rules of narrow screens come along, groups without a rule do not', () => {
  const css = '@media (width<991px){.bar{top:0}.docs{top:1px}}@media (width<700px){.docs{top:2px}}'
  expect(pick(css, '<p class="bar">A</p>')).toBe('@media (width<991px){.bar{top:0}}')
})

test('Chinese rules come with what is Chinese, wherever it stands', () => {
  const css = ':lang(zh) p{top:0}'
  expect(pick(css, '<p lang="zh-Hans">甲</p>')).toBe(css)
  expect(pick(css, '<html lang="en"><p>A</p></html>')).toBe('')
})

test('properties that nothing refers to stay at home, those that another one needs do not', () => {
  const css =
    ':root{--hue:262;--ink:oklch(20% 0 var(--hue));--line:red;--pad:1px}p{color:var(--ink);padding:var(--pad)}'
  expect(pick(css, '<p>A</p>')).toBe(
    ':root{--hue:262;--ink:oklch(20% 0 var(--hue));--pad:1px}p{color:var(--ink);padding:var(--pad)}',
  )
  expect(readSheet(':root{--a:1px;--b:2px}', 'p{top:var(--b)}')('<p>A</p>')).toBe(':root{--b:2px}')
})
