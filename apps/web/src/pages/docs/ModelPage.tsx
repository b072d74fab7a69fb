import { type ModelSlice, referencePath } from '@portal/domain/reference.ts'
import { useParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { useProductTitle } from '../../api/product-title.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Head } from '../../layouts/Head.tsx'
import { PageLink } from '../../layouts/PageLink.tsx'
import { PageTools } from '../../layouts/PageTools.tsx'
import { paths } from '../../paths.ts'
import { Example } from '../../reference/Example.tsx'
import { plainText } from '../../reference/plain-text.ts'
import { hasMembers, SchemaMembers } from '../../reference/SchemaMembers.tsx'
import { TypeName } from '../../reference/TypeName.tsx'
import { Values } from '../../reference/Values.tsx'
import { Html } from '../../ui/Html.tsx'

/** Models that a page names as users of its own. */
const usersMax = 100

/** A model: its fields, an example, and the models that use it. */
export function Component() {
  const { language, t } = useSpeech()
  const { vendor, product, model = '' } = useParams()
  const area = useProductTitle()
  const { data, error } = useData<ModelSlice>(referencePath.model(`${vendor}-${product}`, model, language))
  if (!data) return <Absent error={error} />
  const path = `${vendor}/${product}`
  return (
    <div className="reference">
      <Head
        title={`${data.name} · ${t('docs.models')} · ${area}`}
        description={plainText(data.description) || data.name}
      />
      <p className="crumb">
        <PageLink href={paths.page(path, 'docs/models')}>{t('docs.models')}</PageLink>
      </p>
      <div className="operation operation-reading">
        <div className="operation-text">
          <h1 className="model-name">{data.name}</h1>
          <PageTools />
          <Html html={data.description} className="prose" />
        </div>
        {data.example !== undefined && (
          <div className="operation-call">
            <Example
              key={data.name}
              title={t('reference.example')}
              example={data.example}
              href={referencePath.modelExample(data.api, data.name)}
            />
          </div>
        )}
        <div className="operation-details">
          <section>
            <h2 id="fields">{t(hasMembers(data.schema) ? 'reference.fields' : 'reference.type')}</h2>
            {hasMembers(data.schema) ? (
              <SchemaMembers schema={data.schema} path={path} />
            ) : (
              <p>
                <TypeName type={data.schema.type} path={path} />
              </p>
            )}
            {data.values && <Values values={data.values} />}
            {data.usedBy.length > 0 && (
              <p className="used-by">
                {t('reference.usedBy')}{' '}
                {data.usedBy.slice(0, usersMax).map(name => (
                  <PageLink key={name} href={paths.model(path, name)}>
                    {name}
                  </PageLink>
                ))}
              </p>
            )}
          </section>
        </div>
      </div>
    </div>
  )
}
