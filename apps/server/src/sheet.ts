import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/**
 * Reads a style sheet, and picks from it what says something about a page: the rules of the elements and classes that it has, in
 * whatever state a visitor or the boot script brings them. The application may draw others, and has the whole sheet follow
 * (apps/web/src/boot/sheet.ts). What is picked too much costs bytes, what is picked too little shows as a change when the
 * sheet comes. `besides` is a sheet that refers to the properties of this one.
 */
export function readSheet(css: string, besides = ''): (html: string) => string {
  const parts = postcss.parse(css).nodes.flatMap(readNode)
  return html => withoutUnused(write(parts, traitsOf(html)), besides)
}

/** A rule or a group of rules: what it says about a page, or nothing. */
type Part = (page: PageTraits) => string

/** Whether a page has an element, a class or something Chinese: 'main', '.bar', ':lang(zh)'. */
type PageTraits = (trait: string) => boolean

const write = (parts: Part[], page: PageTraits) => parts.map(part => part(page)).join('')

function readNode(node: ChildNode): Part[] {
  if (node.type === 'rule') return [readRule(node)]
  return node.type === 'atrule' ? [readGroup(node)] : []
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
  const needed = rule.selectors.map(selector => ({ selector, needs: listNeeds(selector) }))
  return page => {
    const kept = needed.filter(({ needs }) => needs.every(page))
    return kept.length > 0 ? `${kept.map(({ selector }) => selector).join()}{${body}}` : ''
  }
}

/** What a page must have for a selector to mean something in it. What stands in brackets is not looked into. */
function listNeeds(selector: string): string[] {
  const names = withoutBrackets(selector).replace(/\[[^\]]*\]|::?[\w-]+/g, '')
  return [
    ...[...names.matchAll(/\.[\w-]+|(?<![\w.#-])[a-z][\w-]*/g)].map(([name]) => name),
    ...(selector.includes(':lang(zh)') ? [':lang(zh)'] : []),
  ]
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/:[\w-]+\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

function traitsOf(html: string): PageTraits {
  const traits = new Set(['.unseen']) // what the boot script tells those who listen
  for (const [, element] of html.matchAll(/<([a-z]\w*)/g)) traits.add(element!)
  for (const [, classes] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of classes!.split(' ')) traits.add(`.${name}`)
  if (html.includes(' lang="zh-Hans"')) traits.add(':lang(zh)')
  return trait => traits.has(trait)
}

/** Rules without the properties of our own that nothing refers to. */
const withoutUnused = (css: string, besides: string) =>
  css.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (text, name) =>
    [css, besides].some(rules => rules.includes(`var(${name})`)) ? text : '',
  )
