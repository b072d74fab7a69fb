import type { Words } from '@portal/domain/language.ts'
import { type FilterGroup, filterRows } from './filter-data.ts'

/** Something that a report may be limited to. */
interface Filter extends Words {
  id: string
  group: FilterGroup
}

const filters: Filter[] = filterRows.map(([id, group, en, zh]) => ({ id, group, en, zh }))

const startingWith = (letter: string) => filters.filter(({ id }) => id.startsWith(letter))

/** The four kinds of filters, under the names that they have in a report; `digit` is the class that they go with. */
export const filterKinds = [
  { name: 'universalFilters', filters: startingWith('U'), digit: undefined },
  { name: 'equityFilters', filters: startingWith('E'), digit: '1' },
  { name: 'bondFilters', filters: startingWith('B'), digit: '2' },
  { name: 'alternativeFilters', filters: startingWith('A'), digit: '5' },
] as const
export type FilterName = (typeof filterKinds)[number]['name']

/** The classes that filters go with, in words. */
export const classesOfFilters: Record<FilterName, Words> = {
  universalFilters: { en: 'all', zh: '全部' },
  equityFilters: { en: 'equity', zh: '股票' },
  bondFilters: { en: 'bond', zh: '债券' },
  alternativeFilters: { en: 'alternative', zh: '另类' },
}

export const filterOf = (id: string): Filter => filters.find(filter => filter.id === id)!

/** Filters by their groups: those of one group widen a report together, groups narrow one another. */
export const groupFilters = (ids: string[]): string[][] => [...Map.groupBy(ids, id => filterOf(id).group).values()]
