import type { HtmlPageData } from '@portal/domain/page.ts'
import { useData } from '../../api/data.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { type ProductRows, productsPath } from '../../api/products.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Head } from '../../layouts/Head.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import { PageTools } from '../../layouts/PageTools.tsx'
import { ProblemReason } from '../../layouts/ProblemReason.tsx'
import { paths } from '../../paths.ts'
import { Html } from '../../ui/Html.tsx'

/** The index of the documentation: which API, in which version, and where to begin. */
export function DocsIndexPage() {
  const { language, t } = useSpeech()
  const page = useData<HtmlPageData>(pageDataPath('/docs', language))
  const products = useData<ProductRows>(productsPath)
  if (!page.data || !products.data) return <Absent error={page.error ?? products.error} />
  const { title, description, html } = page.data.data
  return (
    <div className="page index">
      <Head title={title} description={description} feed={paths.feed()} />
      <h1>{title}</h1>
      <PageTools feed={paths.feed()} />
      <Html className="prose" html={html} />
      <ul className="cards">
        {products.data.items.map(({ name, path, brand, title, version, firstPages }) => (
          <li key={name} className="card" data-brand={brand}>
            <p className="card-mark">{version ? t('docs.version', { version }) : t('failed.closedTitle')}</p>
            <h2>
              <PageLink href={paths.api(path)}>{title[language]}</PageLink>
            </h2>
            {!version && <ProblemReason place={path} />}
            <ul className="card-links">
              {firstPages.map(address => (
                <li key={address}>
                  <PageLink href={paths.page(path, address)}>{t(pageNames[address])}</PageLink>
                </li>
              ))}
              {formats.slice(0, version ? 2 : 0).map(format => (
                <li key={format}>
                  <a href={paths.openapi(path, format)}>OpenAPI {format.toUpperCase()}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The files of a document; there are none of one that cannot be read. */
const formats = ['json', 'yaml'] as const

const pageNames = {
  'getting-started/prerequisites': 'docs.gettingStarted',
  'docs/models': 'docs.models',
  'docs/responses': 'docs.responses',
  'release-notes': 'docs.releaseNotes',
} as const
