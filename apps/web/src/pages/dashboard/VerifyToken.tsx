import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import { holdComposing } from '../../ui/composing.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useVerify } from './use-verify.ts'

/** Says in words whether a token that somebody has at hand is good. */
export function VerifyToken() {
  const { t } = useSpeech()
  const { fault, result, busy, submit } = useVerify()
  return (
    <section className="dashboard-section">
      <h2>{t('token.verify.title')}</h2>
      <form className="verify" onSubmit={submit} onKeyDown={holdComposing}>
        <Field label={t('token.verify.label')} help={t('token.verify.help')} {...(fault && { error: fault })}>
          {control => (
            <div className="input-row">
              <input {...control} className="input code-input" name="token" autoComplete="off" spellCheck={false} />
              <Button type="submit" aria-disabled={busy}>
                {t('token.verify.submit')}
              </Button>
            </div>
          )}
        </Field>
      </form>
      <div role="status">{result && <Notice tone={result.tone}>{result.words}</Notice>}</div>
    </section>
  )
}
