import type { Chance } from '../random.ts'
import { publicationRows } from './publication-data.ts'

interface Wish {
  language: string
  /** YY for texts about several. */
  country: string
  /** Kinds of sources, any of them. */
  sources: string[]
  /** One that it must not be. */
  other?: number
}

/** The id of a publication: of the country if it has one in the language, else of its language. */
export function choosePublication({ language, country, sources, other }: Wish, dice: Chance): number {
  const spoken = publicationRows.filter(([id, , , , tongue]) => tongue === language && id !== other)
  const fitting = spoken.filter(([, , , , , source]) => sources.includes(source))
  const own = fitting.filter(([, , , place]) => place === country)
  const general = fitting.filter(([, , , place]) => place === 'YY')
  const choice = [own, general, fitting, spoken].find(rows => rows.length > 0) ?? publicationRows
  return choice[Math.floor(dice.next() * choice.length)]![0]
}
