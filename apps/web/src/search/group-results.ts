import type { SearchResult } from '@portal/domain/search.ts'

type ResultKind = SearchResult['kind'] | 'parameter'

export interface ResultGroup {
  kind: ResultKind
  items: SearchResult[]
}

const kindOf = ({ kind, part }: SearchResult): ResultKind => part ?? kind

/** Results by their kind, each kind where its best result stands. */
export function groupResults(items: SearchResult[]): ResultGroup[] {
  const groups = new Map<ResultKind, SearchResult[]>()
  for (const item of items) groups.set(kindOf(item), [...(groups.get(kindOf(item)) ?? []), item])
  return [...groups].map(([kind, grouped]) => ({ kind, items: grouped }))
}
