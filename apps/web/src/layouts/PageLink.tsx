import { isExternal } from '@portal/domain/navigation.ts'
import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { inLanguage } from '../paths.ts'

/** A link: pages of the portal open in place and in the language of this page, other sites in a new tab. */
export function PageLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { language } = useSpeech()
  const navigate = useNavigate()
  if (isExternal(href)) return <a href={href} target="_blank" rel="noopener" onClick={onClick} {...rest} />
  const address = inLanguage(language, href)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigate(address, { replace: address === location.pathname + location.search })
  }
  return <a href={address} onClick={follow} {...rest} />
}

/** A click that asks for nothing special, such as a new tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
