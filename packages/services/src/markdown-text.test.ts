import { expect, test } from 'vitest'
import { describe } from './markdown-text.ts'

test('a note of a description begins with a word, in the language of the page', () => {
  const holder = { description: 'Text.\n\n> [!NOTE]\n> Mind this.\n\n> [!MINE]\n> [!NOTE] too' }
  expect(describe(holder, 'en')).toContain('<blockquote>\n<p><strong>Note:</strong>\nMind this.</p>')
  expect(describe(holder, 'zh')).toContain('<strong>说明：</strong>')
  expect(describe(holder, 'en')).toContain('[!MINE]\n[!NOTE] too')
})
