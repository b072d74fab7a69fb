import { useData } from '../api/data.ts'
import { type ProductRows, productsPath } from '../api/products.ts'
import { useSpeech } from '../i18n.tsx'
import { Absent } from '../layouts/Absent.tsx'
import { Head } from '../layouts/Head.tsx'
import { ProductCards } from '../layouts/ProductCards.tsx'

/** The index of the API products. */
export function ProductsPage() {
  const { t } = useSpeech()
  const { data, error } = useData<ProductRows>(productsPath)
  if (!data) return <Absent error={error} />
  return (
    <div className="page index">
      <Head title={t('products.title')} description={t('products.description')} />
      <h1>{t('products.title')}</h1>
      <p className="lead">{t('products.description')}</p>
      <ProductCards products={data.items} heading="h2" />
    </div>
  )
}
