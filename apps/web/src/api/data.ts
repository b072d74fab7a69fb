import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { DataError } from './data-error.ts'
import type { DataStore } from './data-store.ts'

export const DataContext = createContext<DataStore | undefined>(undefined)

/** The store of the page, for those who write into it. */
export function useDataStore(): DataStore {
  const store = useContext(DataContext)
  if (!store) throw new Error('A component that needs data stands outside of DataContext.')
  return store
}

interface Data<T> {
  /** The answer; while another path is being read, the answer of the one before. */
  data: T | undefined
  error: DataError | undefined
  isLoading: boolean
}

const none = () => () => {}

/**
 * Data by request path: at once when the page or an earlier page has read it, otherwise after a fetch. `fresh` asks
 * anew whenever a page begins to show it. Without a path nothing is read.
 */
export function useData<T>(path: string | null, { fresh = false } = {}): Data<T> {
  const store = useDataStore()
  const previous = useRef<T>(undefined)
  const get = () => (path ? store.get(path) : undefined)
  const subscribe = useCallback(
    (listener: () => void) => (path ? store.subscribe(path, listener) : none()),
    [store, path],
  )
  const entry = useSyncExternalStore(subscribe, get, get)
  const data = entry?.data as T | undefined
  useEffect(() => {
    if (path && (fresh || store.get(path)?.data === undefined)) void store.read(path)
  }, [store, path, fresh])
  useEffect(() => {
    if (data !== undefined) previous.current = data
  }, [data])
  return {
    data: data ?? (path && !entry?.error ? previous.current : undefined),
    error: entry?.error,
    isLoading: path !== null && !entry,
  }
}
