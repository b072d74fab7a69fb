import { Navigate, useSearchParams } from 'react-router'
import { useSpeech } from '../../i18n.tsx'
import { Head } from '../../layouts/Head.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useDestination, useKnownUser } from './use-destination.ts'

/** Why somebody is sent here. */
const reasons = ['ended', 'signed-out'] as const

/** Signing in with an account of one of the three identity systems. */
export function Component() {
  const { t } = useSpeech()
  const why = useSearchParams()[0].get('why')
  const reason = reasons.find(known => known === why)
  const destination = useDestination()
  const known = useKnownUser()
  if (known) return <Navigate to={destination()} replace />
  return (
    <div className="login">
      <Head title={t('login.title')} description={t('login.description')} />
      <h1>{t('login.title')}</h1>
      {reason && <Notice>{t(`login.why.${reason}`)}</Notice>}
      <div className="without-script">
        <Notice>{t('login.needsScript')}</Notice>
      </div>
      <div className="needs-script">
        <LoginForm destination={destination} />
      </div>
      <p className="login-note">{t('login.note')}</p>
    </div>
  )
}
