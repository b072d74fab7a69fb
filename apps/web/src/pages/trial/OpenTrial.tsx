import { htmlLanguage } from '@portal/domain/language.ts'
import { useEffect } from 'react'
import type { Trial } from '../../api/trials.ts'
import { useSpeech } from '../../i18n.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import { paths } from '../../paths.ts'
import { keepToken } from '../../query-builder/token-store.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SecretField } from '../../ui/SecretField.tsx'

const search = { tag: 'series', method: 'get', path: '/series/search' } as const

/** A running trial: its token, until when it works, and where to go with it. The query builder has it already. */
export function OpenTrial({ trial: { apiToken, expiresAt } }: { trial: Trial }) {
  const { language, t } = useSpeech()
  useEffect(() => keepToken('ceicSandbox', apiToken), [apiToken])
  return (
    <>
      <div className="new-secret">
        <SecretField
          label={t('trial.token')}
          help={t('trial.token.help')}
          secret={apiToken}
          copy={t('code.copy')}
          copied={t('code.copied')}
        />
        <p>
          {t('trial.until')} <Moment iso={expiresAt} language={htmlLanguage[language]} />
        </p>
      </div>
      <p className="actions">
        <PageLink href={paths.operation('ceic/sandbox', search)} className={buttonClass('primary')}>
          {t('trial.try')}
        </PageLink>
        <PageLink href={paths.api('ceic/sandbox')} className={buttonClass()}>
          {t('home.start')}
        </PageLink>
      </p>
      <p>{t('trial.filledIn')}</p>
    </>
  )
}
