import type { ProductRow } from '../api/products.ts'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { Figures } from './Figures.tsx'
import { PageLink } from './PageLink.tsx'
import { ProblemReason } from './ProblemReason.tsx'

/** The products as cards, each in the colour of its brand, with figures counted in the running data. */
export function ProductCards({ products, heading: Heading }: { products: ProductRow[]; heading: 'h2' | 'h3' }) {
  const { language, t } = useSpeech()
  return (
    <ul className="cards">
      {products.map(({ name, path, page, brand, title, summary, version, figures }) => (
        <li key={name} className="card" data-brand={brand}>
          <Heading>
            <PageLink href={paths.product(page)}>{title[language]}</PageLink>
          </Heading>
          <p>{summary[language]}</p>
          {!version && (
            <>
              <p className="card-mark">{t('failed.closedTitle')}</p>
              <ProblemReason place={path} />
            </>
          )}
          <Figures figures={figures} />
          <p className="card-links">
            <PageLink href={paths.api(path)}>{t('products.docs')}</PageLink>
            <PageLink href={paths.page(path, 'release-notes')}>{t('docs.releaseNotes')}</PageLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
