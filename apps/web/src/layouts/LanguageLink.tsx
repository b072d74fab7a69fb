import { type Language, languages } from '@portal/domain/language.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { switchLanguage } from '../paths.ts'

/** The other language under its own name, after a drawing, at the same place; a change of language is a new document. */
export function LanguageLink({ children }: { children?: ReactNode }) {
  const { language, t } = useSpeech()
  const { pathname, search } = useLocation()
  const other = languages.find(known => known !== language) as Language
  return (
    <a className="bar-link" href={switchLanguage(other, pathname + search)} hrefLang={other} lang={other}>
      {children}
      {t(`language.${other}`)}
    </a>
  )
}
