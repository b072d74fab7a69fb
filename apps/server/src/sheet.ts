import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/**
 * Reads a style sheet, and picks from it what it says about a page as it arrives, when nobody has pointed at anything yet and
 * nobody prints it. The whole sheet follows as a file (apps/web/src/boot/sheet.ts) and says the same in the same order, so
 * that nothing moves; what is picked too much costs bytes, what is picked too little shows as a change when the file comes.
 * `besides` is a sheet that refers to the properties of this one.
 */
export function readSheet(css: string, besides = ''): (html: string) => string {
  const parts = postcss.parse(css).nodes.flatMap(readNode)
  return html => withoutUnused(write(parts, traitsOf(html)), besides)
}

/** A rule or a group of rules: what it says about a page, or nothing. */
type Part = (page: PageTraits) => string

/** Whether a page has an element, a class or an attribute: 'main', '.bar', ' data-menu="open"'. */
type PageTraits = (trait: string) => boolean

const write = (parts: Part[], page: PageTraits) => parts.map(part => part(page)).join('')

function readNode(node: ChildNode): Part[] {
  if (node.type === 'rule') return [readRule(node)]
  return node.type === 'atrule' && node.params !== 'print' ? [readGroup(node)] : []
}

function readGroup(group: AtRule): Part {
  if (group.name !== 'media') return () => group.toString()
  const parts = group.nodes?.flatMap(readNode) ?? []
  return page => {
    const text = write(parts, page)
    return text && `@media ${group.params}{${text}}`
  }
}

function readRule(rule: Rule): Part {
  const body = rule.nodes.join(';')
  const needed = rule.selectors.flatMap(selector => {
    const needs = listNeeds(selector)
    return needs ? [{ selector, needs }] : []
  })
  return page => {
    const kept = needed.filter(({ needs }) => needs.every(page))
    return kept.length > 0 ? `${kept.map(({ selector }) => selector).join()}{${body}}` : ''
  }
}

/** What only a visitor brings about. */
const deeds = /:(hover|focus|focus-visible|focus-within|active|target|disabled)\b/

/**
 * What a page must have for a selector to mean something in it; undefined where it means nothing before somebody does
 * something. Alternatives and exceptions in brackets are not looked into.
 */
function listNeeds(selector: string): string[] | undefined {
  const plain = withoutBrackets(selector)
  if (deeds.test(plain)) return undefined
  const bare = plain.replace(/\[[^\]]*\]|::?[\w-]+/g, '')
  return [
    ...[...bare.matchAll(/\.[\w-]+|(?<![\w.#-])[a-z][\w-]*/g)].map(([name]) => name),
    ...[...plain.matchAll(/\[([\w-]+)(?:="?([\w-]*)"?)?\]/g)].map(([, name, value]) => attribute(name!, value)),
    ...(selector.includes(':lang(zh)') ? [attribute('lang', 'zh-Hans')] : []),
  ].filter(need => need !== attribute('data-signed')) // only the browser knows who is signed in, and shows it at once
}

const attribute = (name: string, value?: string) => (value === undefined ? ` ${name}` : ` ${name}="${value}"`)

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/:[\w-]+\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

/** What a page shows; what is folded away in it waits for the whole sheet. */
function traitsOf(html: string): PageTraits {
  const shown = html.replaceAll(/(<details(?![^>]* open=)[^>]*><summary.*?<\/summary>).*?(?=<\/details>)/gs, '$1')
  const traits = new Set([...shown.matchAll(/<([a-z]\w*)/g)].map(([, element]) => element!))
  for (const [, classes] of shown.matchAll(/ class="([^"]*)"/g))
    for (const name of classes!.split(' ')) traits.add(`.${name}`)
  for (const [whole, name] of shown.matchAll(/( [a-z-]+)="[\w-]*"/g)) traits.add(whole).add(name!)
  return trait => traits.has(trait)
}

/** Rules without the properties of our own that nothing refers to. */
const withoutUnused = (css: string, besides: string) =>
  css.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (text, name) =>
    [css, besides].some(rules => rules.includes(`var(${name})`)) ? text : '',
  )
