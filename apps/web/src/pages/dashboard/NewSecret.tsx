import type { TokenProduct } from '@portal/domain/product.ts'
import { useEffect, useRef } from 'react'
import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FirstCall } from './FirstCall.tsx'
import { findFirstCall } from './token-uses.ts'

/** A secret, this once, in a field that copies; under it what to do next. */
export function NewSecret({ product, secret }: { product: TokenProduct; secret: string }) {
  const { t } = useSpeech()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="new-secret">
      <Field label={t('token.secret')} help={t('token.secret.once')}>
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
            <Button kind="primary" data-copy={secret} data-done={t('code.copied')}>
              {t('code.copy')}
            </Button>
          </div>
        )}
      </Field>
      {findFirstCall(product) && (
        <>
          <h3>{t('token.next')}</h3>
          <FirstCall product={product} secret={secret} />
        </>
      )}
    </div>
  )
}
