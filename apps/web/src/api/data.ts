import useSWR, { type SWRConfiguration } from 'swr'
import { readCookie } from '../boot/cookie.ts'

/** A refused or failed read; `status` is 0 when the network did not answer at all. */
export class DataError extends Error {
  readonly status: number
  readonly incidentId: string | undefined
  constructor(status: number, message: string, incidentId?: string) {
    super(message)
    this.status = status
    this.incidentId = incidentId
  }
}

/** What the data cache holds for a request path. */
export interface CacheEntry {
  data?: unknown
  error?: DataError
}
export type DataCache = Map<string, CacheEntry>

/** 'if a cookie named token (path /) exists, every request carries it as a bearer authorisation header' */
export function authorisation(): Record<string, string> {
  const token = readCookie('token')
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Reads a path of the portal as JSON; rejects with DataError. */
export async function fetchJson<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { accept: 'application/json', ...authorisation() } }).catch(cause => {
    throw new DataError(0, String(cause))
  })
  const body = (await answer.json().catch(() => ({}))) as { detail?: string; incidentId?: string }
  if (!answer.ok) throw new DataError(answer.status, body.detail ?? answer.statusText, body.incidentId)
  return body as T
}

/** 'no auto refresh, keep previous data while loading, no revalidation on focus, reconnect or stale, no retry on error' */
export const dataSettings: SWRConfiguration = {
  fetcher: fetchJson,
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
