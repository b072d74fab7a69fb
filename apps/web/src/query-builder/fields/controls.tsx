import type { FieldControl } from '@portal/domain/query-field.ts'
import type { ReactNode } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { ChoiceControl } from './ChoiceControl.tsx'
import type { ControlProps } from './control.ts'
import { ListControl } from './ListControl.tsx'
import { placeholder } from './placeholder.ts'

/** The control of each kind of field. */
export const controls: Record<FieldControl, (props: ControlProps) => ReactNode> = {
  text: props => <LineControl {...props} type="text" />,
  number: props => <LineControl {...props} type="text" inputMode="decimal" />,
  date: props => <LineControl {...props} type="date" />,
  secret: props => <LineControl {...props} type="password" />,
  boolean: BooleanControl,
  choice: ChoiceControl,
  list: ListControl,
  json: JsonControl,
}

interface LineProps extends ControlProps {
  type: 'text' | 'date' | 'password'
  inputMode?: 'decimal'
}

function LineControl({ field, values, onChange, aria, type, inputMode }: LineProps) {
  const { t } = useSpeech()
  return (
    <input
      className="input"
      {...aria}
      type={type}
      inputMode={inputMode}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      spellCheck={false}
      maxLength={field.maxLength}
      placeholder={placeholder(field, t)}
      value={values[0] ?? ''}
      onChange={event => onChange(event.target.value === '' ? [] : [event.target.value])}
    />
  )
}

function BooleanControl({ field, values, onChange, aria }: ControlProps) {
  const { t } = useSpeech()
  return (
    <select
      className="input"
      {...aria}
      value={values[0] ?? ''}
      onChange={event => onChange(event.target.value === '' ? [] : [event.target.value])}
    >
      <option value="">{placeholder(field, t) ?? t('query.unset')}</option>
      <option value="true">true</option>
      <option value="false">false</option>
    </select>
  )
}

function JsonControl({ field, values, onChange, aria }: ControlProps) {
  return (
    <textarea
      className="input"
      {...aria}
      rows={10}
      spellCheck={false}
      autoComplete="off"
      placeholder={field.example === undefined ? undefined : JSON.stringify(field.example, null, 2)}
      value={values[0] ?? ''}
      onChange={event => onChange(event.target.value === '' ? [] : [event.target.value])}
    />
  )
}
