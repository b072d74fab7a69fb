import type { Language } from '@portal/domain/language.ts'
import { isExternal } from '@portal/domain/navigation.ts'
import type { OutlineItem } from '@portal/domain/page.ts'
import MarkdownIt, { type Env, type MarkdownIt as Markdown, type RendererRule, type Token } from 'markdown-it'
import container from 'markdown-it-container'
import { showHtml } from './markdown-html.ts'
import { say } from './words.ts'

/** What the rules of a document need to know, and what they collect on the way. */
interface MarkdownPlace {
  language: Language
  outline: OutlineItem[]
  /** Numbers the groups of tabs. */
  groups: number
}

/** Colours a code block: HTML without inline styles, or undefined for plain text. */
export type Highlight = (code: string, language: string) => string | undefined

export const newPlace = (language: Language): MarkdownPlace => ({ language, outline: [], groups: 0 })

/** Titles of code blocks by the language after the fence. */
const languageTitles: Record<string, string> = {
  bash: 'Shell',
  python: 'Python',
  js: 'JavaScript',
  php: 'PHP',
  r: 'R',
  json: 'JSON',
  http: 'HTTP',
  xml: 'XML',
  csv: 'CSV',
  java: 'Java',
}

/** Names under which the choice of a language is kept, the same for every group of tabs of the portal. */
const tabNames: Record<string, string> = { bash: 'curl', js: 'javascript' }

/** Among programs that make the same call, the shell stands for curl. */
const tabTitles: Record<string, string> = { bash: 'curl' }

/**
 * The markdown of the portal: headings with explicit anchors, links with language prefix, tables in a box that
 * scrolls, code blocks with a copy button, `::: tabs`, `::: note`, `::: warning`. No inline style. HTML is text, or with
 * `html` what of it is harmless is shown.
 */
export function createMarkdown(highlight: Highlight = () => undefined, { html = false } = {}): Markdown {
  const md = new MarkdownIt({ html: false, linkify: false, typographer: false })
  if (html) md.use(showHtml)
  md.core.ruler.push('headings', state => setHeadings(state.tokens, placeOf(state.env)))
  md.core.ruler.push('links', state => setLinks(state.tokens, placeOf(state.env)))
  md.core.ruler.push('tabs', state => setTabs(state.tokens, placeOf(state.env)))
  md.renderer.rules.table_open = () => '<div class="scroll"><table>'
  md.renderer.rules.table_close = () => '</table></div>'
  md.renderer.rules.th_open = md.renderer.rules.td_open = withAlignment
  md.renderer.rules.heading_close = (tokens, at, _options, env) =>
    `${anchorOf(tokens[at - 2]!, placeOf(env).language)}</${tokens[at]!.tag}>\n`
  md.renderer.rules.fence = (tokens, at, _options, env) => codeBlock(md, tokens[at]!, placeOf(env).language, highlight)
  for (const kind of ['note', 'warning']) md.use(container, kind, { render: callout(kind) })
  md.use(container, 'tabs', { render: (tokens: Token[], at: number) => tokens[at]!.content })
  return md
}

const placeOf = (env: Env | undefined) => env as unknown as MarkdownPlace

/** Reads `{#id}` from the end of a heading and moves it into the element. */
function setHeadings(tokens: Token[], place: MarkdownPlace) {
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return
    const level = Number(token.tag.slice(1))
    const inline = tokens[at + 1]
    if (token.type === 'heading_close' || !inline?.children) return
    const last = inline.children.at(-1)
    const found = /\s*\{#([\w-]+)\}\s*$/.exec(last?.content ?? '')
    if (!last || !found) return
    last.content = last.content.slice(0, found.index)
    token.attrSet('id', found[1]!)
    place.outline.push({ level, id: found[1]!, title: inline.children.map(child => child.content).join('') })
  })
}

