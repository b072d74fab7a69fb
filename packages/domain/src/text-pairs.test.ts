import { expect, test } from 'vitest'
import { pairBlocks, splitBlocks, withoutIds } from './text-pairs.ts'

test('a page is taken apart into its outermost elements', () => {
  const html =
    '<p>One<br>two</p>\n<h2 id="a">A<a class="anchor" href="#a"></a></h2>\n<ul>\n<li><p>x</p></li>\n</ul>\n<hr>\n'
  const blocks = splitBlocks(html)
  expect(blocks.map(block => block.slice(0, 4))).toEqual(['<p>O', '<h2 ', '<ul>', '<hr>'])
  expect(blocks.join('')).toBe(html.replaceAll(/\n(?=<(h2|ul|hr)|$)/g, ''))
})

test('twins of the same shape stand side by side, paragraph by paragraph', () => {
  const pairs = pairBlocks(
    ['<h2 id="a">A</h2>', '<p>1</p>', '<p>2</p>'],
    ['<h2 id="a">甲</h2>', '<p>一</p>', '<p>二</p>'],
  )
  expect(pairs).toEqual([
    ['<h2 id="a">A</h2>', '<h2 id="a">甲</h2>'],
    ['<p>1</p>', '<p>一</p>'],
    ['<p>2</p>', '<p>二</p>'],
  ])
})

test('what one language has more stays with what it follows, and headings meet again', () => {
  const pairs = pairBlocks(
    ['<p>1</p>', '<p>more</p>', '<h2 id="b">B</h2>', '<ul>x</ul>'],
    ['<p>一</p>', '<h2 id="b">乙</h2>', '<p>多</p>', '<ul>x</ul>'],
  )
  expect(pairs).toEqual([
    ['<p>1</p><p>more</p>', '<p>一</p>'],
    ['<h2 id="b">B</h2>', '<h2 id="b">乙</h2><p>多</p>'],
    ['<ul>x</ul>', '<ul>x</ul>'],
  ])
})

test('nothing is lost of pages that have nothing in common', () => {
  const pairs = pairBlocks(['<p>1</p>', '<div class="code">x</div>'], ['<ul>一</ul>'])
  expect(pairs.map(([own]) => own).join('')).toBe('<p>1</p><div class="code">x</div>')
  expect(pairs.map(([, other]) => other).join('')).toBe('<ul>一</ul>')
})

test('a twin has no ids', () => {
  expect(withoutIds('<h2 id="a">A<a class="anchor" href="#a"></a></h2>')).toBe(
    '<h2>A<a class="anchor" href="#a"></a></h2>',
  )
})
