import { useParams } from 'react-router'
import type { DataError } from '../api/data-error.ts'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { PageLink } from './PageLink.tsx'
import { ProblemReason } from './ProblemReason.tsx'

/** What is shown when a page fails: what happened, another try, the number of the incident. */
export function Failed({ error, back = paths.home }: { error: DataError | undefined; back?: string }) {
  const { t } = useSpeech()
  const { vendor, product } = useParams()
  const offline = error?.status === 0
  const closed = error?.code === 'specification-broken'
  const title = t(closed ? 'failed.closedTitle' : 'failed.title')
  return (
    <div className="message">
      <title>{`${title} · ${t('site.name')}`}</title>
      <h1>{title}</h1>
      <p>{t(offline ? 'failed.offline' : closed ? 'failed.closed' : 'failed.text')}</p>
      {closed && vendor && <ProblemReason place={`${vendor}/${product}`} />}
      {/* The application asks again, and that is another incident; what is told already stays. */}
      {error?.incidentId && <p suppressHydrationWarning>{t('failed.incident', { id: error.incidentId })}</p>}
      <p>
        <Button kind="primary" className="needs-script" onClick={() => location.reload()}>
          {t('failed.retry')}
        </Button>{' '}
        <PageLink href={back} className={buttonClass()}>
          {t('page.backHome')}
        </PageLink>
      </p>
    </div>
  )
}
