/** HTML that the portal itself made from the markdown of its own content. */
export function Html({
  html,
  className,
  lang,
  as: Element = 'div',
}: {
  html: string
  className?: string
  lang?: string | undefined
  as?: 'div' | 'span' | 'dd'
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled with raw HTML switched off, from files of the repository
  return <Element className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
