import { type Chance, chance } from '../random.ts'

/** Decisions that look like chance and are the same on every run for the same name. */
export interface Dice extends Chance {
  /** Whether something happens that happens with this probability. */
  is(probability: number): boolean
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  one<Item>(items: readonly Item[]): Item
  /** One of the items, those of more weight more often. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item
}

export function rollDice(name: string): Dice {
  const { next, normal } = chance(name)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]!
  const weighted = <Item>(items: readonly (readonly [Item, number])[]) => {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    return items.at(-1)![0]
  }
  return {
    ...{ next, normal, one, weighted },
    is: probability => next() < probability,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
  }
}
