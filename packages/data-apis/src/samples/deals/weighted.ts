/** One of several by their weights; `draw` lies between 0 and 1. */
export function chooseWeighted<Item>(entries: readonly (readonly [Item, number])[], draw: number): Item {
  let left = draw * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of entries) {
    left -= weight
    if (left < 0) return item
  }
  return entries.at(-1)![0]
}
