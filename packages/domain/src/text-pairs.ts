const tag = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g
const empty = new Set(['br', 'hr', 'img', 'input'])

/** The elements that a compiled page consists of, one after the other; each point of a list is one. */
export const splitBlocks = (html: string): string[] => splitElements(html).flatMap(splitList)

/** A list as lists of one point each, which go on counting. */
function splitList(block: string): string[] {
  const [, name, start, points] = /^<(ul|ol)(?: start="(\d+)")?>([\s\S]*)<\/\1>$/.exec(block) ?? []
  if (!name || !points) return [block]
  const first = Number(start ?? 1)
  return splitElements(points).map((point, at) =>
    name === 'ul' ? `<ul>${point}</ul>` : `<ol start="${first + at}">${point}</ol>`,
  )
}

function splitElements(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: whole, 1: closing, 2: name, index } of html.matchAll(tag)) {
    if (!empty.has(name!)) depth += closing ? -1 : 1
    if (depth > 0) continue
    const end = index + whole.length
    blocks.push(html.slice(start, end).trim())
    start = end
  }
  if (start < html.trimEnd().length) blocks.push(html.slice(start).trim())
  return blocks
}

/** What a block is: its element, with its class or the anchor of a heading, which both languages share. */
const kindOf = (block: string): string => /^<[a-z0-9]+(?: (?:id|class)="[^"]*")?/.exec(block)?.[0] ?? ''

/** Code says the same in every language. */
export const isCode = (block: string): boolean => /^<div class="(code|tabs)"/.test(block)

/** What stands beside each other. */
export type Pair = [own: string, other: string]

/**
 * The blocks of a page beside those of its twin: blocks of one kind in the same order stand side by side. What one side
 * has more stays with what it follows.
 */
export function pairBlocks(own: string[], other: string[]): Pair[] {
  const [kinds, otherKinds] = [own.map(kindOf), other.map(kindOf)]
  const common = countCommon(kinds, otherKinds)
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  const add = (one: string, two: string) => {
    const last = pairs.at(-1)
    if (last && !(one && two) && !isCode(last[0])) pairs[pairs.length - 1] = [last[0] + one, last[1] + two]
    else pairs.push([one, two])
  }
  while (i < own.length || j < other.length) {
    if (i < own.length && kinds[i] === otherKinds[j]) add(own[i++]!, other[j++]!)
    else if (j >= other.length || (i < own.length && common[i + 1]![j]! >= common[i]![j + 1]!)) add(own[i++]!, '')
    else add('', other[j++]!)
  }
  return pairs
}

/** How many kinds the rests of two lists have in common, in order, from each pair of places on. */
function countCommon(one: string[], two: string[]): number[][] {
  const rows = Array.from({ length: one.length + 1 }, () => new Array<number>(two.length + 1).fill(0))
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = two.length - 1; j >= 0; j--)
      rows[i]![j] = one[i] === two[j] ? rows[i + 1]![j + 1]! + 1 : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!)
  return rows
}

/** A text beside its twin must not have the same ids. */
export const withoutIds = (html: string): string => html.replaceAll(/ id="[^"]*"/g, '')

const onlyTable = /^<div class="scroll"><table>((?:(?!<table>)[\s\S])*)<\/table><\/div>$/

/** Two tables of the same shape as one, row beside row; undefined for everything else. `lang` is the language of the other. */
export function joinTables(own: string, other: string, lang: string): string | undefined {
  const [rows, others] = [own, other].map(html => onlyTable.exec(html)?.[1]?.match(/<tr>[\s\S]*?<\/tr>/g) ?? [])
  if (!rows?.length || rows.length !== others?.length) return undefined
  const [head, ...body] = rows.map((row, at) => {
    const cells = others[at]!.slice('<tr>'.length).replaceAll(/<(t[dh])(?=[ >])/g, `<$1 lang="${lang}"`)
    return row.replace(/<\/tr>$/, withoutIds(cells))
  })
  return `<div class="scroll"><table><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>`
}

/** A row has its own element and one for each language. */
const framed = 3

/** Pairs in parts of so many elements at most; a pair is never cut. */
export function cutPairs(pairs: Pair[], elementsMax: number): Pair[][] {
  const parts: Pair[][] = [[]]
  let elements = 0
  for (const pair of pairs) {
    const own = framed + (pair.join('').match(/<[a-z]/g)?.length ?? 0)
    if (elements + own > elementsMax && elements > 0) {
      parts.push([])
      elements = 0
    }
    elements += own
    parts.at(-1)!.push(pair)
  }
  return parts
}
