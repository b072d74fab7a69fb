import type { TokenProduct } from '@portal/domain/product.ts'
import { useState } from 'react'
import type { TokenInfo } from '../../api/tokens.ts'
import { useSpeech } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NewSecret } from './NewSecret.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { TokenFacts } from './TokenFacts.tsx'
import { TokenState } from './TokenState.tsx'
import { useGenerate } from './use-generate.ts'

/** The token of one product: its state, and a new one for it. */
export function TokenCard({ product, token, isAvailable }: TokenCardProps) {
  const { t } = useSpeech()
  const [asking, setAsking] = useState(false)
  const { secret, failure, busy, generate } = useGenerate(product)
  return (
    <li className={isAvailable ? 'card' : 'card card-closed'}>
      <div className="card-head">
        <h2>{t(`token.product.${product}`)}</h2>
        <TokenState token={token} isAvailable={isAvailable} />
      </div>
      {!isAvailable && <p>{t('error.token-no-subscription')}</p>}
      {token && <TokenFacts token={token} />}
      {isAvailable && !token && <p>{t('token.none')}</p>}
      <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
      {secret && <NewSecret key={secret} product={product} secret={secret} />}
      {isAvailable && (
        <Button
          kind={token ? 'plain' : 'primary'}
          className="card-action"
          aria-disabled={busy}
          onClick={() => (token ? setAsking(true) : generate())}
        >
          {token ? t('token.replace') : t('token.generate')}
          <span className="unseen">{t(`token.product.${product}`)}</span>
        </Button>
      )}
      {asking && token && (
        <ReplaceDialog
          token={token}
          onAnswer={replace => {
            setAsking(false)
            if (replace) generate()
          }}
        />
      )}
    </li>
  )
}

interface TokenCardProps {
  product: TokenProduct
  token: TokenInfo | undefined
  isAvailable: boolean
}
