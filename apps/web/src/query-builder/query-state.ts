import type { FieldValues } from '@portal/domain/query-field.ts'
import type { FieldProblem } from '@portal/domain/request.ts'

/** Everything a person has filled in, and what kept the last call from being sent. */
export interface QueryState {
  values: FieldValues
  baseUrl: string
  token: string
  problems: FieldProblem[]
}

export type QueryChange =
  | { change: 'value'; key: string; values: string[] }
  | { change: 'baseUrl'; baseUrl: string }
  | { change: 'token'; token: string }
  | { change: 'clear' }
  | { change: 'problems'; problems: FieldProblem[] }

/** What was typed wins over everything; the problem of a field goes as soon as the field is touched. */
export function changeQuery(state: QueryState, change: QueryChange): QueryState {
  const without = (key: string) => state.problems.filter(problem => problem.key !== key)
  switch (change.change) {
    case 'value':
      return {
        ...state,
        values: { ...state.values, [change.key]: change.values },
        problems: without(change.key),
      }
    case 'baseUrl':
      return { ...state, baseUrl: change.baseUrl, problems: without('baseUrl') }
    case 'token':
      return { ...state, token: change.token }
    case 'clear':
      return { ...state, values: {}, problems: [] }
    case 'problems':
      return { ...state, problems: change.problems }
  }
}
