import type { Language } from '@portal/domain/language.ts'
import { matchRoutes } from 'react-router'
import { listPaths } from '../handle.ts'
import { routes } from '../routes.tsx'
import { fetchCodeOf } from '../routing/later.tsx'
import type { DataStore } from './data-store.ts'

/** Loads the code and the data of a place; what is already there is not asked for again. */
export async function readPlace(store: DataStore, address: string, language: Language): Promise<void> {
  const url = new URL(address, location.href)
  const matches = matchRoutes(routes, url) ?? []
  const missing = listPaths(matches, url.searchParams, language).filter(path => !store.get(path))
  await Promise.all([fetchCodeOf(matches), ...missing.map(path => store.read(path))])
}

/** Reads a place ahead when somebody points at a link to it or reaches it by keyboard. */
export function readAhead(store: DataStore, language: Language): void {
  const listen = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')
    if (link) void readPlace(store, link.href, language).catch(() => {})
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, listen, { passive: true })
}
