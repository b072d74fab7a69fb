import type { Navigation } from '@portal/domain/navigation.ts'
import type { SdkDownload } from '@portal/domain/sdk.ts'
import { useDownloads } from '../api/downloads.ts'
import { useSpeech } from '../i18n.tsx'
import { inLanguage } from '../paths.ts'
import { useShell } from '../shell.tsx'
import { PageLink } from './PageLink.tsx'

/** What downloads.json lists for an API, or what is known without it. */
export function Downloads({ navigation }: { navigation: Navigation }) {
  const { t } = useSpeech()
  const { list, isBuiltIn } = useDownloads(navigation, useShell().origin)
  if (list.length === 0) return null
  return (
    <section className="prose">
      <h2 id="downloads">{t('downloads.title')}</h2>
      {isBuiltIn && <p className="callout callout-warning">{t('downloads.builtIn')}</p>}
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('downloads.name')}</th>
              <th scope="col">{t('downloads.version')}</th>
              <th scope="col">{t('downloads.files')}</th>
              <th scope="col">{t('downloads.documentation')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(entry => (
              <Row key={entry.name} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ entry }: { entry: SdkDownload }) {
  const { language, t } = useSpeech()
  const { origin } = useShell()
  const { name, type, version, path, documentation, files = [] } = entry
  const names = {
    sdk: name,
    postman: t('docs.postman'),
    markdown: t('downloads.guideOf', { language: name.replace(/ guide$/, '') }),
  }
  // A text is had in the language of the page; a package is the same in all.
  const own = type === 'sdk' ? path : inLanguage(language, path.replace(origin, ''))
  const whole = files.length > 0 ? files : [{ path: own, size: undefined }]
  return (
    <tr>
      <td>{names[type]}</td>
      <td>{version}</td>
      <td>
        {whole.map(({ path: file, size }) => (
          <div key={file}>
            <a href={file}>{file.replace(/\/$/, '').split('/').at(-1)}</a>
            {size !== undefined && ` ${t('downloads.size', { size: Math.ceil(size / 1024) })}`}
          </div>
        ))}
      </td>
      <td>
        {documentation.map(({ path: page }) => (
          <PageLink key={page} href={page}>
            {t(type === 'postman' ? 'docs.postman' : 'downloads.guide')}
          </PageLink>
        ))}
      </td>
    </tr>
  )
}
