import type { TokenProduct } from '@portal/domain/product.ts'
import { useTokens } from '../../api/tokens.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Head } from '../../layouts/Head.tsx'
import { TokenCard } from './TokenCard.tsx'
import { sortProducts } from './token-uses.ts'
import { VerifyToken } from './VerifyToken.tsx'

/** The tokens of an account: what there is, a new one, and whether one at hand is good. */
export function Component() {
  const { t } = useSpeech()
  const { data, error } = useTokens()
  const find = (product: TokenProduct) => data?.items.find(token => token.product === product)
  return (
    <>
      <Head title={t('token.title')} />
      <header className="dashboard-head">
        <h1>{t('token.title')}</h1>
        <p>{t('token.lead')}</p>
      </header>
      {data ? (
        <>
          <ul className="cards">
            {sortProducts(data.available).map(product => (
              <TokenCard
                key={product}
                product={product}
                token={find(product)}
                isAvailable={data.available.includes(product)}
              />
            ))}
          </ul>
          <VerifyToken />
        </>
      ) : (
        <Absent error={error} />
      )}
    </>
  )
}
