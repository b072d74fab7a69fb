import type { ProductRow } from '../api/products.ts'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { PageLink } from './PageLink.tsx'

/** The products as cards, each in the colour of its brand. */
export function ProductCards({ products, heading: Heading }: { products: ProductRow[]; heading: 'h2' | 'h3' }) {
  const { language, t } = useSpeech()
  return (
    <ul className="cards">
      {products.map(({ name, path, brand, title, summary }) => (
        <li key={name} className="card" data-brand={brand}>
          <Heading>
            <PageLink href={paths.product(path)}>{title[language]}</PageLink>
          </Heading>
          <p>{summary[language]}</p>
          <p className="card-links">
            <PageLink href={paths.api(path)}>{t('products.docs')}</PageLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
