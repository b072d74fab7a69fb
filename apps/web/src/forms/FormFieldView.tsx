import type { FormField } from '@portal/domain/form.ts'
import { useId } from 'react'
import { useSpeech } from '../i18n.tsx'
import { Field } from '../ui/Field.tsx'
import { CountrySelect } from './CountrySelect.tsx'

/** One field of a form with its label above and its error under it. The fields are the browser's own. */
export function FormFieldView({ name, field, label, autoComplete, error, onChange }: FormFieldProps) {
  const { t } = useSpeech()
  if (field.kind === 'check') return <Check {...{ name, field, label, error }} />
  const shown = field.required ? label : `${label}${t('form.optional')}`
  return (
    <div data-field={name} className={field.kind === 'text' ? 'field-wide' : undefined}>
      <Field label={shown} {...(error && { error })}>
        {control => {
          const common = { ...control, name, className: 'input', 'aria-required': field.required }
          if (field.kind === 'country')
            return <CountrySelect {...{ name, control, label, onChange }} required={field.required} />
          if (field.kind === 'text') return <textarea {...common} rows={5} />
          const type = field.kind === 'mail-address' ? 'email' : 'text'
          return <input {...common} type={type} autoComplete={autoComplete ?? 'on'} />
        }}
      </Field>
    </div>
  )
}

interface FormFieldProps {
  name: string
  field: FormField
  label: string
  /** What the browser may fill in. */
  autoComplete?: string | undefined
  error: string | undefined
  /** Called when a choice changes that the browser does not tell of. */
  onChange: () => void
}

function Check({ name, field, label, error }: Omit<FormFieldProps, 'onChange'>) {
  const id = useId()
  return (
    <div className="field field-wide" data-field={name}>
      <label className="check">
        <input
          type="checkbox"
          name={name}
          aria-required={field.required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      <span className="field-error" id={id} role="alert">
        {error}
      </span>
    </div>
  )
}
