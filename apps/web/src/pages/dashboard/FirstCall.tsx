import type { TokenProduct } from '@portal/domain/product.ts'
import { useSpeech } from '../../i18n.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import { Code } from '../../ui/Code.tsx'
import { findFirstCall, printFirstCall } from './token-uses.ts'

/** The first call of a product, ready to paste, and the same in the query builder. */
export function FirstCall({ product, secret }: { product: TokenProduct; secret?: string }) {
  const { t } = useSpeech()
  const first = findFirstCall(product)
  if (!first) return null
  return (
    <div className="first-call">
      <p>{secret ? t('token.next.paste') : t('token.next.pasteOwn')}</p>
      <Code title="curl" copy={t('code.copy')} copied={t('code.copied')}>
        {printFirstCall(product, first, location.origin, secret)}
      </Code>
      <ul className="next-links">
        <li>
          <PageLink href={first.queryBuilder}>{t('token.next.queryBuilder')}</PageLink>
          {secret && <span className="next-note">{t('token.next.filledIn')}</span>}
        </li>
        <li>
          <PageLink href={first.guide}>{t('token.next.guide')}</PageLink>
        </li>
      </ul>
    </div>
  )
}
