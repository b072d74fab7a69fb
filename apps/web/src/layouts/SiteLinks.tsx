import { splitLanguage } from '@portal/domain/language.ts'
import { useLocation } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { PageLink } from './PageLink.tsx'

const links = [
  { href: paths.products, key: 'nav.products' },
  { href: paths.docs, key: 'nav.docs' },
  { href: paths.faq, key: 'nav.faq' },
] as const

/** The main areas of the portal. */
export function SiteLinks() {
  const { t } = useSpeech()
  const { path } = splitLanguage(useLocation().pathname)
  return links.map(({ href, key }) => (
    <PageLink
      key={href}
      href={href}
      className="bar-link"
      aria-current={path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined}
    >
      {t(key)}
    </PageLink>
  ))
}
