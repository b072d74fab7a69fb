import { type TokenList, useTokens } from '../../api/tokens.ts'
import { useUser } from '../../api/user.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Head } from '../../layouts/Head.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FirstCall } from './FirstCall.tsx'
import { TokenState } from './TokenState.tsx'
import { findFirstCall } from './token-uses.ts'

/** Where one stands: the tokens one has, and the next step. */
export function Component() {
  const { t } = useSpeech()
  const { data: user } = useUser()
  const { data: tokens, error } = useTokens()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.username
  return (
    <>
      <Head title={t('dashboard.title')} />
      <header className="dashboard-head">
        <h1>{t('dashboard.title')}</h1>
        {user && <p>{t('dashboard.signedInAs', { name: name ?? '', realm: user.realm.toUpperCase() })}</p>}
      </header>
      {tokens ? <Standing tokens={tokens} /> : <Absent error={error} />}
    </>
  )
}

function Standing({ tokens: { items, available } }: { tokens: TokenList }) {
  const { t } = useSpeech()
  if (available.length === 0) return <NothingToCall />
  const callable = available.filter(findFirstCall)
  return (
    <>
      <section className="dashboard-section">
        <h2>{t('dashboard.yourTokens')}</h2>
        <ul className="token-rows">
          {available.map(product => (
            <li key={product}>
              <span>{t(`token.product.${product}`)}</span>
              <TokenState token={items.find(token => token.product === product)} isAvailable />
            </li>
          ))}
        </ul>
        <PageLink href={paths.tokens} className={buttonClass(items.length === 0 ? 'primary' : 'plain')}>
          {items.length === 0 ? t('dashboard.firstToken') : t('dashboard.manageTokens')}
        </PageLink>
      </section>
      {callable.length > 0 && (
        <section className="dashboard-section">
          <h2>{t('dashboard.nextSteps')}</h2>
          {callable.map(product => (
            <FirstCall key={product} product={product} />
          ))}
        </section>
      )}
    </>
  )
}

function NothingToCall() {
  const { t } = useSpeech()
  return (
    <Notice>
      <p>{t('error.token-no-subscription')}</p>
      <p>
        {t('dashboard.noSubscription')} <PageLink href={paths.contact}>{t('footer.contact')}</PageLink>
      </p>
    </Notice>
  )
}
