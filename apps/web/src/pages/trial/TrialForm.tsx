import { type TrialFieldName, trialFields } from '@portal/domain/trial.ts'
import { useEffect, useRef, useState } from 'react'
import { registerTrial } from '../../api/trials.ts'
import { CaptchaForm } from '../../forms/CaptchaForm.tsx'
import type { Values } from '../../forms/use-form.ts'
import { useSpeech } from '../../i18n.tsx'
import { Notice } from '../../ui/Notice.tsx'

const autoComplete: Partial<Record<TrialFieldName, string>> = {
  name: 'given-name',
  surname: 'family-name',
  companyName: 'organization',
  jobTitle: 'organization-title',
  email: 'email',
}

/** Asks for a trial; in its place, once it is sent, where the link will be found. */
export function TrialForm() {
  const { t } = useSpeech()
  const [sent, setSent] = useState<{ email: string; mailed: boolean }>()
  const send = async (body: Values<TrialFieldName> & { captcha: string }) =>
    setSent({ email: String(body.email), mailed: await registerTrial(body) })
  if (sent) return <Sent {...sent} />
  return (
    <>
      <div className="without-script">
        <Notice>{t('trial.needsScript')}</Notice>
      </div>
      <CaptchaForm
        fields={trialFields}
        labels={{
          name: t('form.name'),
          surname: t('form.surname'),
          companyName: t('form.companyName'),
          jobTitle: t('form.jobTitle'),
          email: t('form.email'),
          country: t('form.country'),
          message: t('form.message'),
          agreeToStorePersonalData: t('form.agreeToStorePersonalData'),
          contactWithOffers: t('form.contactWithOffers'),
        }}
        autoComplete={autoComplete}
        label={t('trial.form')}
        submitLabel={t('trial.submit')}
        send={send}
      />
    </>
  )
}

function Sent({ email, mailed }: { email: string; mailed: boolean }) {
  const { t } = useSpeech()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Notice tone="good">
      <h2 ref={heading} tabIndex={-1}>
        {t('trial.sent')}
      </h2>
      <p>{mailed ? t('trial.sent.mail', { email }) : t('trial.sent.shown', { email })}</p>
      {mailed && <p>{t('trial.sent.nothing')}</p>}
    </Notice>
  )
}
