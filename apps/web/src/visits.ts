import { splitLanguage } from '@portal/domain/language.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from './paths.ts'

const key = 'previousPage'

/** Keeps the page that one comes back to from the dashboard and from signing in, for this tab. */
export function useVisits(): void {
  const { pathname, search } = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    const before = isFirst.current ? readReferrer() : undefined
    const address = isStopover(pathname) ? before : pathname + search
    isFirst.current = false
    if (address !== undefined) sessionStorage.setItem(key, address)
  }, [pathname, search])
}

/** The last page before the dashboard, with its query; nothing when there was none. */
export const previousPage = (): string | undefined => ownAddress(sessionStorage.getItem(key), location.origin)

/** Pages that one passes through: nobody is sent back to them. */
const isStopover = (pathname: string): boolean =>
  [paths.login, paths.dashboard].some(start => `${splitLanguage(pathname).path}/`.startsWith(`${start}/`))

/** The page that led to this document, which kept nothing itself when it was read without the application. */
function readReferrer(): string | undefined {
  const address = ownAddress(document.referrer.replace(location.origin, ''), location.origin)
  return address !== undefined && !isStopover(new URL(address, location.origin).pathname) ? address : undefined
}

/** Path and query of an address of this portal; nothing for any other, however it is disguised. */
export function ownAddress(address: string | null, origin: string): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  // Without its language, or read anew, a path with two slashes may become an address of another site.
  return url.origin === origin && !url.pathname.includes('//') ? url.pathname + url.search : undefined
}
