const tag = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g
const empty = new Set(['br', 'hr', 'img', 'input'])

/** The elements that a compiled page consists of, one after the other. */
export function splitBlocks(html: string): string[] {
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
  return blocks
}

/** What a block is: its element, with its class or the anchor of a heading, which both languages share. */
const kindOf = (block: string): string => /^<[a-z0-9]+(?: (?:id|class)="[^"]*")?/.exec(block)?.[0] ?? ''

/** Code says the same in every language. */
export const isCode = (block: string): boolean => /^<div class="(code|tabs)"/.test(block)

/**
 * The blocks of a page beside those of its twin: blocks of one kind in the same order stand side by side. What one side
 * has more stays with what it follows.
 */
export function pairBlocks(own: string[], other: string[]): [string, string][] {
  const [kinds, otherKinds] = [own.map(kindOf), other.map(kindOf)]
  const common = countCommon(kinds, otherKinds)
  const pairs: [string, string][] = []
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
