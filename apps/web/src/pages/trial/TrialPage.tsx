import { useParams } from 'react-router'
import { useTrial } from '../../api/trials.ts'
import { useSpeech } from '../../i18n.tsx'
import { Failed } from '../../layouts/Failed.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { OpenTrial } from './OpenTrial.tsx'

/** What the link of a mail opens. Only the browser asks for it, so that no page on the server holds a token. */
export function Component() {
  const { t } = useSpeech()
  const { token = '' } = useParams()
  const { data: trial, error } = useTrial(token)
  const title = t('trial.title')
  if (error && error.status !== 404 && error.status !== 410) return <Failed error={error} />
  return (
    <div className="trial">
      <title>{`${title} · ${t('site.name')}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <div className="without-script">
        <Notice>{t('trial.needsScript')}</Notice>
      </div>
      {trial ? (
        <OpenTrial trial={trial} />
      ) : error ? (
        <NoTrial words={error.message} />
      ) : (
        <div className="needs-script">
          <Spinner label={t('page.loading')} />
        </div>
      )}
    </div>
  )
}

/** A link that opens nothing, or nothing any more, and what to do about it. */
function NoTrial({ words }: { words: string }) {
  const { t } = useSpeech()
  return (
    <>
      <div role="alert">
        <Notice tone="bad">{words}</Notice>
      </div>
      <p className="actions">
        <PageLink href={paths.registerTrial} className={buttonClass('primary')}>
          {t('trial.again')}
        </PageLink>
        <PageLink href={paths.product('ceic/macroeconomic')} className={buttonClass()}>
          {t('trial.subscribe')}
        </PageLink>
      </p>
    </>
  )
}
