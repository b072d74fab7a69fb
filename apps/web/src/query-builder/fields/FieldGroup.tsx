import type { FieldGroup as Group, QueryField } from '@portal/domain/query-field.ts'
import { useState } from 'react'
import { useSpeech } from '../../i18n.tsx'
import type { Query } from '../use-query.ts'
import { FieldRow } from './FieldRow.tsx'
import styles from './fields.module.css'
import { filterFrom, foldFields } from './fold.ts'

/** The fields of one part of the call: those that matter in sight, the others folded. */
export function FieldGroup({ group, api, query }: { group: Group; api: string; query: Query }) {
  const { t } = useSpeech()
  const { fields, state } = query
  // Decided when the fold is closed, not at each key: a field must not move while it is filled in.
  const [{ shown, folded }, setSplit] = useState(() => split())
  const [open, setOpen] = useState(false)
  function split() {
    return foldFields(
      fields.filter(field => field.group === group),
      state.values,
    )
  }
  if (shown.length + folded.length === 0) return null
  const toggle = (nowOpen: boolean) => {
    if (!nowOpen) setSplit(split())
    setOpen(nowOpen)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t(`query.group.${group}`)}</legend>
      {shown.map(field => (
        <FieldRow key={field.key} field={field} api={api} query={query} />
      ))}
      {folded.length > 0 && (
        <details className={styles.fold} open={open} onToggle={event => toggle(event.currentTarget.open)}>
          <summary>{t('query.more', { count: folded.length })}</summary>
          {open && <Folded fields={folded} api={api} query={query} />}
        </details>
      )}
    </fieldset>
  )
}

function Folded({ fields, api, query }: { fields: QueryField[]; api: string; query: Query }) {
  const { t } = useSpeech()
  const [filter, setFilter] = useState('')
  const wanted = filter.trim().toLowerCase()
  const found = fields.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted))
  return (
    <div className={styles.folded}>
      {fields.length > filterFrom && (
        <input
          className="input"
          type="search"
          aria-label={t('query.filter')}
          placeholder={t('query.filter')}
          value={filter}
          onChange={event => setFilter(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {found.map(field => (
        <FieldRow key={field.key} field={field} api={api} query={query} />
      ))}
      {found.length === 0 && <p className={styles.note}>{t('query.options.no-match')}</p>}
    </div>
  )
}
