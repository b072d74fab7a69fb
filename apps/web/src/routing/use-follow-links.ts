import { type Language, splitLanguage } from '@portal/domain/language.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSpeech } from '../i18n.tsx'

/** Opens pages of the portal in place, wherever their links stand, on a click that asks for nothing special, such as a new tab. */
export function useFollowLinks(): void {
  const { language } = useSpeech()
  const navigate = useNavigate()
  useEffect(() => {
    // Hears a click after React, whose components may have kept the browser from following it.
    const follow = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      const address = (event.target as Element).closest('a')?.getAttribute('href') ?? ''
      if (!isPage(address, language)) return
      event.preventDefault()
      navigate(address, { replace: address === location.pathname + location.search })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [language, navigate])
}

/** Files have an ending, or no language; the other language is another document. */
function isPage(address: string, language: Language): boolean {
  const [path = ''] = address.split(/[?#]/)
  return splitLanguage(path).language === language && !/\.(md|atom)$/.test(path)
}
