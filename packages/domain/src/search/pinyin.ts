/** How Chinese characters are read on a Latin keyboard. */
export type Readings = ReadonlyMap<string, readonly string[]>

/** '行 xing hang' as a character and its readings. */
export const openReadings = (lines: string[]): Readings =>
  new Map(lines.map(line => [line.split(' ', 1)[0]!, line.split(' ').slice(1)]))

/** A place in a Chinese text where a typed word may begin. */
interface Start {
  run: string
  characters: string[]
  from: number
}

/** Every place by the letter that its character is read with. */
export type Starts = Map<string, Start[]>

/** Adds the places of a piece of Chinese. */
export function addStarts(starts: Starts, run: string, readings: Readings): void {
  const characters = [...run]
  for (const [from, character] of characters.entries()) {
    for (const letter of new Set((readings.get(character) ?? []).map(syllable => syllable[0] ?? ''))) {
      const list = starts.get(letter)
      if (list) list.push({ run, characters, from })
      else starts.set(letter, [{ run, characters, from }])
    }
  }
}

/** A Chinese word that typed letters may stand for. */
interface PinyinReading {
  word: string
  /** How often it stands in the texts. */
  count: number
  /** True when every syllable but the last is typed whole. */
  isWhole: boolean
  /** True when it stands somewhere by itself. */
  fills: boolean
}

const readingsMax = 8
const syllablesMax = 12

/**
 * The Chinese words that typed letters may stand for: whole syllables (`lingpai`), the last one unfinished (`lingp`),
 * or initials (`lp`), mixed as people do. Initials count only where no syllables fit; the most frequent come first.
 */
export function readPinyin(
  typed: string,
  starts: Starts,
  runs: ReadonlyMap<string, number>,
  readings: Readings,
): PinyinReading[] {
  const places = starts.get(typed[0] ?? '') ?? []
  const whole = collect(places, runs, true, place => matchSyllables(place.characters, place.from, typed, readings))
  if (whole.length > 0) return whole
  return collect(places, runs, false, place => matchMixed(place.characters, place.from, typed, readings, 0))
}

function collect(
  places: Start[],
  runs: ReadonlyMap<string, number>,
  isWhole: boolean,
  match: (place: Start) => number | undefined,
): PinyinReading[] {
  const found = new Map<string, PinyinReading>()
  for (const place of places) {
    const to = match(place)
    if (to === undefined) continue
    const word = place.characters.slice(place.from, to).join('')
    const known = found.get(word) ?? { word, count: 0, isWhole, fills: false }
    known.count += runs.get(place.run) ?? 0
    known.fills ||= word === place.run
    found.set(word, known)
  }
  const byUse = (a: PinyinReading, b: PinyinReading) => Number(b.fills) - Number(a.fills) || b.count - a.count
  return [...found.values()].sort(byUse).slice(0, readingsMax)
}

/** Where the word ends that begins here, when its syllables use the letters up; the last may still be on its way. */
function matchSyllables(characters: string[], at: number, left: string, readings: Readings): number | undefined {
  if (left === '') return at
  for (const syllable of readings.get(characters[at] ?? '') ?? []) {
    if (left.startsWith(syllable)) {
      const to = matchSyllables(characters, at + 1, left.slice(syllable.length), readings)
      if (to !== undefined) return to
    }
    if (left.length > 1 && left.length < syllable.length && syllable.startsWith(left)) return at + 1
  }
  return undefined
}

/** The same for initials, or syllables and initials in turn; one character is too little to go by. */
function matchMixed(
  characters: string[],
  at: number,
  left: string,
  readings: Readings,
  depth: number,
): number | undefined {
  if (left === '') return depth > 1 ? at : undefined
  if (depth === syllablesMax) return undefined
  for (const syllable of readings.get(characters[at] ?? '') ?? []) {
    if (syllable[0] !== left[0]) continue
    for (const typed of left.startsWith(syllable) && syllable.length > 1 ? [syllable.length, 1] : [1]) {
      const to = matchMixed(characters, at + 1, left.slice(typed), readings, depth + 1)
      if (to !== undefined) return to
    }
  }
  return undefined
}

/** Every syllable that some character is read as. */
export const syllablesOf = (readings: Readings): ReadonlySet<string> => new Set([...readings.values()].flat())
