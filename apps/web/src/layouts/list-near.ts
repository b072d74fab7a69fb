/** A list no longer than this is shown whole where it only accompanies a page; of a longer one half as many entries are. */
const shortMax = 20

/** A list, or of a long one the part around the entry that is meant. */
export function listNear<T>(list: T[], isMeant: (entry: T) => boolean, wholeMax = shortMax): T[] {
  if (list.length <= wholeMax) return list
  const nearMax = wholeMax / 2
  const first = Math.min(Math.max(0, list.findIndex(isMeant) - nearMax / 2), list.length - nearMax)
  return list.slice(first, first + nearMax)
}
