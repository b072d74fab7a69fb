/** Numbers that look like chance and are the same on every run for the same name. */
export interface Chance {
  /** Between 0 and 1. */
  next(): number
  /** Around 0, with a standard deviation of 1. */
  normal(): number
}

/** FNV-1a: a number of 32 bits from a name. */
export function hash(name: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < name.length; at++) sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/** The generator Mulberry32, started from a name. */
export function chance(name: string): Chance {
  let state = hash(name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  let spare: number | undefined
  const normal = () => {
    if (spare !== undefined) {
      const value = spare
      spare = undefined
      return value
    }
    const radius = Math.sqrt(-2 * Math.log(1 - next()))
    const angle = 2 * Math.PI * next()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
  return { next, normal }
}
