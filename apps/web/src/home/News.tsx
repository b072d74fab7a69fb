import type { NewsItem } from '@portal/domain/showcase.ts'
import type { ProductRow } from '../api/products.ts'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { Html } from '../ui/Html.tsx'

/** The newest entries of the release notes. */
export function News({ items, products }: { items: NewsItem[]; products: ProductRow[] }) {
  const { language, t } = useSpeech()
  if (items.length === 0) return null
  return (
    <section className="page section">
      <h2>{t('home.news')}</h2>
      <ul className="news">
        {items.map(({ api, version, date, text, href }) => (
          <li key={api + version}>
            <time dateTime={date}>{date}</time>
            <div>
              <h3>
                <PageLink href={href}>
                  {products.find(({ name }) => name === api)?.title[language]} {version}
                </PageLink>
              </h3>
              <Html html={text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
