import type { TokenProduct } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { Play } from 'lucide-react'
import { useSpeech } from '../i18n.tsx'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Html } from '../ui/Html.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CallExample } from './CallExample.tsx'
import { Method } from './Method.tsx'
import { ParameterList } from './ParameterList.tsx'
import { ResponseList } from './ResponseList.tsx'

/** One operation, open: what it does, what it takes, what it answers, and a call of it. */
export function OperationView({ operation, path, product }: OperationViewProps) {
  const { t } = useSpeech()
  return (
    <div className="operation">
      <article className="operation-text">
        <h1>
          {operation.summary} {operation.deprecated && <Chip tone="warn">{t('reference.deprecated')}</Chip>}
        </h1>
        <p className="operation-address">
          <Method method={operation.method} />
          <code>{operation.path}</code>
        </p>
        <Html html={operation.description} className="prose" />
      </article>
      <div className="operation-call">
        <Button kind="primary" className="needs-script" data-app>
          <Icon of={Play} />
          {t('reference.tryIt')}
        </Button>
        <CallExample operation={operation} product={product} />
      </div>
      <div className="operation-details">
        <ParameterList operation={operation} />
        <ResponseList responses={operation.responses} path={path} />
      </div>
    </div>
  )
}

interface OperationViewProps {
  operation: OperationSlice
  /** Folder of the product, 'ceic/macroeconomic'. */
  path: string
  product: TokenProduct
}
