import type { Element, ElementContent } from 'hast'
import { createCssVariablesTheme, createHighlighter, type ShikiTransformer } from 'shiki'
import type { Highlight } from './markdown.ts'

const languages = ['bash', 'python', 'js', 'php', 'r', 'java', 'json', 'http', 'xml']

/** Opens the highlighter. It takes seconds, so the build does it and the server never does. */
export async function openHighlighter(): Promise<Highlight> {
  const theme = createCssVariablesTheme({ name: 'vars', variablePrefix: '--' })
  const highlighter = await createHighlighter({ themes: [theme], langs: languages })
  return (code, lang) => {
    if (!languages.includes(lang)) return undefined
    const html = highlighter.codeToHtml(code.trimEnd(), {
      lang,
      theme: 'vars',
      mergeSameStyleTokens: true,
      transformers: [tokensToClasses],
    })
    return /<code>([\s\S]*)<\/code>/.exec(html)?.[1]
  }
}

/** What the style sheet colours; the rest is text. */
const coloured = new Set(['keyword', 'function', 'string', 'string-expression', 'constant', 'comment'])

/** Colours become classes, which the content security policy allows; what has the colour of text becomes text. */
const tokensToClasses: ShikiTransformer = {
  name: 'tokens-to-classes',
  span(node) {
    const kind = /--(?:token-)?([\w-]+)/.exec(String(node.properties.style ?? ''))?.[1]
    node.properties = kind && coloured.has(kind) ? { class: `t-${kind}` } : {}
  },
  code(node) {
    node.children = node.children.flatMap(line => (isElement(line) ? line.children.flatMap(unwrap) : [line]))
  },
}

const isElement = (node: ElementContent): node is Element => node.type === 'element'

const unwrap = (node: ElementContent): ElementContent[] =>
  isElement(node) && !node.properties.class ? node.children : [node]
