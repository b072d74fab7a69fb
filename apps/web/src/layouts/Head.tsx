import { htmlLanguage, languages, splitLanguage } from '@portal/domain/language.ts'
import { useLocation } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { inLanguage } from '../paths.ts'
import { useShell } from '../shell.tsx'

/** Title, description and addresses of a page in `<head>`; `query` is the part of the query that makes another page. */
export function Head({ title, description, query = '', feed }: HeadProps) {
  const { origin } = useShell()
  const { language, t } = useSpeech()
  const path = splitLanguage(useLocation().pathname).path.replace(/(.)\/+$/, '$1')
  const address = (to: typeof language) => `${origin}${inLanguage(to, path)}${query}`
  const name = t('site.name')
  return (
    <>
      <title>{title === name ? name : `${title} · ${name}`}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={address(language)} />
      {languages.map(other => (
        <link key={other} rel="alternate" hrefLang={htmlLanguage[other]} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${path}${query}`} />
      {feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={t('docs.releaseNotes')}
          href={origin + inLanguage(language, feed)}
        />
      )}
    </>
  )
}

interface HeadProps {
  title: string
  description?: string
  query?: string
  /** Address of the Atom feed with the news of what the page is about, without language. */
  feed?: string | undefined
}
