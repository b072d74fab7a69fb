import type { Navigation } from '@portal/domain/navigation.ts'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from './PageLink.tsx'
import { useAddress } from './use-address.ts'

/** Title and version of an API; where its vendor has others, a menu that leads to the same page of each. */
export function VersionMenu({ navigation }: { navigation: Navigation }) {
  const { language, t } = useSpeech()
  const [page = ''] = useAddress()
    .slice(paths.api(navigation.path).length + 1)
    .split('?')
  const name = (
    <>
      <span className="side-title">{navigation.title[language]}</span>{' '}
      <span className="side-version">{navigation.version}</span>
    </>
  )
  if (navigation.versions.length === 0) return <p>{name}</p>
  return (
    <details className="menu versions" data-menu>
      <summary className="bar-link" title={t('docs.versions')}>
        <span>{name}</span>
        <Icon of="chevrons-up-down" />
      </summary>
      <ul className="menu-panel">
        {navigation.versions.map(({ path, title, version, pages }) => (
          <li key={path}>
            <PageLink
              className="bar-link"
              href={pages.includes(page) ? paths.page(path, page) : paths.api(path)}
              aria-current={path === navigation.path ? 'true' : undefined}
            >
              {`${title[language]} `}
              <span className="side-version">{version}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
