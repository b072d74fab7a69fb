/** The name that a mistyped one most likely stands for; nothing when none is near. Case alone is never a difference. */
export function suggestName(typed: string, names: readonly string[]): string | undefined {
  const word = typed.toLowerCase()
  const reach = editsAllowed(word)
  let best: string | undefined
  let least = reach + 1
  for (const name of names) {
    if (Math.abs(name.length - word.length) >= least) continue
    const edits = countEdits(word, name.toLowerCase())
    if (edits < least) [best, least] = [name, edits]
  }
  return best
}

/** How many edits away a word may still be what somebody meant. */
export const editsAllowed = (word: string): number => Math.max(1, Math.floor(word.length / 3))

/** Characters to add, drop, change or swap with their neighbour until one word is the other. */
export function countEdits(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1)
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[other.length]!
}
