import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { useSpeech } from '../i18n.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { Captcha } from './use-captcha.ts'

const Recaptcha = lazy(() => import('./Recaptcha.tsx').then(module => ({ default: module.Recaptcha })))

/** One box to tick; the proof behind it is found by the browser. */
export function CaptchaField({ captcha, error }: { captcha: Captcha; error: string | undefined }) {
  const { t } = useSpeech()
  const id = useId()
  const { state, recaptcha } = captcha
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was ticked before the page was alive is taken over once
  useEffect(() => {
    if (box.current?.checked) captcha.solve()
  }, [])
  const isTicked = state === 'working' || state === 'solved'
  return (
    <div className="field captcha" data-field="captcha">
      {recaptcha ? (
        <Suspense fallback={<Spinner label={t('page.loading')} />}>
          <Recaptcha {...recaptcha} onAnswer={captcha.take} isSolved={state === 'solved'} />
        </Suspense>
      ) : (
        <label className="check">
          <input
            type="checkbox"
            ref={box}
            checked={isTicked}
            onChange={isTicked ? captcha.reset : captcha.solve}
            aria-describedby={`${id}-state ${id}-error`}
            aria-invalid={error ? true : undefined}
            aria-required
          />
          <span>{t('form.captcha')}</span>
        </label>
      )}
      <span className="captcha-state" id={`${id}-state`} role="status">
        {state !== 'waiting' && t(`form.captcha.${state}`)}
      </span>
      <span className="field-error" id={`${id}-error`} role="alert">
        {error}
      </span>
    </div>
  )
}
