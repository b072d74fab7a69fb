import { isExternal } from '@portal/domain/navigation.ts'
import MarkdownIt, { type MarkdownIt as Markdown, type StateCore, type Token } from 'markdown-it'

const named = (names: string, as?: string) => Object.fromEntries(names.split(' ').map(name => [name, as ?? name]))

/**
 * What HTML in a description is shown as: elements that run nothing and look like nothing else. None keeps an attribute but
 * a link its address. Of some the content alone is shown; every other tag is text, for most often it stands for a value.
 */
export const elements: Record<string, string> = {
  ...named('a blockquote br code dd div dl dt em h1 h2 h3 h4 h5 h6 hr li ol p pre s strong sub sup'),
  ...named('table tbody td th thead tr ul'),
  ...named('b', 'strong'),
  ...named('i cite dfn var', 'em'),
  ...named('kbd samp tt', 'code'),
  ...named('del strike', 's'),
  ...named('center details important note section', 'div'),
  ...named('summary', 'p'),
  ...named('tfoot', 'tbody'),
  ...named('abbr big body col colgroup caption font fullname html ins mark nobr small span u', ''),
}

const single = new Set(['br', 'hr'])
const inline = new Set(['a', 'br', 'code', 'em', 's', 'strong', 'sub', 'sup'])
const cells = ['td', 'th']
/** What ends by itself where another begins. */
const endedBy: Record<string, string[]> = {
  a: ['a'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: cells,
  th: cells,
  tr: [...cells, 'tr'],
  tbody: [...cells, 'tr', 'thead', 'tbody'],
}

/** How deep elements may lie in one another; deeper ones are left out, and their content is shown. */
const deepest = 32

interface Open {
  tag: string
  /** How deep the markdown is that it stands in, which it does not reach out of. */
  level: number
}

/** The tags within HTML, which the reader of markdown leaves in one piece. */
const reader = new MarkdownIt('zero', { html: true }).enable(['html_inline', 'entity'])

/** Has a compiler of markdown show HTML, as elements of its own: no tag of a writer reaches a page. */
export function showHtml(md: Markdown) {
  md.set({ html: true })
  md.core.ruler.push('html', state => {
    const open: Open[] = []
    state.tokens = state.tokens.flatMap((token, at) => {
      if (token.type === 'inline') return writeInline(state, at)
      if (token.type === 'html_block') return writeBlock(state, token, open)
      const left = open.findIndex(({ tag, level }) => level > token.level || (tag === 'p' && token.nesting >= 0))
      return [...close(state, open, left), token]
    })
    state.tokens.push(...close(state, open, 0))
  })
}

/** A text of markdown with its tags, each ended within it. A paragraph that holds more than text is none. */
function writeInline(state: StateCore, at: number): Token[] {
  const token = state.tokens[at]!
  const open: Open[] = []
  const written = writeTags(state, token.children, open, 0)
  token.children = [...written, ...close(state, open, 0)]
  if (token.children.some(isBlock))
    for (const around of [state.tokens[at - 1], state.tokens[at + 1]])
      if (around?.type.startsWith('paragraph')) around.tag = 'div'
  return [token]
}

function writeBlock(state: StateCore, { content, level }: Token, open: Open[]): Token[] {
  const block = new state.Token('inline', '', 0)
  const [parsed] = reader.parseInline(content, {})
  block.children = writeTags(state, parsed?.children, open, level)
  if (open.length > 0 || block.children.some(isBlock)) return [block]
  return [new state.Token('paragraph_open', 'p', 1), block, new state.Token('paragraph_close', 'p', -1)]
}

const isBlock = ({ type, tag }: Token) => /^(html|table_)/.test(type) && !inline.has(tag)

const writeTags = (state: StateCore, tokens: Token[] | null | undefined, open: Open[], level: number): Token[] =>
  showLinks(
    state,
    (tokens ?? []).flatMap(token => writeTag(state, token, open, level)),
  )

/** What stands for a tag: an element that begins or ends, the tag as text, or nothing. */
function writeTag(state: StateCore, token: Token, open: Open[], level: number): Token[] {
  if (token.type !== 'html_inline') return [token]
  if (token.content.startsWith('<!--')) return []
  const [, end, name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(token.content) ?? []
  if (name.toLowerCase() === 'img') return [pictureOf(state, token)]
  const tag = Object.hasOwn(elements, name.toLowerCase()) ? elements[name.toLowerCase()]! : undefined
  if (tag === undefined) return [textOf(state, token.content)]
  if (tag === '') return []
  if (single.has(tag)) return [new state.Token('html', tag, 0)]
  if (end)
    return close(
      state,
      open,
      open.findLastIndex(own => own.tag === tag && own.level === level),
    )
  return begin(state, token, { tag, level }, open)
}

function begin(state: StateCore, { content }: Token, element: Open, open: Open[]): Token[] {
  const { tag, level } = element
  const ended = [...(inline.has(tag) ? [] : ['p']), ...(endedBy[tag] ?? [])]
  const from = open.findLastIndex(own => own.level !== level || !ended.includes(own.tag)) + 1
  const before = close(state, open, from < open.length ? from : -1)
  const attrs: [string, string][] = tag === 'a' ? linkTo(state, content, 'href') : []
  if (content.endsWith('/>') || open.length >= deepest || (tag === 'a' && attrs.length === 0)) return before
  const token = new state.Token(typeOf(tag, 'open'), tag, 1)
  token.attrs = attrs
  open.push(element)
  return [...before, token]
}

/** Tables stand in their box and links lead where all links lead. */
const typeOf = (tag: string, side: string) =>
  tag === 'a' ? `link_${side}` : tag === 'table' ? `table_${side}` : 'html'

/** Ends the elements that are open, from one on. */
const close = (state: StateCore, open: Open[], from: number): Token[] =>
  from < 0
    ? []
    : open
        .splice(from)
        .reverse()
        .map(({ tag }) => new state.Token(typeOf(tag, 'close'), tag, -1))

function pictureOf(state: StateCore, { content }: Token): Token {
  const picture = new state.Token('image', 'img', 0)
  picture.attrs = [['src', linkTo(state, content, 'src')[0]?.[1] ?? '']]
  picture.children = [textOf(state, attributeOf(content, 'alt'))]
  return picture
}

/**
 * The policy of our pages shows no pictures of others: a link leads to each, and within a link are its words. So are those of
 * a link that leads to a page beside where the document comes from.
 */
function showLinks(state: StateCore, tokens: Token[]): Token[] {
  let links = 0
  let isLost = false
  return tokens.flatMap(token => {
    if (token.tag === 'a') {
      links += token.nesting
      if (token.nesting > 0) isLost = !leadsSomewhere(token)
      if (isLost) return []
    }
    const address = token.type === 'image' ? String(token.attrGet('src')) : 'data:'
    if (address.startsWith('data:')) return [token]
    const words = token.children?.map(({ content }) => content).join('') ?? ''
    if (links > 0 || !isExternal(address)) return [textOf(state, words)]
    const open = new state.Token('link_open', 'a', 1)
    open.attrs = [['href', address]]
    return [open, textOf(state, words || address), new state.Token('link_close', 'a', -1)]
  })
}

const ownPage = /^\/(docs\/[\w-]+\/[\w-]+|api-products)([/?#]|$)/

/** Whether a link leads to another site or a page of ours; one without its site is given one. */
function leadsSomewhere(link: Token): boolean {
  const address = String(link.attrGet('href')).replace(/^\/\//, 'https://')
  link.attrSet('href', address)
  return /^(https?|mailto|tel):/i.test(address) || ownPage.test(address)
}

function linkTo({ md }: StateCore, content: string, name: string): [string, string][] {
  const address = md.normalizeLink(attributeOf(content, name))
  return address && md.validateLink(address) ? [['href', address]] : []
}

function attributeOf(content: string, name: string): string {
  const [, ...values] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(content) ?? []
  return utils.unescapeAll(values.join('').trim())
}

const { utils } = reader

function textOf(state: StateCore, content: string): Token {
  const text = new state.Token('text', '', 0)
  text.content = content
  return text
}

const known = Object.keys({ ...elements, img: '' }).join('|')
const tags = new RegExp(`<!--[\\s\\S]*?-->|</?(?:${known})(?=[\\s/>])[^>]*>`, 'gi')

/** A text of markdown without the HTML that would be shown. */
export const withoutTags = (text: string): string => text.replaceAll(tags, ' ')
