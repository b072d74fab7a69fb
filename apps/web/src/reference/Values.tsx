import type { ValueSlice } from '@portal/domain/reference.ts'
import { Fragment } from 'react'
import { useSpeech } from '../i18n.tsx'

/** Accepted values: a few stand there, many fold out. */
export function Values({ values }: { values: ValueSlice[] }) {
  const { t } = useSpeech()
  const list = values.map(({ value, label }, at) => (
    <Fragment key={value}>
      {at > 0 && ' · '}
      <code>{value}</code>
      {label !== value && ` ${label}`}
    </Fragment>
  ))
  if (values.length <= 4) {
    return (
      <p className="values">
        {t('reference.values')} {list}
      </p>
    )
  }
  return (
    <details className="values">
      <summary>{t('reference.valuesCount', { count: values.length })}</summary>
      <p>{list}</p>
    </details>
  )
}
