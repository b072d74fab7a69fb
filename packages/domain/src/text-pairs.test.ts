import { expect, test } from 'vitest'
import { cutPairs, joinTables, pairBlocks, splitBlocks, withoutIds } from './text-pairs.ts'

test('a page is taken apart into its outermost elements', () => {
  const html = '<p>One<br>two</p>\n<h2 id="a">A<a class="anchor" href="#a"></a></h2>\n<pre>x\ny</pre>\n<hr>\n'
  const blocks = splitBlocks(html)
  expect(blocks.map(block => block.slice(0, 4))).toEqual(['<p>O', '<h2 ', '<pre', '<hr>'])
  expect(blocks.join('')).toBe(html.replaceAll(/\n(?=<|$)/g, ''))
})

test('each point of a list is an element of its own, and goes on counting', () => {
  expect(splitBlocks('<ul>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>')).toEqual([
    '<ul><li>a<ul>\n<li>b</li>\n</ul>\n</li></ul>',
    '<ul><li>c</li></ul>',
  ])
  expect(splitBlocks('<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>')).toEqual([
    '<ol start="3"><li>a</li></ol>',
    '<ol start="4"><li>b</li></ol>',
  ])
})

const tableOf = (...rows: string[]) =>
  `<div class="scroll"><table>${rows.map(row => `<tr>${row}</tr>`).join('')}</table></div>`

test('tables of one shape become one, row beside row, and each cell says its language', () => {
  expect(
    joinTables(
      tableOf('<th scope="col">A</th>', '<td>1</td>'),
      tableOf('<th scope="col">甲</th>', '<td>一</td>'),
      'zh',
    ),
  ).toBe(
    '<div class="scroll"><table><thead><tr><th scope="col">A</th><th lang="zh" scope="col">甲</th></tr></thead>' +
      '<tbody><tr><td>1</td><td lang="zh">一</td></tr></tbody></table></div>',
  )
})

test('tables that differ in their rows, and what is no table alone, stay as they are', () => {
  const table = tableOf('<td>1</td>')
  for (const other of [tableOf('<td>1</td>', '<td>2</td>'), `${table}${table}`, `<p>x</p>`, ''])
    expect(joinTables(table, other, 'zh')).toBeUndefined()
})

test('a long page is cut between pairs, and nothing of it is lost', () => {
  const pairs = Array.from({ length: 7 }, (_, at): [string, string] => [`<p>${at}</p>`, `<p><b>${at}</b></p>`])
  const parts = cutPairs(pairs, 18)
  expect(parts.map(part => part.length)).toEqual([3, 3, 1])
  expect(parts.flat()).toEqual(pairs)
  expect(cutPairs(pairs, 1)).toHaveLength(7)
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
