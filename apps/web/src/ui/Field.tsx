import { type ReactNode, useId } from 'react'

/** What ties a control to its label, help and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A labelled control: label above, help under it, error under both and announced. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <span className="field-help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <span className="field-error" id={`${id}-error`} role="alert">
        {error}
      </span>
    </div>
  )
}

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: string
  children: (control: FieldControl) => ReactNode
}
