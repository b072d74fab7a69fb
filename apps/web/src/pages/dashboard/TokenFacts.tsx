import { htmlLanguage } from '@portal/domain/language.ts'
import type { TokenInfo } from '../../api/tokens.ts'
import { useSpeech } from '../../i18n.tsx'
import { Moment } from '../../ui/Moment.tsx'

/** What is known of a token besides its secret. */
export function TokenFacts({ token: { prefix, createdAt, lastUsedAt } }: { token: TokenInfo }) {
  const { language, t } = useSpeech()
  return (
    <dl className="facts">
      <div>
        <dt>{t('token.prefix')}</dt>
        <dd>
          <code>{prefix}…</code>
        </dd>
      </div>
      <div>
        <dt>{t('token.created')}</dt>
        <dd>
          <Moment iso={createdAt} language={htmlLanguage[language]} />
        </dd>
      </div>
      <div>
        <dt>{t('token.lastUsed')}</dt>
        <dd>{lastUsedAt ? <Moment iso={lastUsedAt} language={htmlLanguage[language]} /> : t('token.neverUsed')}</dd>
      </div>
    </dl>
  )
}
