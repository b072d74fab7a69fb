import type { Language } from '@portal/domain/language.ts'
import { matchRoutes, type RouteObject } from 'react-router'
import { listPaths } from '../handle.ts'
import { routes } from '../routes.tsx'
import { callPortal } from './call.ts'
import type { DataCache } from './data.ts'
import type { DataError } from './data-error.ts'

/** Loads the code and the data of a place into the cache; what is already there is not asked for again. */
export async function readPlace(cache: DataCache, address: string, language: Language): Promise<void> {
  const url = new URL(address, location.href)
  const matches = matchRoutes(routes, url) ?? []
  const paths = listPaths(matches, url.searchParams, language)
  await Promise.all([...matches.map(({ route }) => completeRoute(route)), ...paths.map(path => readPath(cache, path))])
}

/** Replaces a lazy route's loader by what it loads, so that it can be drawn without waiting. */
async function completeRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const loaded = await route.lazy()
  Object.assign(route, loaded, { lazy: undefined })
}

async function readPath(cache: DataCache, path: string): Promise<void> {
  if (cache.has(path)) return
  await callPortal(path).then(
    data => cache.set(path, { data }),
    (error: DataError) => cache.set(path, { error }),
  )
}
