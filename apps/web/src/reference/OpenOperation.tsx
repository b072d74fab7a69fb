import type { Navigation } from '@portal/domain/navigation.ts'
import type { OperationSlice, TagSlice } from '@portal/domain/reference.ts'
import { operationQuery } from '@portal/domain/spec.ts'
import { useReadParts } from '../api/read-parts.ts'
import { useSpeech } from '../i18n.tsx'
import { Head } from '../layouts/Head.tsx'
import { listNear } from '../layouts/list-near.ts'
import { PageLink } from '../layouts/PageLink.tsx'
import { paths } from '../paths.ts'
import { OperationRows } from './OperationRows.tsx'
import { OperationView } from './OperationView.tsx'
import { plainText } from './plain-text.ts'

/** An operation, open, with the others of its tag below it. */
export function OpenOperation({ navigation, tag, operation }: OpenOperationProps) {
  const { language, t } = useSpeech()
  const near = listNear(tag.operations, ({ operationId }) => operationId === operation.operationId)
  useReadParts(tag, near)
  const others = near.filter(({ operationId }) => operationId !== operation.operationId)
  return (
    <div className="reference">
      <Head
        title={`${operation.summary} · ${navigation.title[language]}`}
        description={plainText(operation.description)}
        query={operationQuery(operation)}
      />
      <p className="crumb">
        <PageLink href={paths.tag(navigation.path, tag.tag)}>{tag.title}</PageLink>
      </p>
      <OperationView
        key={operation.operationId}
        operation={operation}
        path={navigation.path}
        product={navigation.tokenProduct}
      />
      {others.length > 0 && (
        <section className="reference-others">
          <h2>{t('reference.others', { tag: tag.title })}</h2>
          <OperationRows path={navigation.path} tag={tag.tag} rows={others} />
          {others.length + 1 < tag.operations.length && (
            <p>
              <PageLink href={paths.tag(navigation.path, tag.tag)}>
                {t('reference.allOperations', { count: tag.operations.length })}
              </PageLink>
            </p>
          )}
        </section>
      )}
    </div>
  )
}

interface OpenOperationProps {
  navigation: Navigation
  tag: TagSlice
  operation: OperationSlice
}
