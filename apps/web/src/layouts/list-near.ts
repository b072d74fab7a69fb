/** Entries that a long list shows at once where it only accompanies a page. */
const nearMax = 20

/** A list, or of a long one the part around the entry that is meant. */
export function listNear<T>(list: T[], isMeant: (entry: T) => boolean): T[] {
  const first = Math.min(Math.max(0, list.findIndex(isMeant) - nearMax / 2), Math.max(0, list.length - nearMax))
  return list.slice(first, first + nearMax)
}
