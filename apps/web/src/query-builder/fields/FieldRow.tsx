import type { QueryField } from '@portal/domain/query-field.ts'
import type { FieldProblem } from '@portal/domain/request.ts'
import { useId } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Html } from '../../ui/Html.tsx'
import type { Query } from '../use-query.ts'
import { controls } from './controls.tsx'
import styles from './fields.module.css'

/** A field: its name, its control, what it means, and what is wrong with it. */
export function FieldRow({ field, api, query }: { field: QueryField; api: string; query: Query }) {
  const { t } = useSpeech()
  const id = useId()
  const { key, name, required, deprecated, description, type, format, list } = field
  const problem = query.state.problems.find(own => own.key === key)
  const described = [description && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const Control = controls[field.control]
  return (
    <div className="field" data-problem={problem ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        <code className={deprecated ? styles.deprecated : undefined}>{name}</code>
        {required && <span className={styles.required}>{t('query.required')}</span>}
        {deprecated && <span className={styles.type}>{t('query.deprecated')}</span>}
        <span className={styles.type}>{`${format ?? type}${list ? '[]' : ''}`}</span>
      </label>
      <Control
        field={field}
        api={api}
        values={query.state.values[key] ?? []}
        onChange={values => query.change({ change: 'value', key, values })}
        aria={{
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': problem ? true : undefined,
          'aria-required': required,
        }}
      />
      {description && <Html className="field-help" id={`${id}-help`} html={description} />}
      <ProblemText id={`${id}-problem`} problem={problem} />
    </div>
  )
}

/** What is wrong with a field, in words and announced. */
export function ProblemText({ id, problem }: { id: string; problem: FieldProblem | undefined }) {
  const { t } = useSpeech()
  return (
    <span className="field-error" id={id} role="alert">
      {problem && t(`query.problem.${problem.kind}`)}
    </span>
  )
}
