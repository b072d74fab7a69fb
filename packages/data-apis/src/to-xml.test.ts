import { expect, test } from 'vitest'
import { toXml } from './to-xml.ts'

test('writes keys as elements, entries of lists as items and missing values as empty elements', () => {
  const body = { data: { total: 2, items: [{ id: 1, name: 'GDP', value: null }, 'x'], facets: [] } }
  expect(toXml(body)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<response><data><total>2</total><items><item><id>1</id><name>GDP</name><value/></item><item>x</item></items>' +
      '<facets/></data></response>\n',
  )
})

test('escapes what would be markup and replaces what XML cannot hold', () => {
  expect(toXml({ text: 'a < b & "c" > 中\u0000\u001f\ud800\u200d\n' })).toContain(
    '<text>a &lt; b &amp; &quot;c&quot; &gt; 中\ufffd\ufffd\ufffd\u200d\n</text>',
  )
})

test('keeps a key that is no element name as an attribute', () => {
  expect(toXml({ '2024 "Q1"': 5 })).toContain('<entry key="2024 &quot;Q1&quot;">5</entry>')
})

test('leaves out what is undefined, and writes numbers that are none as missing', () => {
  expect(toXml({ gone: undefined, odd: Number.NaN, when: new Date(0) })).toContain(
    '<response><odd/><when>1970-01-01T00:00:00.000Z</when></response>',
  )
})
