import type { TokenScope } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { lazy, Suspense } from 'react'
import { useSpeech } from '../i18n.tsx'
import { PageTools } from '../layouts/PageTools.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Html } from '../ui/Html.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { BodyView } from './BodyView.tsx'
import { CallExample } from './CallExample.tsx'
import { Method } from './Method.tsx'
import { ParameterList } from './ParameterList.tsx'
import { ResponseList } from './ResponseList.tsx'
import { useTrying } from './use-trying.ts'

const loadBuilder = () => import('../query-builder/QueryBuilder.tsx')
const QueryBuilder = lazy(() => loadBuilder().then(module => ({ default: module.QueryBuilder })))

/** One operation, open: what it does, what it takes, what it answers, and a call of it to read or to try in place. */
export function OperationView({ operation, path, product }: OperationViewProps) {
  const { t } = useSpeech()
  const { state, byHand, open, close, button } = useTrying()
  const { body } = operation
  return (
    <div className={state === 'trying' ? 'operation' : 'operation operation-reading'}>
      <article className="operation-text">
        <h1>
          {`${operation.summary} `}
          {operation.deprecated && <Chip tone="warn">{t('reference.deprecated')}</Chip>}
        </h1>
        <p className="operation-address">
          <Method method={operation.method} />
          <code>{operation.path}</code>
        </p>
        <PageTools />
        <Html html={operation.description} className="prose" />
      </article>
      {state !== 'trying' && (
        <>
          <div className="operation-call">
            <Button
              kind="primary"
              className="needs-script"
              data-app
              ref={button}
              onClick={open}
              onPointerEnter={loadBuilder}
              onFocus={loadBuilder}
            >
              <Icon of="play" />
              {t('reference.tryIt')}
            </Button>
            <CallExample operation={operation} product={product} />
          </div>
          <div className="operation-details">
            <ParameterList operation={operation} path={path} />
            {body && !body.fields && <BodyView body={body} path={path} />}
            <ResponseList responses={operation.responses} path={path} />
          </div>
        </>
      )}
      {state !== 'reading' && (
        <div className="operation-try" hidden={state === 'tried'}>
          <Button onClick={close}>
            <Icon of="book-open" />
            {t('reference.read')}
          </Button>
          <Suspense fallback={<Spinner label={t('page.loading')} />}>
            <QueryBuilder
              slice={operation}
              product={product}
              responsesHref={paths.page(path, 'docs/responses')}
              opened={byHand}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

interface OperationViewProps {
  operation: OperationSlice
  /** Folder of the product, 'ceic/macroeconomic'. */
  path: string
  product: TokenScope
}
