/** How Chinese characters are read on a Latin keyboard. */
export type Readings = ReadonlyMap<string, readonly string[]>

/** '行 xing hang' as a character and its readings. */
export const openReadings = (lines: string[]): Readings =>
  new Map(lines.map(line => [line.split(' ', 1)[0]!, line.split(' ').slice(1)]))

const lengthMax = 12

/**
 * The pieces of Chinese texts that typed letters may stand for: whole syllables (`lingpai`), the last one unfinished
 * (`lingp`), or initials (`lp`), mixed as people do. Those read by whole syllables first, then the most frequent.
 */
export function readPinyin(typed: string, runs: ReadonlyMap<string, number>, readings: Readings): PinyinReading[] {
  const found = new Map<string, PinyinReading>()
  for (const [run, count] of runs) {
    const characters = [...run]
    for (let from = 0; from < characters.length; from++) {
      const match = matchFrom(characters, from, typed, readings)
      if (!match) continue
      const word = characters.slice(from, match.to).join('')
      const known = found.get(word)
      if (known) known.count += count
      else found.set(word, { word, count, isWhole: match.isWhole })
    }
  }
  const all = [...found.values()].sort((a, b) => b.count - a.count)
  const whole = all.filter(({ isWhole }) => isWhole)
  return (whole.length > 0 ? whole : all).slice(0, readingsMax)
}

/** A Chinese word and how often it stands in the texts. */
export interface PinyinReading {
  word: string
  count: number
  /** True when every syllable but the last is typed whole. */
  isWhole: boolean
}

const readingsMax = 8

/** Where the word that begins here ends when the typed letters are used up; a reading by syllables before one by initials. */
function matchFrom(characters: string[], from: number, typed: string, readings: Readings) {
  const to = matchSyllables(characters, from, typed, readings)
  if (to !== undefined) return { to, isWhole: true }
  const mixed = matchMixed(characters, from, typed, readings)
  return mixed === undefined ? undefined : { to: mixed, isWhole: false }
}

function matchSyllables(characters: string[], at: number, left: string, readings: Readings): number | undefined {
  if (left === '') return at
  for (const syllable of readings.get(characters[at] ?? '') ?? []) {
    if (left.startsWith(syllable)) {
      const to = matchSyllables(characters, at + 1, left.slice(syllable.length), readings)
      if (to !== undefined) return to
    }
    // The last syllable may be on its way, once another is whole.
    if (left.length > 1 && left.length < syllable.length && syllable.startsWith(left)) return at + 1
  }
  return undefined
}

function matchMixed(characters: string[], at: number, left: string, readings: Readings, depth = 0): number | undefined {
  if (left === '') return depth > 1 ? at : undefined
  if (depth > lengthMax) return undefined
  for (const syllable of readings.get(characters[at] ?? '') ?? []) {
    if (syllable[0] !== left[0]) continue
    const typedPart = left.startsWith(syllable) ? syllable.length : 1
    const to = matchMixed(characters, at + 1, left.slice(typedPart), readings, depth + 1)
    if (to !== undefined) return to
    if (typedPart > 1) {
      const short = matchMixed(characters, at + 1, left.slice(1), readings, depth + 1)
      if (short !== undefined) return short
    }
  }
  return undefined
}

/** Every syllable that some character is read as. */
export const syllablesOf = (readings: Readings): ReadonlySet<string> => new Set([...readings.values()].flat())
