import type { OperationSlice } from '@portal/domain/reference.ts'
import type { NewsItem, Showcase } from '@portal/domain/showcase.ts'
import { useSearchParams } from 'react-router'
import { useData } from '../api/data.ts'
import { type ProductRows, productsPath } from '../api/products.ts'
import { FirstSteps } from '../home/FirstSteps.tsx'
import { Hero } from '../home/Hero.tsx'
import { News } from '../home/News.tsx'
import { newsPath, showcaseOperationPath, showcasePath } from '../home/showcase-path.ts'
import { useSpeech } from '../i18n.tsx'
import { Absent } from '../layouts/Absent.tsx'
import { Head } from '../layouts/Head.tsx'
import { ProductCards } from '../layouts/ProductCards.tsx'

/** The front page: a working query, the products, the first steps, the news. */
export function Component() {
  const { language, t } = useSpeech()
  const [search] = useSearchParams()
  const showcase = useData<Showcase>(showcasePath(search, language))
  const operation = useData<OperationSlice>(showcaseOperationPath(language))
  const products = useData<ProductRows>(productsPath)
  const news = useData<{ items: NewsItem[] }>(newsPath(language))
  if (!showcase.data || !operation.data || !products.data || !news.data) {
    return <Absent error={showcase.error ?? operation.error ?? products.error ?? news.error} />
  }
  return (
    <>
      <Head title={t('site.name')} description={t('home.description')} />
      <Hero showcase={showcase.data} operation={operation.data} />
      <section className="page section">
        <h2>{t('products.title')}</h2>
        <ProductCards products={products.data.items} heading="h3" />
      </section>
      <FirstSteps operation={operation.data} />
      <News items={news.data.items} products={products.data.items} />
    </>
  )
}
