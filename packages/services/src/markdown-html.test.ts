import { expect, test } from 'vitest'
import { isOwnHtml } from '../../../apps/web/src/ui/trusted.ts'
import { elements } from './markdown-html.ts'
import { describe, describePart } from './markdown-text.ts'
import { plainMarkdown } from './plain-text.ts'

const shown = (description: string) => describe({ description }, 'en').replaceAll(/\s*\n\s*/g, '\n')
const away = 'target="_blank" rel="noopener"'

test.each([
  ['a <b>bold</b> word,<br/>and <i class="x">another', '<p>a <strong>bold</strong> word,<br>and <em>another</em></p>'],
  [
    '<p>One.</p> <ul> <li> <p>two</p> </li> <li>three </ul>',
    '<p>One.</p> <ul> <li> <p>two</p> </li> <li>three </li></ul>',
  ],
  ['<p>one\n\n**two**</p>\n\nthree', '<p>one\n</p><p><strong>two</strong></p>\n<p>three</p>'],
  ['text <p>more</p>', '<div>text <p>more</p></div>'],
  ['<note> <p>A note.</p> </note><fullname>Name</fullname>', '<div><div> <p>A note.</p> </div>Name</div>'],
  [
    '<table border="1"><tr><td>\n\n**one**\n\n</td><td>two</table>',
    '<div class="scroll"><table><tr><td>\n<p><strong>one</strong></p>\n</td><td>two</td></tr></table></div>',
  ],
  ['- <div>one\n\nend</div>', '<ul>\n<li><div>one\n</div></li>\n</ul>\n<p>end</p>'],
  [
    '<a href="https://a.test/?b=1&amp;c=2" target=x>away</a>',
    `<p><a href="https://a.test/?b=1&amp;c=2" ${away}>away</a></p>`,
  ],
  ['<dl><dt>a<dd>b<dt>c</dl> H<sub>2</sub>O', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl> H<sub>2</sub>O'],
  ['<pre>\n  a *b*\n</pre>', '<pre>\na *b*\n</pre>'],
])('shows the harmless HTML of %j', (description, html) => {
  expect(shown(description)).toBe(html)
})

test.each(['Bearer <token>', '<key>=<value>', 'a < b and c > d', '<?xml version="1.0"?>', '<script>x</script>'])(
  'shows %j as it is written',
  words => {
    const text = describe({ description: words }, 'en').replaceAll(/<\/?p>/g, '')
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').trim()).toBe(words)
  },
)

test('writes no element that the policy of pages refuses', () => {
  const refused = Object.keys(elements).filter(name => !isOwnHtml(shown(`<${name} href="/x">a</${name}>`)))
  expect(refused).toEqual([])
})

test('leads to pages of ours and of other sites, and not beside where the document was', () => {
  expect(shown('[a](/guide) [b](./b.html) [c](#part) <a href="d">d</a> [e](/docs/guide)')).toBe('<p>a b c d e</p>')
  expect(shown('[a](//a.test/b)')).toBe(`<p><a href="https://a.test/b" ${away}>a</a></p>`)
  expect(shown('[a](/docs/ceic/macroeconomic) [b](mailto:b@a.test)')).toBe(
    '<p><a href="/en/docs/ceic/macroeconomic">a</a> <a href="mailto:b@a.test">b</a></p>',
  )
})

test('leads to the pictures of others instead of showing them', () => {
  expect(shown('![Plan](https://a.test/p.png) <img src="https://a.test/q.png">')).toBe(
    `<p><a href="https://a.test/p.png" ${away}>Plan</a> <a href="https://a.test/q.png" ${away}>https://a.test/q.png</a></p>`,
  )
  expect(shown('[![Plan](https://a.test/p.png)](https://a.test/) ![Other](/p.png)')).toBe(
    `<p><a href="https://a.test/" ${away}>Plan</a> Other</p>`,
  )
})

test('describes a part by a line, or by all that is said of it', () => {
  expect(describePart({ description: 'A *word*.' }, 'en')).toBe('A <em>word</em>.')
  expect(describePart({ description: '<p>A word.</p>' }, 'en')).toBe('A word.')
  expect(describePart({ description: 'One:\n\n- a\n- b' }, 'en')).toMatch(/^<p>One:<\/p>\n<ul>/)
})

test('is searched and told in a line without its tags', () => {
  expect(plainMarkdown('# Head\n\n<p>The <b class="x">first</b> &amp; <token></p>')).toBe('Head The first & <token>')
})
