import type { TokenScope } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useId } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import { paths } from '../../paths.ts'
import type { Query } from '../use-query.ts'
import { ProblemText } from './FieldRow.tsx'
import styles from './fields.module.css'

/** Where the call goes and as whom. */
export function TargetFields({ slice, product, query }: TargetFieldsProps) {
  const { t } = useSpeech()
  const id = useId()
  const { baseUrl, token, problems } = query.state
  const problem = problems.find(({ key }) => key === 'baseUrl')
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).host : ''
  const isForeign = host !== '' && host !== location.host
  return (
    <fieldset className={styles.group}>
      <legend>{t('query.group.target')}</legend>
      {slice.security && (
        <div className="field">
          <label className="field-label" htmlFor={`${id}-token`}>
            {t('query.token')}
          </label>
          <input
            id={`${id}-token`}
            className="input"
            type="password"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-token-help`}
            value={token}
            onChange={event => query.change({ change: 'token', token: event.target.value })}
          />
          <span className="field-help" id={`${id}-token-help`}>
            {token ? t('query.token.kept') : <TokenLink product={product} />}
          </span>
        </div>
      )}
      <div className="field" data-problem={problem ? '' : undefined}>
        <label className="field-label" htmlFor={`${id}-base`}>
          {t('query.base-url')}
        </label>
        <input
          id={`${id}-base`}
          className="input"
          type="url"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-base-help ${id}-base-problem`}
          value={baseUrl}
          onChange={event => query.change({ change: 'baseUrl', baseUrl: event.target.value })}
        />
        <span className="field-help" id={`${id}-base-help`}>
          {isForeign && t(slice.security ? 'query.base-url.foreign-token' : 'query.base-url.foreign', { host })}
        </span>
        <ProblemText id={`${id}-base-problem`} problem={problem} />
      </div>
    </fieldset>
  )
}

interface TargetFieldsProps {
  slice: OperationSlice
  query: Query
  /** Whose token the call carries. */
  product: TokenScope
}

/** Where a token comes from: that of the sandbox by a form, those of the other products from the dashboard. */
function TokenLink({ product }: { product: TokenScope }) {
  const { t } = useSpeech()
  if (product === 'ceicSandbox') return <PageLink href={paths.registerTrial}>{t('query.token.trial')}</PageLink>
  return <PageLink href={paths.tokens}>{t('query.token.get')}</PageLink>
}
