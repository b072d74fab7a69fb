import { htmlLanguage } from '@portal/domain/language.ts'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { brandOf, joinHandles } from '../handle.ts'
import { useSpeech } from '../i18n.tsx'
import { KeepScroll } from '../routing/KeepScroll.ts'
import { useMatches } from '../routing/matches.ts'
import { useFollowLinks } from '../routing/use-follow-links.ts'
import { useShell } from '../shell.tsx'
import { useVisits } from '../visits.ts'

/**
 * The document without its scripts, which the server writes (entry-server.tsx): a browser that demands Trusted Types lets
 * nobody make one. Mode, menus and sign-in state of `<html>` and the bar are the boot script's, before and after hydration.
 */
export function Root() {
  const { language, t } = useSpeech()
  const matches = useMatches()
  const handle = joinHandles(matches)
  const { mode, menu, code, assets } = useShell()
  useFollowLinks()
  usePageShown()
  useFocusOnPage()
  useVisits()
  return (
    <html
      lang={htmlLanguage[language]}
      data-brand={brandOf(handle, matches.at(-1)?.params ?? {})}
      data-mode={mode ?? undefined}
      data-app={handle.app ? 'now' : undefined}
      data-menu={menu}
      data-code={code}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.styles[handle.kind ?? 'public']} precedence="page" />
        <noscript>
          <link rel="stylesheet" href={assets.noscript} />
        </noscript>
      </head>
      <body data-done={t('code.copied')}>
        <a className="skip" href="#main">
          {t('nav.skip')}
        </a>
        <Outlet />
        <KeepScroll />
      </body>
    </html>
  )
}

/** Tells the boot script that there is another page to look after. */
function usePageShown() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is a new page
  useEffect(() => void document.dispatchEvent(new Event('page-shown')), [key])
}

/** The focus follows to a new page, or it would stay on a link that is gone; a page may take it further. */
function useFocusOnPage() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
}
