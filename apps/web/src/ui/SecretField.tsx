import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'

/** A secret in a field that has the focus, is chosen whole, and copies. */
export function SecretField({ label, help, secret, copy, copied }: SecretFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Field label={label} help={help}>
      {control => (
        <div className="input-row">
          <textarea
            {...control}
            ref={field}
            className="input code-input secret-input"
            rows={1}
            readOnly
            value={secret}
            onFocus={event => event.currentTarget.select()}
          />
          <Button kind="primary" data-copy={secret} data-done={copied}>
            {copy}
          </Button>
        </div>
      )}
    </Field>
  )
}

interface SecretFieldProps {
  label: string
  help: string
  secret: string
  copy: string
  copied: string
}
