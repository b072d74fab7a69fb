import { useRef } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import { holdComposing } from '../../ui/composing.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RealmChoice, realmNames, useRealm } from './RealmChoice.tsx'
import { useLogin } from './use-login.ts'

/**
 * E-mail, password and the identity system they belong to. The fields are the browser's own, so that what a person or
 * a password manager typed before the application was there is kept; `post` keeps a password out of every address.
 */
export function LoginForm({ destination }: { destination: () => string }) {
  const { t } = useSpeech()
  const form = useRef<HTMLFormElement>(null)
  const [realm, setRealm] = useRealm(form)
  const { faults, failure, busy, submit } = useLogin(destination)
  return (
    <form
      ref={form}
      className="login-form"
      method="post"
      noValidate
      data-app
      onKeyDown={holdComposing}
      onSubmit={submit}
    >
      <RealmChoice onChoose={setRealm} />
      <Field label={t('login.email')} {...(faults.email && { error: faults.email })}>
        {control => (
          <input
            {...control}
            className="input"
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <PasswordField error={faults.password} />
      <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
      <Button kind="primary" type="submit" aria-disabled={busy} aria-busy={busy}>
        {busy ? t('login.busy') : t('login.submit', { realm: realmNames[realm] })}
      </Button>
    </form>
  )
}
