import type { TokenProduct } from '@portal/domain/product.ts'
import { useSpeech } from '../../i18n.tsx'
import { SecretField } from '../../ui/SecretField.tsx'
import { FirstCall } from './FirstCall.tsx'
import { findFirstCall } from './token-uses.ts'

/** A secret, this once, in a field that copies; under it what to do next. */
export function NewSecret({ product, secret }: { product: TokenProduct; secret: string }) {
  const { t } = useSpeech()
  return (
    <div className="new-secret">
      <SecretField
        label={t('token.secret')}
        help={t('token.secret.once')}
        secret={secret}
        copy={t('code.copy')}
        copied={t('code.copied')}
      />
      {findFirstCall(product) && (
        <>
          <h3>{t('token.next')}</h3>
          <FirstCall product={product} secret={secret} />
        </>
      )}
    </div>
  )
}