/** The mark beside a heading by which its address is copied. */
function anchorOf(heading: Token, language: Language): string {
  const id = heading.attrGet('id')
  return id ? `<a class="anchor" href="#${id}" aria-label="${say(language, 'page.linkHere')}"></a>` : ''
}

function setLinks(tokens: Token[], place: MarkdownPlace) {
  for (const token of tokens) {
    if (token.children) setLinks(token.children, place)
    const href = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : ''
    if (!href) continue
    if (isExternal(href)) {
      token.attrSet('target', '_blank')
      token.attrSet('rel', 'noopener')
    } else if (href.startsWith('/') && !/\/(openapi\.(json|yaml)|downloads\.json)(\?|$)/.test(href)) {
      token.attrSet('href', `/${place.language}${href === '/' ? '' : href}`)
    }
  }
}

/** Cells are aligned by class: the content security policy forbids the style attribute of the original. */
const withAlignment: RendererRule = (tokens, at, options, _env, renderer) => {
  const token = tokens[at]!
  const align = /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1]
  token.attrs = align ? [['class', `align-${align}`]] : null
  if (token.tag === 'th') token.attrSet('scope', 'col')
  return renderer.renderToken(tokens, at, options)
}

const callout = (kind: string) => (tokens: Token[], at: number) =>
  tokens[at]!.nesting === 1 ? `<div class="callout callout-${kind}" role="note">\n` : '</div>\n'

/** The fences between `::: tabs` and `:::` become a group of tabs, each named by its language. */
function setTabs(tokens: Token[], place: MarkdownPlace) {
  tokens.forEach((open, at) => {
    if (open.type !== 'container_tabs_open') return
    const end = tokens.findIndex((token, index) => index > at && token.type === 'container_tabs_close')
    const fences = tokens.slice(at, end).filter(({ type }) => type === 'fence')
    const group = `code-${++place.groups}`
    open.content = `<div class="tabs" data-tabs="code">${tabList(fences, group, place.language)}<div class="tabs-panels">`
    for (const [index, fence] of fences.entries()) fence.attrSet('panel', `${group}-${index}`)
    tokens[end]!.content = '</div></div>'
  })
}

function tabList(fences: Token[], group: string, language: Language): string {
  const tabs = fences.map(({ info }, index) => {
    const id = `${group}-${index}`
    const state = index === 0 ? 'aria-selected="true"' : 'aria-selected="false" tabindex="-1"'
    return `<button type="button" role="tab" id="${id}-tab" aria-controls="${id}" data-tab="${nameOf(info)}" ${state}>${Object.hasOwn(tabTitles, info) ? tabTitles[info] : titleOf(info)}</button>`
  })
  return `<div class="tabs-list" role="tablist" aria-label="${say(language, 'code.languages')}">${tabs.join('')}</div>`
}

function codeBlock(md: Markdown, token: Token, language: Language, highlight: Highlight): string {
  const info = token.info.trim()
  const panel = String(token.attrGet('panel') ?? '')
  const code = highlight(token.content, info) ?? md.utils.escapeHtml(token.content)
  const copy = `<button type="button" class="code-copy" data-copy data-done="${say(language, 'code.copied')}">${say(language, 'code.copy')}</button>`
  const block = `<div class="code"><div class="code-bar"><span>${info === 'text' ? say(language, 'code.output') : titleOf(info)}</span>${copy}</div><pre><code>${code}</code></pre></div>`
  if (!panel) return `${block}\n`
  return `<div role="tabpanel" id="${panel}" aria-labelledby="${panel}-tab" data-panel="${nameOf(info)}">${block}</div>\n`
}

const { escapeHtml } = new MarkdownIt().utils

/** What follows a fence is the writer's, and no more than text. */
const nameOf = (info: string): string => escapeHtml(ownOf(tabNames, info))
const titleOf = (info: string): string => escapeHtml(ownOf(languageTitles, info))
const ownOf = (names: Record<string, string>, info: string) => (Object.hasOwn(names, info) ? names[info]! : info)
