import type { HtmlPageData } from '@portal/domain/page.ts'
import { type ModelRow, referencePath } from '@portal/domain/reference.ts'
import { useLocation, useParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { useProductTitle } from '../../api/product-title.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Article } from '../../layouts/Article.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import { PageNumbers, usePart } from '../../layouts/PageNumbers.tsx'
import { PageTools } from '../../layouts/PageTools.tsx'
import { paths } from '../../paths.ts'
import { Html } from '../../ui/Html.tsx'

/** How to read models, and the list of all of them. */
export function ModelsPage() {
  const { language, t } = useSpeech()
  const { vendor, product } = useParams()
  const area = useProductTitle()
  const page = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  const models = useData<{ items: ModelRow[] }>(referencePath.models(`${vendor}-${product}`, language))
  const { part, ...numbers } = usePart(models.data?.items ?? [])
  if (!page.data || !models.data) return <Absent error={page.error ?? models.error} />
  return (
    <Article page={page.data.data} area={area} opening={<PageTools />}>
      <section className="models">
        <h2 id="all">{t('reference.allModels', { count: models.data.items.length })}</h2>
        <dl>
          {part.map(({ name, summary }) => (
            <div key={name}>
              <dt>
                <PageLink href={paths.model(`${vendor}/${product}`, name)}>{name}</PageLink>
              </dt>
              <Html as="dd" html={summary} />
            </div>
          ))}
        </dl>
        <PageNumbers href={paths.page(`${vendor}/${product}`, 'docs/models')} {...numbers} />
      </section>
    </Article>
  )
}
