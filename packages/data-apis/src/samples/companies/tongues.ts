import type { Chance } from '../random.ts'
import { type TongueRow, tongueRows, wordKeys } from './tongue-data.ts'

/** A name in Latin letters and as its country writes it; both the same where the script is Latin. */
export interface Twin {
  latin: string
  local: string
}

interface Tongue {
  words: Map<string, Twin>
  roots: Twin[]
  family: Twin[]
  given: Twin[]
  latin: string
  local: string
  familyFirst: boolean
}

const split = (text: string): Twin[] =>
  text.split(',').map(entry => {
    const [latin, local = latin] = entry.split('=')
    return { latin: latin!, local: local! }
  })

const join = (first: Twin, second: Twin): Twin => ({
  latin: first.latin + second.latin,
  local: first.local + second.local,
})

function readTongue(row: TongueRow): Tongue {
  const firsts = split(row.roots)
  const family = split(row.family)
  const pattern = row.latin ?? '{root} {word}'
  return {
    words: new Map(split(row.words ?? tongueRows.en!.words!).map((word, at) => [wordKeys[at]!, word])),
    // a company is called after a family where roots and endings do not make names enough
    roots: row.endings
      ? split(row.endings).flatMap(ending => firsts.map(first => join(first, ending)))
      : [...firsts, ...family],
    family,
    given: split(row.given),
    latin: pattern,
    local: row.local ?? pattern,
    familyFirst: row.familyFirst ?? false,
  }
}

const tongues = new Map(Object.entries(tongueRows).map(([id, row]) => [id, readTongue(row)]))

export const pick = <Item>(items: readonly Item[], dice: Chance): Item => items[Math.floor(dice.next() * items.length)]!

const fill = (pattern: string, parts: Record<string, string>) =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part]!)
/** Only where sentences begin with a capital: Georgian has capitals that nobody writes. */
const capital = (text: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** The name of a company without its legal form. */
export function nameBusiness(tongueId: string, word: string, city: Twin, dice: Chance): Twin {
  const tongue = tongues.get(tongueId)!
  const root = pick(tongue.roots, dice)
  const business = tongue.words.get(word)!
  const spell = (side: keyof Twin) =>
    capital(fill(tongue[side], { root: root[side], word: business[side], city: city[side] }))
  return { latin: spell('latin'), local: spell('local') }
}

/** A person of that tongue. */
export function namePerson(tongueId: string, dice: Chance): Twin {
  const { given, family, familyFirst } = tongues.get(tongueId)!
  const first = pick(given, dice)
  const last = pick(family, dice)
  const gap = /^[\p{Script=Han}\p{Script=Hangul}]/u.test(last.local) ? '' : ' '
  return {
    latin: `${first.latin} ${last.latin}`,
    local: familyFirst ? `${last.local}${gap}${first.local}` : `${first.local} ${last.local}`,
  }
}
