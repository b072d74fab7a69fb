import site from '@portal/content/site.json' with { type: 'json' }
import { languages } from '@portal/domain/language.ts'
import { useLocation } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { paths, switchLanguage } from '../paths.ts'
import { PageLink } from './PageLink.tsx'

/** The foot of every page: the small print, the state of the service, the languages. */
export function Foot() {
  const { language, t } = useSpeech()
  const { pathname, search } = useLocation()
  return (
    <footer className="foot">
      <div className="page foot-row">
        <ul>
          <li>
            <PageLink href={paths.terms}>{t('footer.terms')}</PageLink>
          </li>
          <li>
            <PageLink href={`${paths.terms}#privacy-policy`}>{t('footer.privacy')}</PageLink>
          </li>
          <li>
            <PageLink href={`${paths.terms}#cookies`}>{t('footer.cookies')}</PageLink>
          </li>
          <li>
            <PageLink href={paths.contact}>{t('footer.contact')}</PageLink>
          </li>
          <li>
            <PageLink href={site.statusUrl}>{t('footer.status')}</PageLink>
          </li>
        </ul>
        <ul aria-label={t('footer.languages')}>
          {languages.map(other => (
            <li key={other}>
              <a
                href={switchLanguage(other, pathname + search)}
                hrefLang={other}
                lang={other}
                aria-current={other === language ? 'true' : undefined}
              >
                {t(`language.${other}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
