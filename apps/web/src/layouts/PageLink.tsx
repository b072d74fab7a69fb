import { isExternal } from '@portal/domain/navigation.ts'
import type { ComponentProps } from 'react'
import { useSpeech } from '../i18n.tsx'
import { inLanguage } from '../paths.ts'

/** A link: pages of the portal in the language of this page, other sites in a new tab. */
export function PageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { language } = useSpeech()
  if (isExternal(href)) return <a href={href} target="_blank" rel="noopener" {...rest} />
  return <a href={inLanguage(language, href)} {...rest} />
}
