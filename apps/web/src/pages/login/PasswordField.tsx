import { type KeyboardEvent, useState } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A password that can be looked at, with a word when Caps Lock is on. */
export function PasswordField({ error }: { error: string | undefined }) {
  const { t } = useSpeech()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className="password">
      <Field label={t('login.password')} {...(error && { error })}>
        {control => (
          <div className="input-row">
            <input
              {...control}
              className="input"
              type={shown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              required
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={() => setCapsLock(false)}
            />
            <Button
              className="button-icon"
              aria-label={t('login.show')}
              aria-pressed={shown}
              data-app
              onClick={() => setShown(!shown)}
            >
              <Icon of={shown ? 'eye-off' : 'eye'} />
            </Button>
          </div>
        )}
      </Field>
      <span className="field-help" role="status">
        {capsLock && t('login.capsLock')}
      </span>
    </div>
  )
}
