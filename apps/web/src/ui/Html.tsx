import { type MouseEvent, useMemo } from 'react'
import { trustHtml } from './trusted.ts'
import { useFollow } from './use-follow.ts'

/** HTML that the portal itself made from the markdown of its content and its documents. Its links to pages open in place. */
export function Html({
  html,
  className,
  lang,
  id,
  as: Element = 'div',
}: {
  html: string
  className?: string
  lang?: string | undefined
  id?: string
  as?: 'div' | 'span' | 'dd'
}) {
  // React writes it anew when it gets another object: menus and marks in it would forget their state.
  const trusted = useMemo(() => trustHtml(html), [html])
  const follow = useFollow()
  const followLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const address = link?.getAttribute('href') ?? ''
    if (isPage(address)) follow(event, address)
  }
  // Compiled with raw HTML switched off, and passed by the policy.
  const inner = { dangerouslySetInnerHTML: { __html: trusted } }
  return <Element className={className} lang={lang} id={id} onClick={followLink} {...inner} />
}

/** Files have an ending, or no language; the other language is another document. */
const isPage = (address: string): boolean =>
  address.startsWith(`/${document.documentElement.lang.slice(0, 2)}/`) && !/\.\w+(\?|#|$)/.test(address)
