import type { HtmlPageData } from '@portal/domain/page.ts'
import { useData } from '../../api/data.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { type ProductRow, type ProductRows, productsPath } from '../../api/products.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { FirstLinks } from '../../layouts/FirstLinks.tsx'
import { Head } from '../../layouts/Head.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import { PageTools } from '../../layouts/PageTools.tsx'
import { ProblemReason } from '../../layouts/ProblemReason.tsx'
import { VersionChooser } from '../../layouts/VersionChooser.tsx'
import { paths } from '../../paths.ts'
import { Html } from '../../ui/Html.tsx'

/** The index of the documentation: which API, in which version, and where to begin. */
export function DocsIndexPage() {
  const { language } = useSpeech()
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
        {groupByProvider(products.data.items).map(([api, ...others]) => (
          <li key={api.name} className="card" data-brand={api.brand}>
            {others.length > 0 ? <VersionChooser apis={[api, ...others]} /> : <ApiCard api={api} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The API of a provider that has no other. */
function ApiCard({ api }: { api: ProductRow }) {
  const { language, t } = useSpeech()
  const { path, title, version } = api
  return (
    <>
      <p className="card-mark">{version ? t('docs.version', { version }) : t('failed.closedTitle')}</p>
      <h2>
        <PageLink href={paths.api(path)}>{title[language]}</PageLink>
      </h2>
      {!version && <ProblemReason place={path} />}
      <FirstLinks api={api} />
    </>
  )
}

/** APIs whose addresses begin alike, as the version switcher of the menu has them; no group is empty. */
const groupByProvider = (apis: ProductRow[]) =>
  [...Map.groupBy(apis, ({ path }) => path.split('/')[0]).values()] as [ProductRow, ...ProductRow[]][]
