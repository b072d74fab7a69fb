import { readAddress, writeAddress } from '@portal/domain/address.ts'
import { exampleValues } from '@portal/domain/example-values.ts'
import type { TokenScope } from '@portal/domain/product.ts'
import { type FieldValues, listFields, type QueryField } from '@portal/domain/query-field.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { bareToken, buildRequest } from '@portal/domain/request.ts'
import { type Dispatch, useEffect, useMemo, useReducer } from 'react'
import { changeQuery, type QueryChange, type QueryState } from './query-state.ts'
import { keepToken, readToken } from './token-store.ts'

export interface Query {
  fields: QueryField[]
  state: QueryState
  change: Dispatch<QueryChange>
  /** The call as it stands; the problems of its fields are shown only after an attempt to send it. */
  built: ReturnType<typeof buildRequest>
}

/** What is filled in, restored from the address and the tab, and written back to both. */
export function useQuery(slice: OperationSlice, product: TokenScope): Query {
  const fields = useMemo(() => listFields(slice), [slice])
  const [state, change] = useReducer(changeQuery, undefined, () => ({
    values: startValues(slice, fields),
    baseUrl: new URL(slice.baseUrl, location.origin).href,
    token: readToken(product),
    problems: [],
  }))
  const { values, baseUrl, token } = state
  const built = useMemo(() => buildRequest(slice, values, { baseUrl, token }), [slice, values, baseUrl, token])
  useEffect(() => keepToken(product, bareToken(token)), [product, token])
  useEffect(() => {
    const { pathname } = location
    // Browsers limit how often an address may be written; a pause in typing is enough.
    const timer = setTimeout(() => showAddress(pathname, writeAddress(slice, fields, values)), 300)
    return () => clearTimeout(timer)
  }, [slice, fields, values])
  return { fields, state, change, built }
}

/** What the address holds for this operation; without that the example that was read before. */
function startValues(slice: OperationSlice, fields: QueryField[]): FieldValues {
  const kept = readAddress(location.search, fields)
  return Object.keys(kept).length > 0 ? kept : exampleValues(slice)
}

/**
 * The router keeps its own notes in the state of the entry: they stay. A page that is on its way already has the address
 * before this one is gone.
 */
function showAddress(pathname: string, search: string): void {
  if (location.pathname === pathname && search !== location.search)
    history.replaceState(history.state, '', search + location.hash)
}
