import { type Language, languages } from '@portal/domain/language.ts'
import { useLocation } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { switchLanguage } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'

/** The other language under its own name, at the same place; a change of language is a new document. */
export function LanguageLink() {
  const { language, t } = useSpeech()
  const { pathname, search } = useLocation()
  const other = languages.find(known => known !== language) as Language
  return (
    <a
      className="bar-link bar-language"
      href={switchLanguage(other, pathname + search)}
      hrefLang={other}
      lang={other}
      data-language={other}
    >
      <Icon of="languages" />
      {t(`language.${other}`)}
    </a>
  )
}
