import { languages } from '@portal/domain/language.ts'
import type { ComponentType } from 'react'
import { type RouteObject, useSearchParams } from 'react-router'
import { wholePagePath } from '../api/page-data.ts'
import type { Handle } from '../handle.ts'
import type { LaterComponent } from '../routing/later.tsx'
import { SideBySide } from './SideBySide.tsx'

/**
 * A page that `?view=both` shows in both languages instead. `base` is what stands before its path. Where an address may be
 * that of another page it is read as ever, so that it leads there.
 */
export function withBoth(base: string, { Component, ...route }: RouteObject): RouteObject {
  const { paths: ownPaths, ...handle } = (route.handle ?? {}) as Handle
  const paths: Handle['paths'] = (params, search, language) => {
    const own = ownPaths?.(params, search, language) ?? []
    if (!isBoth(search)) return own
    const address = `${base}/${route.path ?? ''}`.replaceAll(/:(\w+)|\*/g, (_, name = '*') => params[name] ?? '')
    return [...languages.map(each => wholePagePath(address, search, each)), ...(handle.redirect ? own : [])]
  }
  return {
    ...route,
    handle: { ...handle, search: [...new Set([...(handle.search ?? []), 'view', 'page'])], paths } satisfies Handle,
    ...(Component && { Component: orBoth(Component) }),
  } as RouteObject
}

const isBoth = (search: URLSearchParams) => search.get('view') === 'both'

const orBoth = (Page: ComponentType & Partial<LaterComponent>) =>
  Object.assign(() => (isBoth(useSearchParams()[0]) ? <SideBySide /> : <Page />), { fetchCode: Page.fetchCode })
