import type { HtmlPageData } from '@portal/domain/page.ts'
import { isTokenProduct } from '@portal/domain/product.ts'
import { useLocation, useParams } from 'react-router'
import { useData } from '../api/data.ts'
import { pageDataPath } from '../api/page-data.ts'
import { type ProductRows, productsPath } from '../api/products.ts'
import { useSpeech } from '../i18n.tsx'
import { Absent } from '../layouts/Absent.tsx'
import { Article } from '../layouts/Article.tsx'
import { Figures } from '../layouts/Figures.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { ProblemReason } from '../layouts/ProblemReason.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'

/** The page of an API product: what it holds, what a call looks like, where to begin. */
export function ProductPage() {
  const { language, t } = useSpeech()
  const { vendor, product } = useParams()
  const { data: page, error } = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  const products = useData<ProductRows>(productsPath)
  if (!page || !products.data) return <Absent error={error ?? products.error} />
  const apis = products.data.items.filter(item => item.page === `${vendor}/${product}`)
  return (
    <div className="page product">
      <Article
        page={page.data}
        opening={
          <>
            <p className="actions">
              {apis.map(({ path, title }) => (
                <PageLink key={path} href={paths.api(path)} className={buttonClass('primary')}>
                  {apis.length > 1 ? t('products.docsOf', { name: title[language] }) : t('home.start')}
                </PageLink>
              ))}
              {apis.some(({ tokenProduct }) => tokenProduct === 'ceicSandbox') && (
                <PageLink href={paths.registerTrial} className={buttonClass()}>
                  {t('query.token.trial')}
                </PageLink>
              )}
              {apis.some(({ tokenProduct }) => isTokenProduct(tokenProduct)) && (
                <PageLink href={paths.login} className={buttonClass()}>
                  {t('home.step1')}
                </PageLink>
              )}
            </p>
            {apis.some(({ version }) => !version) && <ProblemReason place={`${vendor}/${product}`} />}
            <Figures figures={apis[0]?.figures ?? []} />
          </>
        }
      />
    </div>
  )
}
