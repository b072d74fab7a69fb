import { isExternal } from '@portal/domain/navigation.ts'
import type { ComponentProps } from 'react'
import { useSpeech } from '../i18n.tsx'
import { inLanguage } from '../paths.ts'
import { useFollow } from '../ui/use-follow.ts'

/** A link: pages of the portal open in place and in the language of this page, other sites in a new tab. */
export function PageLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { language } = useSpeech()
  const follow = useFollow()
  if (isExternal(href)) return <a href={href} target="_blank" rel="noopener" onClick={onClick} {...rest} />
  const address = inLanguage(language, href)
  return (
    <a
      href={address}
      onClick={event => {
        onClick?.(event)
        follow(event, address)
      }}
      {...rest}
    />
  )
}
