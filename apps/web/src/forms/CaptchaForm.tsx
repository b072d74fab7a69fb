import type { FormFields } from '@portal/domain/form.ts'
import { useSpeech } from '../i18n.tsx'
import { Button } from '../ui/Button.tsx'
import { holdComposing } from '../ui/composing.ts'
import { Notice } from '../ui/Notice.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { FormFieldView } from './FormFieldView.tsx'
import { useForm, type Values } from './use-form.ts'

/** A form for visitors: its fields, the captcha, and what is wrong with them. Sent only when all is right. */
export function CaptchaForm<Name extends string>(props: CaptchaFormProps<Name>) {
  const { fields, labels, autoComplete, submitLabel, label, send } = props
  const { t } = useSpeech()
  const { form, captcha, faults, failure, busy, submit, check } = useForm(fields, send)
  const names = Object.keys(fields) as Name[]
  const wrong = [...names, 'captcha' as const].filter(name => faults[name])
  const labelOf = (name: Name | 'captcha') => (name === 'captcha' ? t('form.captcha') : labels[name as Name])
  const goTo = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input:not([type=hidden]), textarea)`)?.focus()
  return (
    <form
      ref={form}
      className="form needs-script"
      method="post"
      noValidate
      data-app
      aria-label={label}
      onSubmit={submit}
      onKeyDown={holdComposing}
      onChange={event => check(nameOf(event), false)}
      onBlur={event => check(nameOf(event), true)}
    >
      {wrong.length > 1 && (
        <div className="field-wide">
          <Notice tone="bad">
            <p>{t('form.faults', { count: wrong.length })}</p>
            <ul>
              {wrong.map(name => (
                <li key={name}>
                  <button type="button" className="link" onClick={() => goTo(name)}>
                    {labelOf(name)}
                  </button>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {names.map(name => (
        <FormFieldView
          key={name}
          name={name}
          field={fields[name]}
          label={labels[name]}
          autoComplete={autoComplete?.[name]}
          error={faults[name]}
          onChange={() => check(name, false)}
        />
      ))}
      <CaptchaField captcha={captcha} error={faults.captcha} />
      <div className="form-send field-wide">
        <div role="alert" data-failure={failure && ''} tabIndex={-1}>
          {failure && <Notice tone="bad">{failure}</Notice>}
        </div>
        <Button kind="primary" type="submit" aria-disabled={busy} aria-busy={busy}>
          {busy ? t('form.sending') : submitLabel}
        </Button>
      </div>
    </form>
  )
}

const nameOf = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).name

interface CaptchaFormProps<Name extends string> {
  fields: FormFields<Name>
  labels: Record<Name, string>
  autoComplete?: Partial<Record<Name, string>>
  /** What the form is for. */
  label: string
  submitLabel: string
  send: (body: Values<Name> & { captcha: string }) => Promise<void>
}
