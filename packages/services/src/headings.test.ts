import { expect, test } from 'vitest'
import { placeHeadings } from './headings.ts'

test.each([
  ['# One\n\ntext\n\n## Two', '## One\n\ntext\n\n### Two'],
  ['### Deep\n\n#### Deeper\n\n### Deep', '## Deep\n\n### Deeper\n\n## Deep'],
  ['text\n\n## Right', 'text\n\n## Right'],
  ['## First\n\n# Higher', '### First\n\n## Higher'],
  ['# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', '## 1\n### 2\n#### 3\n##### 4\n###### 5\n###### 6'],
  ['Title\n=====\n\ntext\n\nPart\n----', '## Title\n\n\ntext\n\n### Part\n'],
  ['Long\ntitle\n===', '## Long title\n\n'],
  ['> # Quoted\n> text', '> ## Quoted\n> text'],
  ['- # Listed', '- ## Listed'],
  ['# One {#one}\r\n\r\ntext', '## One {#one}\n\ntext'],
  ['<h1>One</h1>\n<h3>Three</h3>', '<h2>One</h2>\n<h4>Three</h4>'],
  ['# One\n\nand <h2 class="a">two</h2>', '## One\n\nand <h3 class="a">two</h3>'],
])('places %j below the heading of the page', (text, placed) => {
  expect(placeHeadings(text, 2)).toBe(placed)
})

test.each(['a # b', '```\n# comment\n```', '    # code', '#tag', '`<h1>`', '| a |\n| --- |\n| b |', '---', ''])(
  'leaves %j as it is',
  text => {
    expect(placeHeadings(text, 2)).toBe(text)
  },
)
