import type { ValueSlice } from '@portal/domain/reference.ts'
import { Fragment } from 'react'
import { useSpeech } from '../i18n.tsx'

/** Values that are elements of their own; beyond, they are one text. */
const apartMax = 40

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
  const text = values.map(({ value, label }) => (label === value ? value : `${value} ${label}`)).join(' · ')
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
      <p>{values.length > apartMax ? text : list}</p>
    </details>
  )
}
