import useSWR, { type SWRConfiguration } from 'swr'
import { callPortal } from './call.ts'
import type { DataError } from './data-error.ts'

/** What the data cache holds for a request path. */
export interface CacheEntry {
  data?: unknown
  error?: DataError
}
export type DataCache = Map<string, CacheEntry>

/** 'no auto refresh, keep previous data while loading, no revalidation on focus, reconnect or stale, no retry on error' */
export const dataSettings: SWRConfiguration = {
  fetcher: (path: string) => callPortal(path),
  refreshInterval: 0,
  keepPreviousData: true,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
}

/** Data by request path: at once when the page or an earlier page has read it, otherwise after a fetch. */
export function useData<T>(path: string | null) {
  return useSWR<T, DataError>(path)
}
