import { useMemo } from 'react'
import { trustHtml } from './trusted.ts'

/** HTML that the portal itself made from the markdown of its content and its documents. */
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
  as?: 'div' | 'dd'
}) {
  // React writes it anew when it gets another object: menus and marks in it would forget their state.
  const trusted = useMemo(() => trustHtml(html), [html])
  // No tag of it is a writer's own (decision 107), and the policy has passed it.
  const inner = { dangerouslySetInnerHTML: { __html: trusted } }
  return <Element className={className} lang={lang} id={id} {...inner} />
}
